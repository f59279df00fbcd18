import { fetchWords, wordsOver } from "@page/lib/words";
import { expect, it } from "vitest";
import { advice } from "./advice";
import { decisive, mark, matters } from "./moments";
import { MOMENTS } from "./samples";
import type { Told } from "./shapes";

const words = wordsOver("fr", [await fetchWords("schattendieb", "fr")], ["Toi", "Léa", "Bo", "Cy"]);
const closed = (seat: number, points: number): Told => ({
  kind: "closed",
  rule: "SD-24",
  seat,
  card: "lock6",
  count: 4,
  points,
});
const stolen: Told = { kind: "stolen", rule: "SD-12", seat: 0, from: 2, card: "watch9", thief: "shadow" };

it("matters whose card was cancelled, who won jewels and who lost them", () => {
  const seats = (told: Told) => [0, 1, 2].filter((seat) => matters(told, seat));
  expect(seats({ kind: "cancelled", rule: "SD-9", value: 10, seats: [0, 1], cards: ["watch10", "ring10"] })).toEqual([
    0, 1,
  ]);
  expect(seats(stolen)).toEqual([0, 2]);
  expect(seats({ kind: "stored", rule: "SD-20", seat: 1, cards: ["watch9"], count: 1 })).toEqual([1]);
  expect(seats({ kind: "laid", rule: "SD-6", seat: 0 })).toEqual([]);
  expect(seats({ kind: "drawn", rule: "SD-27", seat: 0, count: 1 })).toEqual([]);
});

it("marks in a replay who stole", () => {
  expect([mark(stolen), mark(closed(1, 9))]).toEqual([0, null]);
});

it("was decided by the richest safe that a winner closed", () => {
  const story = [closed(0, 12), closed(0, 29), closed(1, 40), closed(0, 20), stolen];
  expect(decisive(story, [0])).toBe(story[1]);
  expect(decisive([stolen], [0])).toBe(stolen);
  expect(decisive(story, [2])).toBe(null);
});

it("gives a reason for every hint", () => {
  const views = MOMENTS.map(({ before }) => before).filter(({ legal }) => legal.length);
  expect(views.length).toBeGreaterThan(0);
  for (const view of views)
    for (const move of view.legal) expect(advice(view, move, words), move).toMatch(/^[A-Z].*[.!]$/);
});
