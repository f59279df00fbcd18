import { describe, expect, it } from "vitest";
import { HIGH_RUG, lay, type Lying, MARGIN, type Room, rugFor, SIZE, TALL_RUG, WIDE_RUG } from "./lay";
import { COLOURS } from "./position";
import { samples } from "./samples";
import type { Die } from "./shapes";

let seed = 1;
const chance = (below: number): number => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};

function die(): Die {
  const far = chance(6) ? 112 : 200;
  const [x, y] = [chance(2 * far + 1) - far, chance(2 * far + 1) - far];
  const most = Math.max(Math.abs(x), Math.abs(y));
  return {
    colour: COLOURS[chance(6)] ?? "red",
    place: most <= 112 ? "bazaar" : most < 128 ? "edge" : "beside",
    x,
    y,
    upon: -1,
  };
}

it("the rug has the shape of its room", () => {
  for (const [width, height] of [
    [400, 300],
    [300, 320],
    [224, 400],
  ] as const) {
    const share = ({ across, down }: Room) => Math.min(width / (across + MARGIN), height / (down + MARGIN));
    const area = (rug: Room) => rug.across * rug.down * share(rug) ** 2;
    expect(area(rugFor(width, height))).toBe(Math.max(...[HIGH_RUG, WIDE_RUG, TALL_RUG].map(area)));
  }
});

const outside = (one: Lying, rug: Room): number => Math.max(Math.abs(one.x) - rug.across, Math.abs(one.y) - rug.down);

describe.each([HIGH_RUG, WIDE_RUG, TALL_RUG])("dice on the rug %o", (rug) => {
  const lots = Array.from({ length: 300 }, (_, nth) => lay(Array.from({ length: nth % 2 ? 6 : 8 }, die), rug));

  it("hide one another nowhere", () => {
    for (const lot of lots) {
      for (const [nth, one] of lot.entries()) {
        for (const other of lot.slice(nth + 1)) {
          const low = one.die.place === "beside" || other.die.place === "beside";
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(
            low ? SIZE * 0.8 : SIZE,
          );
        }
      }
    }
  });

  it("lie where the referee said", () => {
    for (const one of lots.flat()) {
      if (one.die.place === "bazaar") expect(outside(one, rug)).toBeLessThanOrEqual(-SIZE / 2);
      else if (one.die.place === "edge") expect(Math.abs(outside(one, rug))).toBeLessThan(SIZE / 2);
      else expect(outside(one, rug)).toBeGreaterThanOrEqual((SIZE * 0.8) / 2);
      expect(outside(one, rug)).toBeLessThan(MARGIN);
    }
  });

  it("lie on another when they do, and are drawn after it", () => {
    const lot = lay(samples.stacked.position.dice, rug);
    const upper = lot.at(-1);
    const below = lot.find((one) => one.index === 0);
    expect(upper?.die.upon).toBe(0);
    expect(Math.abs((upper?.x ?? 0) - (below?.x ?? 0))).toBeLessThan(SIZE / 2);
  });

  it("look out of a stack, each drawn after what it lies on, whatever its number", () => {
    const { dice, stacked } = samples.heap.position;
    const lot = lay(dice, rug);
    const heap = lot.filter((one) => stacked.includes(one.index));
    expect(heap.map((one) => one.index)).toEqual([0, 4, 5, 3]);
    for (const [nth, upper] of heap.entries()) {
      for (const below of heap.slice(0, nth))
        expect(Math.max(upper.x - below.x, below.y - upper.y)).toBeGreaterThan(SIZE / 4);
    }
    expect(lot.length).toBe(dice.length);
  });

  it("leave out those still in a hand", () => {
    expect(
      lay(samples.two.position.dice, rug)
        .map((one) => one.index)
        .sort(),
    ).toEqual([4, 5, 6, 7]);
  });
});
