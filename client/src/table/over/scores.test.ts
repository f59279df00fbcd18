import { expect, it } from "vitest";
import type { BoardModule } from "../../lib/board";
import { bundleOf, wordsOver } from "../../lib/words";
import { points as attrap } from "../../../../src/butin/games/attrap_tresors/board/pay";
import { points as safes } from "../../../../src/butin/games/schattendieb/board/about";
import { headed, ranking, sheet } from "./scores";

const EVENTS = [
  { kind: "paid", rule: "AT-18", seat: 0, object: "lamp", value: 2 },
  { kind: "paid", rule: "AT-16", seat: 1, object: "column", value: 4 },
  { kind: "round_counted", rule: "AT-23", paid: 1, of: 10 },
  { kind: "paid", rule: "AT-18", seat: 0, object: "gem", value: 1 },
  { kind: "given_back", rule: "AT-17", seat: 1, value: 4 },
];
const BOARD = { points: attrap as BoardModule["points"] };
const HEADS = "sheet-AT-16 = colonne\nsheet-AT-17 = amendes\nsheet-AT-18 = trésors\n";
const words = (text: string) => wordsOver("fr", [bundleOf("fr", text)], []);
const scored = (seat: number, points: number) => ({ kind: "scored", rule: "SD-33", seat, points, total: 0 });

it("adds up what every clause gave and took, under words", () => {
  const rows = sheet(EVENTS, [3, 0], BOARD);
  expect(rows).toEqual([
    { clause: "AT-18", game: 0, points: [3, 0] },
    { clause: "AT-16", game: 0, points: [0, 4] },
    { clause: "AT-17", game: 0, points: [0, -4] },
  ]);
  expect(headed(rows, words(HEADS)).map(({ head }) => head)).toEqual(["trésors", "colonne", "amendes"]);
});

it("has no heading but words: where one is missing the total is enough", () => {
  expect(headed(sheet(EVENTS, [3, 0], BOARD), words("sheet-AT-16 = colonne\n"))).toEqual([]);
});

it("shows no sheet that does not add up, none where a board tells no points, and none that repeats the total", () => {
  expect(sheet(EVENTS.slice(1), [3, 0], BOARD)).toEqual([]);
  expect(sheet(EVENTS, [3, 0], {})).toEqual([]);
  expect(sheet(EVENTS.slice(0, 1), [2, 0], BOARD)).toEqual([]);
});

it("has a column a game where points are given at the end of each, also if not all play the last one", () => {
  const board = { points: safes as BoardModule["points"], games: true };
  const events = [scored(0, 5), scored(1, 5), scored(2, 0), scored(0, 0), scored(1, 9)];
  const rows = sheet(events, [5, 14, 0], board);
  expect(rows.map(({ game, points }) => [game, points])).toEqual([
    [1, [5, 5, 0]],
    [2, [0, 9, 0]],
  ]);
  expect(headed(rows, words("")).map(({ head }) => head)).toEqual(["1", "2"]);
  expect(sheet(events.slice(0, 3), [5, 5, 0], board)).toEqual([]);
});

it("puts winners first, then the higher score", () => {
  expect(ranking([5, 9, 7], [2])).toEqual([2, 1, 0]);
});
