import { expect, it } from "vitest";
import { points as attrap } from "../../../src/butin/games/attrap_tresors/board/pay";
import { ranking, sheet } from "./scores";

const EVENTS = [
  { kind: "paid", rule: "AT-18", seat: 0, object: "lamp", value: 2 },
  { kind: "paid", rule: "AT-16", seat: 1, object: "column", value: 4 },
  { kind: "round_counted", rule: "AT-23", paid: 1, of: 10 },
  { kind: "paid", rule: "AT-18", seat: 0, object: "gem", value: 1 },
  { kind: "given_back", rule: "AT-17", seat: 1, value: 4 },
];

it("adds up what every clause gave and took", () => {
  expect(sheet(EVENTS, [3, 0], { points: attrap })).toEqual([
    { clause: "AT-18", points: [3, 0] },
    { clause: "AT-16", points: [0, 4] },
    { clause: "AT-17", points: [0, -4] },
  ]);
});

it("shows no sheet that does not add up, and none where a board tells no points", () => {
  expect(sheet(EVENTS.slice(1), [3, 0], { points: attrap })).toEqual([]);
  expect(sheet(EVENTS, [3, 0], {})).toEqual([]);
});

it("puts winners first, then the higher score", () => {
  expect(ranking([5, 9, 7], [2])).toEqual([2, 1, 0]);
});
