import { describe, expect, it } from "vitest";
import { EACH, MOST_LATE_MS, type Tap, order, pause, verdict } from "./lateness";

const STEADY = [250, 260, 240, 255, 245];
const taps = (hand: number[], screen: number[]): Tap[] => [
  ...hand.map((after) => ({ on: "hand" as const, after })),
  ...screen.map((after) => ({ on: "screen" as const, after })),
];
const later = (by: number) => STEADY.map((after) => after + by);

describe("the lamps", () => {
  it("are five here and five there, in an order that nobody knows", () => {
    const orders = Array.from({ length: 20 }, () => order());
    for (const one of orders) expect(one.filter((on) => on === "hand")).toHaveLength(EACH);
    for (const one of orders) expect(one).toHaveLength(2 * EACH);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it("are lit after a pause that nobody can count", () => {
    expect(pause(() => 0)).toBeLessThan(pause(() => 1));
  });
});

describe("how late the television is", () => {
  it("is the difference of the medians, however fast somebody is", () => {
    expect(verdict(taps(STEADY, later(84)))).toEqual({ late: 84 });
    expect(verdict(taps(later(200), later(284)))).toEqual({ late: 84 });
  });

  it("is not changed by one lamp that was missed", () => {
    const missed = later(84).map((after, nth) => (nth === 2 ? after + 900 : after));
    expect(verdict(taps(STEADY, missed))).toMatchObject({ late: expect.closeTo(84, -1.5) as number });
  });

  it("is not taken where the taps are far apart, or too few", () => {
    expect(verdict(taps([100, 200, 300, 400, 500], later(84)))).toEqual({ why: "unsteady" });
    expect(verdict(taps(STEADY, [100, 200, 300, 400, 500]))).toEqual({ why: "unsteady" });
    expect(verdict(taps(STEADY.slice(1), later(84)))).toEqual({ why: "unsteady" });
  });

  it("is not taken where the television would be ahead", () => {
    expect(verdict(taps(STEADY, later(-30)))).toEqual({ why: "early" });
  });

  it("counts as no more than the room takes", () => {
    expect(verdict(taps(STEADY, later(400)))).toEqual({ late: MOST_LATE_MS });
  });
});
