import { describe, expect, it } from "vitest";
import { after, cardsOf, gameNumber, isPlay, laidIn, latest } from "./pieces";
import { samples } from "./samples";

const { steps, returned } = samples;

describe("what lies on the table", () => {
  it("is eight piles, the own hand and a stock", () => {
    const laid = laidIn(samples.turn);
    expect(laid.piles).toHaveLength(8);
    expect(laid.piles[0]).toEqual({ number: 0, top: "keg", owner: 2, height: 6 });
    expect(laid.hand).toEqual(["candlestick", "crown", "ham", "keg", "keg"]);
  });

  it("has no hand for a watcher, and no heights where they are hidden", () => {
    expect(laidIn(samples.watched).hand).toEqual([]);
    expect(laidIn(samples.hidden).piles.every((pile) => pile.height === null)).toBe(true);
  });

  it("goes on from one game to the next, with the stock that a deal leaves", () => {
    const { before, events } = steps.find((step) => step.events.some((event) => event.kind === "scored"))!;
    const told = events.reduce((laid, event) => after(laid, event, before.seat), laidIn(before));
    expect([told.stock, told.hand.length]).toEqual([44 - 8 - 3 * 5, 5]);
  });

  it("keeps heights hidden while events are told", () => {
    const told = after(
      laidIn(samples.hidden),
      { kind: "taken", rule: "VO-5", seat: 0, motif: "keg", pile: 0, height: 0, from: 2 },
      0,
    );
    expect(told.piles[0]).toEqual({ number: 0, top: "keg", owner: 0, height: null });
  });
});

describe("piles", () => {
  it("are counted for their owners, with the games before", () => {
    expect([0, 1, 2].map((seat) => cardsOf(samples.turn, seat))).toEqual([2, 3, 6]);
    expect(cardsOf(samples.hidden, 0)).toBeNull();
    expect(cardsOf(samples.over, 0)).toBe(samples.over.scores?.[0]);
    const second = steps.at(-1)!.before;
    expect(gameNumber(second)).toBe(2);
    expect(cardsOf(second, 0)).toBeGreaterThanOrEqual(second.position.earned[0]!);
  });

  it("are counted at the end of a game as the referee counts them", () => {
    const { before, events } = steps.find((step) => step.events.some((event) => event.kind === "scored"))!;
    const laid = events.filter(isPlay).reduce((now, play) => after(now, play, 0), laidIn(before));
    const piles = laid.piles.map(({ top, owner, height }) => ({ top, owner, height: height ?? 0 }));
    const view = { ...before, position: { ...before.position, piles } };
    const scored = events.find((event) => event.kind === "scored");
    expect([0, 1, 2].map((seat) => cardsOf(view, seat))).toEqual(scored?.totals);
  });

  it("remember who played last, while the game goes on", () => {
    const [play] = returned.events.filter(isPlay);
    expect(latest(returned.after)).toEqual({ seat: play?.seat, pile: play?.pile });
    expect(latest(samples.turn)).toBeNull();
    expect(latest(samples.hidden)).toBeNull();
  });
});
