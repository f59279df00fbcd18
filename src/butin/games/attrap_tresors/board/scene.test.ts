import { describe, expect, it } from "vitest";
import { dwell, hush, urgent } from "./pace";
import { given, pieces, settled, TOWER } from "./pieces";
import { points } from "./pay";
import { bags, gifts, grabs, knownTask, ownTasks, throws, WORTH } from "./position";
import { samples } from "./samples";
import { called, scene, told } from "./scene";
import type { Told } from "./shapes";

const owners = (all: { kind: string; owner: number }[]) => all.map(({ kind, owner }) => `${kind}${owner}`);

describe("what can be done", () => {
  it("is what the referee lists", () => {
    expect(grabs(samples.race)).toEqual(["column"]);
    expect(throws(samples.race)).toEqual([]);
    expect(grabs(samples.loot)).toEqual(["carpet"]);
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
  it("are all there, the two gems apart", () => {
    expect(pieces(samples.six.position).map((piece) => piece.key)).toEqual([
      "column",
      "lamp",
      "chest",
      "gem",
      "gem1",
      "carpet",
      "cushion",
    ]);
  });

  it("go to whoever took them, the gem that was pressed first of all", () => {
    const start = pieces(samples.race.position);
    const after = settled(
      start,
      { ...samples.race.position, tower: ["lamp", "gem", "carpet"], taken: [["column"], ["gem"], [], []] },
      "gem1",
    );
    expect(after.find((piece) => piece.key === "gem1")?.owner).toBe(1);
    expect(after.find((piece) => piece.key === "gem")?.owner).toBe(TOWER);
  });

  it("stay with their owners while others reach", () => {
    const start = given(given(pieces(samples.race.position), "column", 0), "gem", 2, "gem1");
    const loot = settled(start, samples.loot.position);
    expect(loot.find((piece) => piece.key === "gem1")?.owner).toBe(2);
    expect(owners(loot)).toEqual(["column0", "lamp1", "gem1", "gem2", "carpet-1"]);
  });
});

describe("the judging", () => {
  const steps = samples.judging.reduce(
    (all, event) => [...all, told(all.at(-1) ?? scene(samples.loot, null), event)],
    [scene(samples.loot, null)],
  );

  it("shows the last object taken, though no view has it", () => {
    expect(owners(steps[1]?.pieces ?? [])).toContain("carpet3");
  });

  it("shows the task, the verdict and the dice that called", () => {
    const judged = steps.find((step) => step.verdict?.right);
    expect(judged?.verdict).toEqual({ seat: 0, right: true, task: "red", pattern: "three" });
    expect([...called(judged ?? scene(samples.loot, null), [])]).toEqual([0, 1, 2]);
  });

  it("pays one card for each object, and ends with the tower rebuilt", () => {
    const paid = steps.findLast((step) => step.coins.length);
    expect(paid?.coins.map((coin) => [coin.seat, coin.value])).toEqual([
      [0, 4],
      [1, 2],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(steps.at(-1)?.pieces.every((piece) => piece.owner === TOWER)).toBe(true);
  });
});

describe("what is said beforehand", () => {
  const stories = [samples.judging, samples.six_judging, samples.false_judging, samples.revealing];

  it("of an object is what the referee pays for it", () => {
    const paid = stories.flat().filter((event) => event.kind === "paid");
    expect(new Set(paid.map(({ object }) => object)).size).toBeGreaterThan(3);
    for (const { object, value } of paid) expect(WORTH[object].split(" / ")).toContain(String(value));
  });

  it("of each seat's gold is what the referee counts afterwards", () => {
    const seats = [0, 1, 2, 3];
    const won = seats.map((seat) => samples.judging.reduce((sum, event) => sum + (points(event)?.[seat] ?? 0), 0));
    expect(won).toEqual(seats.map((seat) => bags(samples.paid, seat) - bags(samples.loot, seat)));
  });

  it("of the objects is how the referee builds them up again", () => {
    const end = samples.judging.reduce((now, event) => told(now, event), scene(samples.loot, null));
    expect(owners(end.pieces)).toEqual(owners(scene(samples.paid, null).pieces));
  });
});

describe("the judging of an open roll", () => {
  const start = scene(samples.six_loot, null);
  const steps = samples.six_judging.map((_, nth, all) =>
    all.slice(0, nth + 1).reduce((now, event) => told(now, event), start),
  );

  it("shows no task, but all six dice that prove it", () => {
    const judged = steps.find((step) => step.verdict?.right) ?? start;
    expect(judged.verdict).toEqual({ seat: 0, right: true, task: null, pattern: "six" });
    expect([...called(judged, [])]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(steps.every((step) => !step.verdict?.task)).toBe(true);
  });
});

describe("the judging of a false start", () => {
  it("pays the other hand alone", () => {
    const paid = samples.false_judging
      .filter(({ kind }) => kind !== "tower_rebuilt")
      .reduce((now, event) => told(now, event), scene(samples.false_loot, null));
    expect(owners(paid.pieces)).toEqual(["column0", "lamp0", "gem1"]);
    expect(paid.verdict?.right).toBe(false);
    expect(paid.coins.map((coin) => [coin.seat, coin.value, coin.back])).toEqual([
      [0, 1, true],
      [1, 1, false],
    ]);
  });
});

describe("quiet mode", () => {
  it("keeps others' choices secret until they are revealed", () => {
    const start = scene(samples.quiet, null);
    expect(start.choices).toEqual(["column", "?", "", ""]);
    const end = samples.revealing.reduce((now, event) => told(now, event), start);
    expect(end.choices).toEqual(["column", "lamp", "lamp", "column"]);
    expect(owners(end.pieces)).toContain("column3");
  });
});

describe("words and pace", () => {
  const thrown: Told = { kind: "thrown", rule: "AT-5", seat: 2, strength: "plainly", colours: ["red"] };

  it("say nothing of the dice while somebody may still notice them", () => {
    expect(hush(thrown, samples.race)).toBe(true);
    expect(hush(thrown, samples.quiet)).toBe(true);
    expect(hush(thrown, samples.loot)).toBe(false);
    expect(hush({ kind: "thrown_again", rule: "AT-9", seat: 2 }, samples.race)).toBe(false);
  });

  it("let nothing wait while hands reach, and tell quiet grabs calmly", () => {
    expect(dwell(thrown)).toBe(0);
    expect(dwell({ kind: "taken", rule: "AT-14", seat: 0, object: "gem" })).toBeLessThan(5);
    expect(dwell({ kind: "taken", rule: "AT-A24", seat: 0, object: "gem" })).toBeGreaterThan(250);
    expect(urgent(thrown, samples.race)).toBe(true);
    expect(urgent(thrown, { ...samples.race, options: { ...samples.race.options, quiet_mode: true } })).toBe(false);
  });
});
