import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, hello, table } from "../../wire/fakes";
import { speak } from "../../lib/language.svelte";
import { TableStore } from "../../store/table.svelte";
import Chairs from "./Chairs.svelte";
import { NEW_MS } from "./fresh.svelte";

let store: TableStore;

beforeEach(async () => {
  await speak("fr");
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
  store = new TableStore({ table: "t", secret: "s" }, null);
  FakeSocket.last.accept();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("whoever sits down is shown as new for a while; who was there before, and who goes, is not", () => {
  const [lea, bo] = table().seats;
  const nobody = { ...bo!, name: "", person: false };
  const at = (seat: typeof nobody) => table({ phase: "waiting", seats: [lea!, seat] });
  const props = $state({ store, table: at(nobody), game: null });
  FakeSocket.last.say(hello(5, [0], [], { table: props.table, views: {} }));
  const chairs = mount(Chairs, { target: document.body, props });
  const fresh = () => {
    flushSync();
    return [...document.querySelectorAll("ol > li")].map((chair) => chair.classList.contains("fresh"));
  };
  expect(fresh()).toEqual([false, false]);
  props.table = at(bo!);
  expect(fresh()).toEqual([false, true]);
  props.table = at({ ...bo!, name: "Zoé" });
  vi.advanceTimersByTime(NEW_MS - 1);
  expect(fresh()).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect(fresh()).toEqual([false, false]);
  props.table = at(nobody);
  expect(fresh()).toEqual([false, false]);
  void unmount(chairs);
});
