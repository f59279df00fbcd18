import { describe, expect, it } from "vitest";
import { placeOf } from "./place";

describe("a place at the end", () => {
  it("is the first for whoever won, and shared by equal scores", () => {
    const places = (scores: number[], winners: number[]) => scores.map((_, seat) => placeOf(seat, scores, winners));
    expect(places([3, 7, 5], [1])).toEqual([3, 1, 2]);
    expect(places([7, 7, 5, 5], [0, 1])).toEqual([1, 1, 3, 3]);
    expect(places([7, 7, 5], [1])).toEqual([2, 1, 3]);
  });
});
