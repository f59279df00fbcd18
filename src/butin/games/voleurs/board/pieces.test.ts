import { describe, expect, it } from "vitest";
import { type Slot, after, cardsOf, gameNumber, isPlay, laidIn, latest, missing, settled } from "./pieces";
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

  it("is after the told events what the next view says, also from one game to the next", () => {
    expect(steps.some((step) => step.events.some((event) => event.kind === "scored"))).toBe(true);
    for (const [number, { before, events }] of steps.slice(0, -1).entries()) {
      const told = events.reduce((laid, event) => after(laid, event, 0), laidIn(before));
      const next = laidIn(steps[number + 1]!.before);
      expect(told.piles).toEqual(next.piles);
      expect(told.hand.toSorted()).toEqual(next.hand.toSorted());
    }
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

describe("a hand", () => {
  const cow: Slot = { id: 0, motif: "cow" };
  const keg: Slot = { id: 1, motif: "keg" };
  const ham: Slot = { id: 2, motif: "ham" };

  it("keeps its order, and a drawn card takes the place of the played one", () => {
    expect(settled([cow, keg, ham], ["ham", "cow", "wine"])).toEqual([cow, { id: 3, motif: "wine" }, ham]);
  });

  it("closes up when nothing is drawn", () => {
    expect(settled([cow, keg, ham], ["ham", "cow"])).toEqual([cow, ham]);
  });

  it("keeps the place of the card that was played until the next is drawn", () => {
    expect(missing([cow, keg, ham], ["ham", "cow"])).toBe(1);
    expect(missing([cow, keg, ham], ["ham", "cow", "keg"])).toBe(-1);
    const twin: Slot = { id: 3, motif: "cow" };
    expect(missing([cow, keg, twin], ["keg", "cow"], 0)).toBe(0);
    expect(settled([cow, keg, twin], ["keg", "cow", "wine"], 0)).toEqual([{ id: 4, motif: "wine" }, keg, twin]);
  });

  it("tells two cards of a motif apart", () => {
    const slots = settled([], ["keg", "keg"]);
    expect(new Set(slots.map((slot) => slot.id)).size).toBe(2);
    expect(settled(slots, ["keg"])).toHaveLength(1);
  });
});
