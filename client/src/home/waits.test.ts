import { describe, expect, it } from "vitest";
import type { Looked } from "../wire/wire";
import { resultOf, waitsFor } from "./waits";

const looked = (phase: string, actors: number[], you = [1], seats: object[] = []) =>
  ({ you, table: { phase, seats }, views: { 1: { actors } } }) as unknown as Looked;

describe("one of my tables", () => {
  it("says what it waits for", () => {
    expect(waitsFor(undefined)).toBe("");
    expect(waitsFor(looked("waiting", []))).toBe("waiting");
    expect(waitsFor(looked("playing", [0, 1]))).toBe("you");
    expect(waitsFor(looked("playing", [0]))).toBe("others");
    expect(waitsFor(looked("over", []))).toBe("over");
    const [here, gone] = [
      { person: true, here: true },
      { person: true, here: false },
    ];
    expect(waitsFor(looked("over", [], [1], [here, here]))).toBe("others"); // it may go on with another box
    expect(waitsFor(looked("over", [], [1], [gone, here]))).toBe("over");
    expect(waitsFor(looked("closed", []))).toBe("closed");
    const stopped = { ...looked("over", []), table: { phase: "over", outdated: true } } as unknown as Looked;
    expect(waitsFor(stopped)).toBe("outdated");
  });

  it("tells how it ended: my score, then the best of the others", () => {
    const ended = (scores: number[] | null, winners: number[], you = [1]) =>
      resultOf({ you, table: { phase: "over" }, views: { 1: { scores, winners } } } as unknown as Looked);
    expect(ended([4, 9, 7], [1])).toEqual({ won: true, scores: [9, 7] });
    expect(ended([9, 4, 7], [0])).toEqual({ won: false, scores: [4, 9] });
    expect(ended([9, 4], [0], [1, 0])).toEqual({ won: true, scores: [9] });
    expect(ended(null, [])).toBeNull();
    expect(resultOf(looked("playing", []))).toBeNull();
  });
});
