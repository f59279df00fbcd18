import { expect, it } from "vitest";
import { type Slot, missing, settled } from "./slots";

const cow: Slot = { id: 0, word: "cow" };
const keg: Slot = { id: 1, word: "keg" };
const ham: Slot = { id: 2, word: "ham" };
const twin: Slot = { id: 3, word: "cow" };

it("keeps the order of a hand, and a drawn card takes the place of the played one", () => {
  expect(settled([cow, keg, ham], ["ham", "cow", "wine"])).toEqual([cow, { id: 3, word: "wine" }, ham]);
});

it("closes up when nothing is drawn", () => {
  expect(settled([cow, keg, ham], ["ham", "cow"])).toEqual([cow, ham]);
});

it("keeps the place of the card that was played until the next is drawn", () => {
  expect(missing([cow, keg, ham], ["ham", "cow"])).toBe(1);
  expect(missing([cow, keg, ham], ["ham", "cow", "keg"])).toBe(-1);
  expect(missing([cow, keg, twin], ["keg", "cow"], 0)).toBe(0);
  expect(settled([cow, keg, twin], ["keg", "cow", "wine"], 0)).toEqual([{ id: 4, word: "wine" }, keg, twin]);
});

it("tells two of a kind apart", () => {
  const slots = settled([], ["keg", "keg"]);
  expect(new Set(slots.map((slot) => slot.id)).size).toBe(2);
  expect(settled(slots, ["keg"])).toHaveLength(1);
});

it("lets all lie in their order, each still the same piece", () => {
  const ordered = settled([cow, keg, ham], ["ham", "cow", "keg", "keg"], -1, true);
  expect(ordered.map(({ word }) => word)).toEqual(["ham", "cow", "keg", "keg"]);
  expect(ordered).toEqual(expect.arrayContaining([cow, keg, ham]));
});
