import { describe, expect, it } from "vitest";
import { type Laid, after, called, choiceOf, diceOf, lay, paidTo } from "./laid";
import { dwell, hush, urgent } from "./pace";
import { SECOND, TOWER, pieces, remembering, settled } from "./pieces";
import { points } from "./pay";
import { bags, gifts, grabs, knownTask, ownTasks, throws, WORTH } from "./position";
import { type Step, samples } from "./samples";
import type { Told } from "./shapes";

const owners = (all: { kind: string; owner: number }[]) => all.map(({ kind, owner }) => `${kind}${owner}`);
/** What lies there after each event. */
const steps = ({ before, told }: Step): Laid[] =>
  told.map((_, nth) => told.slice(0, nth + 1).reduce(after, lay(before)));
const at = (step: Step, kind: Told["kind"]): Laid => steps(step)[step.told.findLastIndex((one) => one.kind === kind)]!;

describe("what can be done", () => {
  it("is what the referee lists", () => {
    expect(grabs(samples.race)).toEqual(["column"]);
    expect(throws(samples.race)).toEqual([]);
    expect(grabs(samples.judging.before)).toEqual(["carpet"]);
    expect(gifts(samples.give)).toEqual([1, 4]);
    expect(grabs(samples.watch)).toEqual([]);
  });

  it("shows one's own task only, and those that everybody has seen", () => {
    expect(ownTasks(samples.race)).toEqual(["red"]);
    expect(ownTasks(samples.two)).toEqual(["red", "blue", "green"]);
    expect(ownTasks(samples.watch)).toEqual([]);
    expect(knownTask(samples.watch, 0)).toBe("red");
    expect(knownTask(samples.race, 1)).toBeNull();
  });
});

describe("the objects of a round", () => {
  const start = lay(samples.race);
  const taking = (...seats: number[]): Laid =>
    seats.reduce<Laid>((laid, seat) => after(laid, { kind: "taken", rule: "AT-14", seat, object: "gem" }), start);

  it("are all there, the two gems apart", () => {
    const keys = pieces(samples.six.position).map((piece) => piece.key);
    expect(keys).toEqual(["column", "lamp", "chest", "gem", "gem1", "carpet", "cushion"]);
  });

  it("go to whoever took them, the gem that was pressed first of all", () => {
    const now = settled(pieces(start), taking(1), SECOND);
    expect(now.find(({ key }) => key === SECOND)?.owner).toBe(1);
    expect(now.find(({ key }) => key === "gem")?.owner).toBe(TOWER);
  });

  it("stay with their owners while others reach", () => {
    const known = remembering(() => "");
    const gems = (laid: Laid) => known(laid).filter(({ kind }) => kind === "gem");
    expect([start, taking(2), taking(2, 0)].map((laid) => owners(gems(laid)))).toEqual([
      ["gem-1", "gem-1"],
      ["gem2", "gem-1"],
      ["gem2", "gem0"],
    ]);
  });
});

