import { beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN } from "./boards";
import type { View } from "./board";
import { Teller } from "./telling.svelte";

const view = (seat: number): View => ({
  game: "x",
  seat,
  seats: 2,
  options: {},
  position: {},
  actors: [],
  legal: [],
  scores: null,
  winners: [],
});
const event = (kind: string) => ({ kind, rule: "XX-1" });

beforeEach(() => void vi.useFakeTimers());

describe("telling", () => {
  it("shows each event, with what comes after it, and then lays the table", async () => {
    const teller = new Teller({ ...PLAIN, dwell: (told) => (told.kind === "quiet" ? 0 : 100) });
    teller.show(view(0));
    const done = teller.tell([{ events: [event("a"), event("quiet"), event("b")], view: view(1) }]);
    expect([teller.told?.kind, teller.view?.seat, teller.next?.seat, teller.telling]).toEqual(["a", 0, 1, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(teller.told?.kind).toBe("b");
    await vi.advanceTimersByTimeAsync(100);
    expect(await done).toBe(true);
    expect([teller.told, teller.view?.seat, teller.next, teller.telling]).toEqual([null, 1, null, false]);
  });

  it("does not wait when it is skipped", async () => {
    const teller = new Teller({ ...PLAIN, dwell: () => 1e6 });
    const done = teller.tell([{ events: [event("a")], view: view(1) }]);
    teller.skip();
    expect(await done).toBe(true);
    expect(teller.view?.seat).toBe(1);
  });

  it("ends when something else is shown, and does not come back", async () => {
    const teller = new Teller({ ...PLAIN, dwell: () => 100 });
    const done = teller.tell([{ events: [event("a")], view: view(1) }]);
    teller.show(view(7));
    expect(await done).toBe(false);
    await vi.runAllTimersAsync();
    expect([teller.view?.seat, teller.told, teller.telling]).toEqual([7, null, false]);
  });
});
