import { expect, test } from "vitest";
import type { Judged } from "../wire/wire";
import { gave, line, worst } from "./review.svelte";

const judged = (move: number, seat: number, chance: number, best_chance: number, best = "b"): Judged => ({
  move,
  seat,
  made: "a",
  best,
  chance,
  best_chance,
});

test("a move that was the best gave nothing away", () => {
  expect(gave(judged(1, 0, 0.5, 0.4))).toBe(0);
});

test("the worst move comes first, and what gave little away is not named", () => {
  const found = worst([
    judged(1, 0, 0.5, 0.52),
    judged(2, 1, 0.2, 0.5),
    judged(3, 0, 0.1, 0.9),
    judged(4, 0, 0.1, 0.9, "a"),
  ]);
  expect(found.map((one) => one.move)).toEqual([3, 2]);
});

test("a line goes from the first move to the last, high chances at the top", () => {
  expect(line([judged(1, 0, 1, 1), judged(2, 1, 0.5, 1), judged(4, 0, 0, 1)], 0, 4, 100, 40)).toBe(
    "25.0,0.0 100.0,40.0",
  );
});
