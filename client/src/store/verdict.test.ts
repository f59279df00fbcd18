import { describe, expect, it } from "vitest";
import { commitmentOf } from "./chance";
import type { Promised } from "./seats";
import { judged, tone } from "./verdict";

const SECRET = "07".repeat(32);
const [MINE, THEIRS, WORD] = ["a1".repeat(32), "b2".repeat(32), "c3".repeat(32)];
const TOLD = ["deal", "one", "two", "three"];

function record(change: { secret?: string; shares?: string[]; told?: string[] } = {}): string {
  const { secret = SECRET, shares = [MINE, THEIRS], told = TOLD } = change;
  const header = { butin: 1, chance: { commitment: commitmentOf(secret), shares }, told: told[0] };
  const lines = [header, ...told.slice(1).map((sum) => ({ seat: 0, move: "cow>0", at: 0, told: sum })), { secret }];
  return lines.map((line) => JSON.stringify(line) + "\n").join("");
}

const promised = (change: Partial<Promised> = {}): Promised => ({
  match: 1,
  commitment: commitmentOf(SECRET),
  n: 2,
  shares: { 0: { share: MINE, n: 3 } },
  offered: {},
  ...change,
});
const said = (...given: Parameters<typeof judged>): string[] => {
  const findings = judged(...given);
  return [tone(findings), ...findings.map(({ say }) => say)];
};

describe("a verdict", () => {
  it("is green where seal, share and moves are those that this device knows", () => {
    expect(said(record(), promised(), [0], TOLD)).toEqual(["green", "sealed", "shared", "heard"]);
    expect(judged(record(), promised(), [0], TOLD).at(-1)?.count).toBe(3);
    expect(said(record(), promised(), [0], [])).toEqual(["green", "sealed", "shared"]);
    expect(judged(record(), promised(), [0], TOLD.slice(-2)).at(-1)).toMatchObject({ say: "heard", count: 2 });
  });

  it("is red with another secret", () => {
    expect(said(record({ secret: "08".repeat(32) }), promised(), [0], TOLD)).toEqual([
      "red",
      "not-sealed",
      "shared",
      "heard",
    ]);
  });

  it("is red where a share was left out, exchanged, or given to another seat", () => {
    for (const shares of [["", THEIRS], [THEIRS, MINE], [WORD, THEIRS], []]) {
      expect(said(record({ shares }), promised(), [0], TOLD)).toEqual(["red", "sealed", "not-shared", "heard"]);
    }
    const both = promised({ shares: { 0: { share: MINE, n: 3 }, 1: { share: THEIRS, n: 4 } } });
    expect(said(record(), both, [0, 1], TOLD)).toEqual(["green", "sealed", "shared", "heard"]);
    expect(judged(record({ shares: [MINE, ""] }), both, [0, 1], TOLD)[1]).toEqual({
      say: "not-shared",
      good: false,
      seat: 1,
    });
  });

  it("is red where the record tells another match, or has lost a move or its sums", () => {
    const others = [
      ["deal", "one", "two", "else"],
      ["else", "one", "two", "three"],
      ["deal", "one", "three"],
      ["deal", "one", "two"],
      [],
      ["deal", "one", "two", "three", "four"],
    ];
    for (const told of others)
      expect(said(record({ told }), promised(), [0], TOLD)).toEqual(["red", "sealed", "shared", "not-heard"]);
    expect(said(record().replaceAll("told", "tale"), promised(), [0], TOLD)[0]).toBe("red");
  });

  it("is grey where this device did not see the beginning, but red if what it saw is not there", () => {
    expect(said(record(), undefined, [0], [])).toEqual(["grey", "not-seen"]);
    expect(said(record(), undefined, [0], TOLD.slice(-1))).toEqual(["grey", "not-seen", "heard"]);
    expect(said(record(), undefined, [0], ["else"])).toEqual(["red", "not-seen", "not-heard"]);
  });

  it("is grey where the share came too late, and green where only the answer to it was lost", () => {
    expect(said(record({ shares: ["", THEIRS] }), promised({ shares: {}, offered: { 0: MINE } }), [0], TOLD)).toEqual([
      "grey",
      "sealed",
      "too-late",
      "heard",
    ]);
    expect(said(record(), promised({ shares: {}, offered: { 0: MINE } }), [0], TOLD)[0]).toBe("green");
    expect(said(record({ shares: [WORD, THEIRS] }), promised({ offered: { 0: WORD } }), [0], TOLD)[0]).toBe("green");
  });

  it("is red where the record cannot be read", () => {
    for (const text of ["", "{", "[]", "null", '{"secret": 3}', record().split("\n").slice(0, 3).join("\n")]) {
      expect(said(text, promised(), [0], TOLD)).toEqual(["red", "unreadable"]);
    }
  });
});
