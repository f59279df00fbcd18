import { fetchWords, wordsOver } from "@page/lib/words";
import { expect, it } from "vitest";
import { advice } from "./advice";
import { decisive, mark, matters } from "./moments";
import { lying, samples } from "./samples";
import type { Told } from "./shapes";

const words = wordsOver("fr", [await fetchWords("attrap_tresors", "fr")], ["Toi", "Léa", "Bo"]);
const paid = (seat: number, value: number): Told => ({
  kind: "paid",
  rule: "AT-18",
  seat,
  object: "lamp",
  value,
});
const fined = (seat: number, value: number): Told => ({
  kind: "given_back",
  rule: "AT-17",
  seat,
  value,
});

it("matters who was paid or fined, did a task, had the column, or stretched out a hand in vain", () => {
  const seats = (told: Told) => [0, 1, 2].filter((seat) => matters(told, seat));
  expect([paid(1, 2), fined(2, 4)].map(seats)).toEqual([[1], [2]]);
  expect(seats({ kind: "column_taken", rule: "AT-10", seat: 0 })).toEqual([0]);
  expect(seats({ kind: "task_set_aside", rule: "AT-20", seat: 1, task: "red" })).toEqual([1]);
  expect(seats({ kind: "voided", rule: "AT-A24", seats: [0, 2] })).toEqual([0, 2]);
  expect(seats({ kind: "roller_named", rule: "AT-6", seat: 1 })).toEqual([]);
});

it("marks in a replay who took the column by right", () => {
  expect(mark({ kind: "judged_right", rule: "AT-16", seat: 2, pattern: "called" })).toBe(2);
  expect(mark({ kind: "judged_wrong", rule: "AT-17", seat: 2 })).toBe(null);
});

it("was decided by what put the winner ahead for good", () => {
  const story = [paid(0, 4), paid(1, 5), paid(0, 4), fined(0, 4), paid(0, 2), paid(0, 1)];
  expect(decisive(story, [0])).toBe(story[4]);
  expect(decisive([paid(0, 2), paid(1, 2)], [1])).toMatchObject({ seat: 1 });
  expect(decisive([], [0])).toBe(null);
});

it("gives a reason for every hint", () => {
  const views = [...lying, ...samples.hands].filter(({ legal }) => legal.length > 0);
  expect(views.length).toBeGreaterThan(0);
  for (const view of views)
    for (const move of view.legal) expect(advice(view, move, words), move).toMatch(/^[A-ZÉ].*[.!]$/);
});