describe("the judging", () => {
  it("shows the last object taken, though no view has it", () => {
    expect(at(samples.judging, "taken").taken[3]).toEqual(["carpet"]);
  });

  it("shows the task, the verdict and the dice that called", () => {
    const judged = at(samples.judging, "judged_right");
    expect(judged.verdict).toEqual({
      seat: 0,
      right: true,
      task: "red",
      pattern: "three",
    });
    expect([...called(judged, samples.judging.before)]).toEqual([0, 1, 2]);
  });

  it("pays one card for each object, and ends with the tower rebuilt and the dice picked up", () => {
    const { before } = samples.judging;
    expect([0, 1, 2, 3].map((seat) => paidTo(at(samples.judging, "paid"), before, seat))).toEqual([4, 3, 1, 1]);
    const end = at(samples.judging, "tower_rebuilt");
    expect(pieces(end).every((piece) => piece.owner === TOWER)).toBe(true);
    expect(diceOf(end, before)).toEqual([]);
  });

  it("of an open roll shows no task, but all six dice that prove it", () => {
    const judged = at(samples.six_judging, "judged_right");
    expect(judged.verdict).toEqual({
      seat: 0,
      right: true,
      task: null,
      pattern: "six",
    });
    expect([...called(judged, samples.six_judging.before)]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(steps(samples.six_judging).every(({ verdict }) => !verdict?.task)).toBe(true);
  });

  it("of a false start pays the other hand alone", () => {
    const paid = at(samples.false_judging, "paid");
    expect(owners(pieces(paid))).toEqual(["column0", "lamp0", "gem1"]);
    expect(paid.verdict?.right).toBe(false);
    expect([0, 1].map((seat) => paidTo(paid, samples.false_judging.before, seat))).toEqual([-1, 1]);
  });

  it("is remembered where an answer is awaited", () => {
    expect(lay(samples.give).verdict).toEqual({
      seat: 0,
      right: false,
      task: "red",
      pattern: "",
    });
    expect(lay(samples.judging.before).verdict).toEqual({
      seat: 0,
      right: null,
      task: null,
      pattern: "",
    });
    expect(lay(samples.race).verdict).toBeNull();
  });
});

describe("what is said beforehand", () => {
  const stories = [samples.judging, samples.six_judging, samples.false_judging, samples.revealing, ...samples.played];

  it("of an object is what the referee pays for it", () => {
    const paid = stories.flatMap(({ told }) => told).filter((event) => event.kind === "paid");
    expect(new Set(paid.map(({ object }) => object)).size).toBeGreaterThan(3);
    for (const { object, value } of paid) expect(WORTH[object].split(" / ")).toContain(String(value));
  });

  it("of each seat's gold is what the referee counts afterwards", () => {
    const { before, told, after } = samples.judging;
    const won = [0, 1, 2, 3].map((seat) => told.reduce((sum, event) => sum + (points(event)?.[seat] ?? 0), 0));
    expect(won).toEqual([0, 1, 2, 3].map((seat) => bags(after, seat) - bags(before, seat)));
  });
});

describe("quiet mode", () => {
  it("keeps others' choices secret until they are revealed", () => {
    const choices = (laid: Laid, telling = true) =>
      [0, 1, 2, 3].map((seat) => choiceOf(laid, samples.quiet, seat, telling));
    expect(choices(lay(samples.quiet), false)).toEqual(["column", "?", "", ""]);
    const end = samples.revealing.told.slice(0, 8).reduce(after, lay(samples.revealing.before));
    expect(choices(end)).toEqual(["column", "lamp", "lamp", "column"]);
    expect(choices(end, false)).toEqual(["", "", "", ""]);
    expect(end.taken[3]).toEqual(["column"]);
  });
});

describe("words and pace", () => {
  const thrown: Told = {
    kind: "thrown",
    rule: "AT-5",
    seat: 2,
    strength: "plainly",
    colours: ["red"],
  };

  it("say nothing of the dice while somebody may still notice them", () => {
    expect(hush(thrown, samples.race)).toBe(true);
    expect(hush(thrown, samples.quiet)).toBe(true);
    expect(hush(thrown, samples.judging.before)).toBe(false);
    expect(hush({ kind: "thrown_again", rule: "AT-9", seat: 2 }, samples.race)).toBe(false);
  });

  it("let nothing wait while hands reach, and tell quiet grabs calmly", () => {
    expect(dwell(thrown)).toBe(0);
    expect(dwell({ kind: "taken", rule: "AT-14", seat: 0, object: "gem" })).toBeLessThan(5);
    expect(dwell({ kind: "taken", rule: "AT-A24", seat: 0, object: "gem" })).toBeGreaterThan(250);
    expect(urgent(thrown, samples.race)).toBe(true);
    expect(
      urgent(thrown, {
        ...samples.race,
        options: { ...samples.race.options, quiet_mode: true },
      }),
    ).toBe(false);
  });
});
