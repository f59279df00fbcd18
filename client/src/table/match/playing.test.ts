import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, hello, table, view } from "../../wire/fakes";
import type { Table } from "../../wire/wire";
import type { BoardModule } from "../../lib/board";
import { PLAIN } from "../../lib/plain";
import AnyBoard from "../../any/AnyBoard.svelte";
import { moduleOf } from "../../any/module";
import { need, speak } from "../../lib/language.svelte";
import { TableStore } from "../../store/table.svelte";
import { Absence } from "../saying/absence.svelte";
import Paused from "../saying/Paused.svelte";
import Playing from "./Playing.svelte";

vi.hoisted(() => {
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const NOW = 1_000_000;
const [LEA, BO] = table().seats;
const GONE = { ...BO!, here: false, gone_at: NOW - 18_000, bot_at: NOW + 42_000 };
const ASKED = { n: 5, question: "back" as const, seat: 1, name: "", game: "", yes: [1], missing: [0] };
const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
const game = moduleOf("voleurs", { contract: 1, files: {}, langs: [], pieces: [], roles: {}, moves: [] });
const drawn: BoardModule = { ...PLAIN, prompt: () => "Choisis une carte.", own: { game, Frame: AnyBoard } };

let store: TableStore;

beforeEach(async () => {
  await speak("fr");
  await need("voleurs");
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What stands between the board and what is one's own. */
async function foot(you: number[], more: Partial<Table>): Promise<string[]> {
  store = new TableStore({ table: "t", secret: "s" }, null);
  FakeSocket.last.accept();
  FakeSocket.last.say(hello(5, you, [1], { table: table(more) }));
  await vi.advanceTimersByTimeAsync(0);
  const props = {
    store,
    table: store.seen.table!,
    view: store.seen.view ?? view(-1, []),
    game: null,
    drawn,
    over: false,
    absence: new Absence(store),
    bar: nothing,
    actions: nothing,
    another: () => {},
  };
  const page = mount(Playing, { target: document.body, props });
  flushSync();
  const found = [...document.querySelectorAll(".foot > *")].map(({ classList }) => classList[0] ?? "");
  const first = document.querySelector(".stage.asks") ? ["asks"] : [];
  void unmount(page);
  return [...first, ...found];
}

it("says what can be done where a match goes on; a question comes first, and whoever is awaited", async () => {
  expect(await foot([0], {})).toEqual(["prompt"]);
  expect(await foot([0], { asked: ASKED })).toEqual(["asks", "asked"]);
  expect(await foot([0], { seats: [LEA!, GONE] })).toEqual(["away"]);
});

it("says in a pause who paused and how to go on, and misses nobody", async () => {
  const pause = { at: NOW - 1, until: NOW, seat: 1 };
  expect(await foot([0], { pause, seats: [LEA!, GONE] })).toEqual(["paused"]);
  expect(await foot([0, 1], { pause })).toEqual(["paused"]);
  expect(store.seen.mine).toBe(false);
  const drawn = mount(Paused, { target: document.body, props: { store } });
  expect(document.querySelector(".paused p")?.textContent).toBe("Bo met la partie en pause.");
  document.querySelector<HTMLElement>(".paused button")?.click();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: "go_on", seat: 0 });
  void unmount(drawn);
});

it("asks and says nothing behind a curtain", async () => {
  expect(await foot([0, 1], { asked: ASKED })).toEqual([]);
});
