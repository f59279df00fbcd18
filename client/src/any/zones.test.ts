// What lies where, and where fingers go for a move: three games that nobody here knows.
import { expect, test } from "vitest";
import type { View } from "../frames/contract";
import { DICE, FROGS, TINY, bare, viewOf } from "./samples";
import { buttonsOf, stepsBy } from "./steps";
import { fitted } from "./fit";
import { type Zone, zonesOf } from "./zones";

const lies = ({ field, seat, items, count }: Zone) => [field, seat, items.map(({ word }) => word), count];

test("cards lie in hands, on a pile and face down, and a score lies with its seat", () => {
  expect(zonesOf(TINY.roles, TINY.view).map(lies)).toEqual([
    ["pile", -1, ["pile:5", "pile:7"], 2],
    ["stock", -1, ["stock:"], 3],
    ["coins", 0, [], 1],
    ["coins", 1, [], 0],
    ["hands", 0, ["hands:3", "hands:11"], null],
    ["hands", 1, ["hands:", "hands:"], 2],
  ]);
});

test("what is hidden is a back and cannot be named", () => {
  const [secret] = zonesOf(DICE.roles, viewOf({ secret: [["?"], ["12"]] }, [], 1)).filter(
    ({ field }) => field === "secret",
  );
  expect(secret?.items).toEqual([{ spot: "", word: "secret:" }]);
  expect(secret?.count).toBe(1);
});

test("squares are called as moves call them", () => {
  const [board] = zonesOf(FROGS.roles, FROGS.view);
  expect([board?.columns, board?.items.length]).toEqual([3, 6]);
  expect(board?.items.map(({ spot }) => spot).slice(0, 4)).toEqual(["board:a1", "board:b1", "board:c1", "board:a2"]);
  expect(board?.items.map(({ word }) => word)).toEqual(["board:f", "", "board:f", "", "board:r", ""]);
});

test("a pawn stands on its step, or on a square of a grid", () => {
  const roles = {
    way: bare("track", { each: true, steps: 4 }),
    board: bare("grid", { empty: ".", square: "{letter}{row}" }),
    pawns: bare("track", { each: true, on: "board" }),
  };
  const view = viewOf({ way: [0, 3], board: ["..", ".."], pawns: ["a1", "b2"] }, []);
  expect(zonesOf(roles, view).map(({ field, pawns }) => [field, pawns.map(({ at }) => at)])).toEqual([
    ["way", ["way:0", "way:3"]],
    ["board", ["board:a1", "board:b2"]],
  ]);
});

test("each record is a place of its own, with what its marks say", () => {
  const roles = { piles: bare("pile", { parts: { top: "card", owner: "whose", count: "high" } }) };
  const view = viewOf(
    {
      piles: [
        { card: "keg", whose: -1, high: 2 },
        { card: "cow", whose: 1, high: 1 },
      ],
    },
    [],
  );
  const zones = zonesOf(roles, view);
  expect(zones.map(lies)).toEqual([
    ["piles", -1, ["piles:keg"], 2],
    ["piles", 1, ["piles:cow"], 1],
  ]);
  expect(zones.flatMap(({ items }) => items.map(({ spot }) => spot))).toEqual(["piles:0", "piles:1"]);
});

test.each([
  ["tiny", TINY, "7", ["hands:7"]],
  ["dice", DICE, "keep 5", ["dice:5"]],
  ["dice", DICE, "swap 5 5 1", [["dice:5", "dice:5", "dice:1"], "move:swap"]],
  ["dice", DICE, "throw", ["move:throw"]],
  ["dice", DICE, "bet 3", ["move:bet 3"]],
  ["frogs", FROGS, "a1-b2", ["board:a1", "board:b2"]],
])("in %s %s is touched where its pieces lie", (_name, { moves }, move, path) => {
  expect(stepsBy(moves)(move)).toEqual(path);
});

test("what names no piece is a button, and so is what ends a choice of several", () => {
  const view = viewOf({}, ["keep 5", "throw", "swap 5", "swap 5 1", "bet 3"]);
  expect(buttonsOf(view, stepsBy(DICE.moves))).toEqual(["throw", "swap", "bet 3"]);
});

test("pieces are as large as all of them fit, and never larger than asked", () => {
  const zones = zonesOf(TINY.roles, TINY.view as View).filter(({ role }) => !role.score);
  const room = { wide: 340, high: 300, gap: 8, label: 20, most: 120 };
  const width = fitted(zones, room);
  expect(width).toBeGreaterThan(40);
  expect(fitted(zones, { ...room, high: 900, wide: 1600 })).toBe(120);
  expect(fitted(zones, { ...room, high: 150 })).toBeLessThan(width);
  const board = zonesOf(FROGS.roles, FROGS.view);
  expect(fitted(board, { ...room, wide: 170 }) * 3 + 40).toBeLessThanOrEqual(170);
});
