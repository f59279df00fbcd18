import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { APART_MS, Aiming } from "./aiming";

describe("what is tried out", () => {
  let shown: string[] = [];
  let aiming: Aiming;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    aiming = new Aiming((move) => shown.push(move));
  });
  afterEach(() => vi.useRealTimers());

  it("is shown at once, then eight times a second at most", () => {
    for (let step = 0; step < 99; step += 1) {
      aiming.aim(`move ${step}`);
      vi.advanceTimersByTime(10);
    }
    expect(shown[0]).toBe("move 0");
    expect(shown).toHaveLength(8);
  });

  it("is always shown as it was last", () => {
    for (const move of ["one", "two", "three"]) aiming.aim(move);
    vi.advanceTimersByTime(APART_MS);
    expect(shown).toEqual(["one", "three"]);
  });

  it("is not shown twice, and not when it came back to what is shown", () => {
    for (const move of ["one", "two", "one"]) aiming.aim(move);
    vi.advanceTimersByTime(10 * APART_MS);
    expect(shown).toEqual(["one"]);
    aiming.aim("");
    expect(shown).toEqual(["one", ""]);
  });

  it("is forgotten when the move is over", () => {
    for (const move of ["one", "two"]) aiming.aim(move);
    aiming.stop();
    vi.advanceTimersByTime(10 * APART_MS);
    expect(shown).toEqual(["one"]);
    aiming.aim("one");
    expect(shown).toEqual(["one", "one"]);
  });
});
