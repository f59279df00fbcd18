import { expect, it, vi } from "vitest";
import { FakeSocket, entry, hello, table } from "../wire/fakes";
import type { Entry } from "../wire/wire";
import { need, speak } from "../lib/language.svelte";
import { TableStore } from "../store/table.svelte";

const CHANGES: Entry[] = [
  entry("freed", { seat: 1, bot: "renard", was: "Léo" }),
  entry("sat", { seat: 1, name: "Zo", was: "renard" }),
  entry("named", { seat: 1, name: "Zoé", was: "Zo" }),
  entry("bot", { seat: 1, bot: "chaton", was: "Zoé" }),
];

it("comes back where the chairs have changed meanwhile, on an engine without Array.prototype.with", async () => {
  const own = Object.getOwnPropertyDescriptor(Array.prototype, "with")!;
  Reflect.deleteProperty(Array.prototype, "with");
  await import("./first");
  await speak("fr");
  await need("voleurs");
  vi.stubGlobal("WebSocket", FakeSocket);
  const store = new TableStore({ table: "t", secret: "s" }, null);
  FakeSocket.last.accept();
  FakeSocket.last.say(hello(5, [], [0]));
  const missed = CHANGES.map((entry, at) => ({ n: 6 + at, entry: { ...entry, at }, events: [] }));
  FakeSocket.last.say(hello(9, [], [0], { table: table(), missed }));
  await vi.waitFor(() =>
    expect(store.retelling.story.map((line) => line.entry.kind)).toEqual(["freed", "sat", "named"]),
  );
  expect(store.retelling.story.map(({ who }) => who.seats[1]?.bot || who.seats[1]?.name)).toEqual(["Léo", "Zo", "Zoé"]);
  store.close();
  vi.unstubAllGlobals();
  Object.defineProperty(Array.prototype, "with", own);
});
