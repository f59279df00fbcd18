import { beforeEach, expect, it } from "vitest";
import { table } from "../../wire/fakes";
import type { Game, Table } from "../../wire/wire";
import { ownOf } from "../../lib/size";
import { keep } from "../../store/seats";
import { alone, helped, noteEnd, playedIn } from "./sized";

const game = { name: "voleurs", dial: { renard: 9.2 } } as unknown as Game;

/** A table of one person and bots, whose match is over. */
function ended(bots: string[], more: Partial<Table> = {}): Table {
  const [person] = table().seats;
  const seats = ["", ...bots].map((bot) => ({ ...person!, bot, person: bot === "" }));
  return table({ phase: "over", seats, ...more });
}

beforeEach(() => localStorage.clear());

it("tells whom somebody met, in the order of turns, and how it ended", () => {
  const at = ended(["3.5", "renard"], { first: 0 });
  expect(playedIn(game, at, 0, [30, 10, 20], [0])).toEqual({ dials: [3.5, 9.2], place: 1, share: 1, margin: 1 / 3 });
  const lost = playedIn(game, ended(["3.5"], { first: 1 }), 0, [0, 0], [0, 1]);
  expect(lost).toEqual({ dials: [3.5], place: 0, share: 0.5, margin: 0 });
  expect(playedIn(game, ended(["who"]), 0, [1, 2], [1])).toBe(null);
});

it("keeps a match once, and one with help for half", () => {
  keep({ table: "t" });
  const at = ended(["3.5"]);
  noteEnd(game, at, 0, [9, 1], [0]);
  noteEnd(game, at, 0, [9, 1], [0]);
  const next = ended(["3.5"], { match: 2 });
  helped(next);
  noteEnd(game, next, 0, [1, 9], [1]);
  expect(ownOf("", "voleurs").games.map(({ share, weight }) => [share, weight])).toEqual([
    [1, 1],
    [0, 0.5],
  ]);
});

it("keeps nothing of a deal of the day", () => {
  keep({ table: "t" });
  noteEnd(game, ended(["3.5"], { day: "2026-11-19" }), 0, [9, 1], [0]);
  expect(ownOf("", "voleurs").games).toEqual([]);
});

it("knows who is alone with bots", () => {
  expect(alone(ended(["3.5", "2"]), [0])).toBe(true);
  expect(alone(table(), [0])).toBe(false);
  expect(alone(table(), [0, 1])).toBe(true);
  expect(alone(ended([]), [0])).toBe(false);
});
