import { describe, expect, it } from "vitest";
import { COMING_MS, type Facts, type Held, held, showing } from "./when";

const NOW = 1_000_000;
const at = (now: number) => ({ now });
const FACTS: Facts = { able: true, wish: "auto", showing: "here", playing: true, lies: "a" };

/** What comes of one thing after another. */
const after = (...facts: Partial<Facts>[]): boolean =>
  facts.reduce<Held | null>((before, some) => held(before, { ...FACTS, ...some }), null)?.hand ?? false;

describe("a television", () => {
  it("is here as soon as one of several is", () => {
    expect(showing([], at(NOW))).toBe("none");
    const gone = { here: false, gone_at: NOW - COMING_MS };
    expect(showing([gone, { here: true, gone_at: 0 }], at(NOW))).toBe("here");
  });

  it("is coming back for a while after it has gone, and then missed", () => {
    const gone = { here: false, gone_at: NOW };
    expect([0, COMING_MS - 1, COMING_MS].map((later) => showing([gone], at(NOW + later)))).toEqual([
      "coming",
      "coming",
      "none",
    ]);
    expect(showing([{ here: false, gone_at: 0 }], at(NOW))).toBe("none");
  });
});

describe("a phone", () => {
  it("is a hand where somebody has a place, the game brings one and a television is here", () => {
    expect(after({})).toBe(true);
    expect(after({ able: false })).toBe(false);
    expect(after({ showing: "none" })).toBe(false);
    expect(after({ wish: "board" })).toBe(false);
  });

  it("stays one while the television is coming back", () => {
    expect(after({}, { showing: "coming" })).toBe(true);
    expect(after({ showing: "coming" })).toBe(true);
  });

  it("has its board when the television is missed, and is a hand again with the next move after it is back", () => {
    const missed = [{}, { showing: "coming" }, { showing: "none" }] as const;
    expect(after(...missed)).toBe(false);
    expect(after(...missed, { lies: "b" })).toBe(false);
    expect(after(...missed, { lies: "b" }, { lies: "b" })).toBe(false);
    expect(after(...missed, { lies: "b" }, { lies: "c" })).toBe(true);
    expect(after(...missed, { lies: "b" }, { lies: "c", showing: "coming" })).toBe(false);
  });

  it("does not wait for a move where none is made", () => {
    expect(after({ showing: "none", playing: false }, { playing: false })).toBe(true);
    expect(after({ showing: "none" }, { playing: false })).toBe(true);
  });

  it("does at once what its person wishes", () => {
    expect(after({}, { wish: "board" })).toBe(false);
    expect(after({}, { wish: "board" }, {})).toBe(true);
    expect(after({ showing: "none" }, { wish: "board" }, {})).toBe(true);
  });
});
