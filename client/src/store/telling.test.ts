import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { type Step, Teller } from "./telling.svelte";

const A_WHILE = 100;
const event = (kind: string) => ({ kind, rule: "XX-1" });
const dwell = ({ kind }: { kind: string }) => (kind === "quiet" ? 0 : A_WHILE);
const step = (after: number, ...kinds: string[]): Step<number> => ({ events: kinds.map(event), after, dwell });
const pass = () => vi.advanceTimersByTimeAsync(A_WHILE);

let teller: Teller<number>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 1;
  teller = new Teller();
  teller.show(0);
});

describe("telling", () => {
  it("shows each event, with what comes after it, and then lays it there", async () => {
    const done = teller.tell(step(1, "a", "quiet", "b"));
    expect([teller.told?.kind, teller.now, teller.next, teller.telling]).toEqual(["a", 0, 1, true]);
    await pass();
    expect(teller.told?.kind).toBe("b");
    await pass();
    expect(await done).toBe(true);
    expect([teller.told, teller.now, teller.next, teller.telling]).toEqual([null, 1, null, false]);
  });

  it("tells what comes in the meantime in its turn, and is quiet once", async () => {
    const quiet = vi.fn();
    teller = new Teller(0, quiet);
    void teller.tell(step(1, "a"));
    void teller.tell(step(2, "b"));
    expect([teller.told?.kind, teller.next, teller.waiting]).toEqual(["a", 1, 1]);
    await pass();
    expect([teller.told?.kind, teller.now, teller.next, quiet.mock.calls.length]).toEqual(["b", 1, 2, 0]);
    await pass();
    expect([teller.now, teller.telling, quiet.mock.calls.length]).toEqual([2, false, 1]);
  });

  it("says of each step what it shows, and what lay there before it", async () => {
    const heard: unknown[] = [];
    const noted: Step<number> = {
      ...step(5, "a", "quiet"),
      saying: (told) => heard.push(told.kind),
      laid: (before) => heard.push([before, teller.now]),
    };
    void teller.tell(noted);
    await pass();
    expect(heard).toEqual(["a", [0, 5]]);
  });

  it("leaves what lies there when a step does not change it", async () => {
    await teller.tell({ ...step(0), after: null });
    expect(teller.now).toBe(0);
  });

  it("goes by the pace, and takes a breath after each step", async () => {
    settings.pace = 2;
    teller = new Teller(A_WHILE);
    void teller.tell(step(1, "a"), step(2));
    await pass();
    expect(teller.now).toBe(null);
    await pass();
    expect([teller.now, teller.told, teller.last?.kind]).toEqual([1, null, "a"]);
    await pass();
    expect([teller.now, teller.telling]).toEqual([2, true]);
    await pass();
    expect([teller.telling, teller.last]).toEqual([false, null]);
  });

  it("does not wait when it is skipped", async () => {
    const done = teller.tell(step(1, "a"));
    teller.skip();
    expect(await done).toBe(true);
    expect(teller.now).toBe(1);
  });

  it("lays everything at once when it must, each step in its order", async () => {
    const laid: number[] = [];
    const noted = (after: number) => ({ ...step(after, "a"), laid: () => laid.push(after) });
    const done = teller.tell(noted(1), noted(2));
    teller.settle(noted(3));
    expect([teller.now, teller.told, teller.telling, laid]).toEqual([3, null, false, [1, 2, 3]]);
    expect(await done).toBe(false);
    await vi.runAllTimersAsync();
    expect(laid).toEqual([1, 2, 3]);
  });

  it("ends when something else is shown, and does not come back", async () => {
    const done = teller.tell(step(1, "a"));
    teller.show(7);
    expect(await done).toBe(false);
    await vi.runAllTimersAsync();
    expect([teller.now, teller.told, teller.telling]).toEqual([7, null, false]);
  });
});
