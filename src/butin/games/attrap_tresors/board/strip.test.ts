import { expect, it } from "vitest";
import { COLOURS } from "./position";
import type { Die } from "./shapes";
import { DIE, HIGH, strip } from "./strip";

let seed = 7;
const chance = (below: number): number => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
const PLACES = ["bazaar", "bazaar", "bazaar", "edge", "beside"] as const;
const die = (): Die => ({
  colour: COLOURS[chance(6)] ?? "red",
  place: PLACES[chance(5)] ?? "bazaar",
  x: chance(300) - 150,
  y: chance(300) - 150,
  upon: -1,
});
const lots = Array.from({ length: 400 }, (_, nth) => Array.from({ length: nth % 2 ? 6 : 8 }, die));

it("shows each die once, as large as in a hand, and none hides another", () => {
  for (const lot of lots) {
    const { dice } = strip(lot);
    expect(dice.map(({ index }) => index).sort()).toEqual(lot.map((_, index) => index));
    for (const [nth, one] of dice.entries())
      for (const other of dice.slice(nth + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart).toBeGreaterThanOrEqual((one.size + other.size) * 17 - 14);
      }
  }
});

it("has what counts on the rug, and the rest across its rim or beside", () => {
  for (const lot of lots) {
    const { dice, rug, box } = strip(lot);
    const width = box[2] - 8;
    for (const { die, x, y } of dice) {
      if (die.place === "bazaar") expect(x).toBeLessThan(2 * rug.across - DIE / 2);
      else expect(x).toBeGreaterThan(2 * rug.across);
      expect([x > DIE / 2, x < width - DIE / 3, y > DIE / 2, y < HIGH - DIE / 2]).toEqual([true, true, true, true]);
    }
  }
});

it("is an empty rug while no die was thrown", () => {
  expect(strip(["unthrown", "unthrown"]).dice).toEqual([]);
  expect(strip([]).box[2]).toBeGreaterThan(HIGH);
});
