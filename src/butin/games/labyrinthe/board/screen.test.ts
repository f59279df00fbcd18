import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { numberOf, RING } from "./arrows";
import { first, samples, wordsIn } from "./samples";
import type { Told, View } from "./shapes";
import { shown } from "./showing.svelte";
import { doing, spoken } from "./words";

const fr = wordsIn("fr");
const steps = [...samples.common, ...samples.secret, ...samples.bound];
const watched = (view: View): View => ({ ...view, seat: -1, legal: [] });
const on = (view: View, more = {}) => shown("screen", watched(view), more);
const [push, walk] = [samples.common[0]!, samples.common[1]!];

/** All that is fetched for the television. */
function fetched(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
  for (const [, name = ""] of text.matchAll(/(?:from|import) "\.\/([\w.]+)";/g))
    fetched(name.endsWith(".svelte") ? name : `${name}.ts`, seen);
  return seen;
}

describe("what a television fetches", () => {
  const files = [...new Set([...fetched("game.ts"), ...fetched("Screen.svelte")])];

  it("leaves board and hand out", () => {
    expect(files).toContain("Maze.svelte");
    for (const file of ["Board.svelte", "Hand.svelte", "Squares.svelte", "Pad.svelte"])
      expect(files).not.toContain(file);
  });

  it.each(files)("keeps to what an old set knows: %s", (file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
    expect(text).not.toMatch(
      /color-mix|aspect-ratio:|\dcq[whib]|:has\(|\ddvh|@container|^\s*(rotate|translate|scale):/m,
    );
  });
});

describe("arrows", () => {
  it("are numbered clockwise from the upper left", () => {
    expect(RING.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([numberOf("C2v"), numberOf("R2<"), numberOf("C4^"), numberOf("R2>")]).toEqual([1, 3, 5, 8]);
  });

  it("are spoken of by their numbers", () => {
    const { kind, rule: _rule, ...values } = first(push.told, "pushed");
    expect(fr.t(`event-${kind}`, spoken(values, fr, "screen"))).toContain("par la flèche 2");
    expect(spoken({ square: "1,3" }, fr, "screen").square).toBe("rangée 1, colonne 3");
  });

  it("light up with what a phone tries out, and the spare turns before them", () => {
    const { target, spots, done } = on(push.before, { aimed: { seat: push.before.seat, move: "R2> NS" } });
    expect([spots(".aimed"), spots(".behind")]).toEqual([["maze:R2>"], ["maze:R2<"]]);
    expect(target.querySelector<SVGElement>(".trying .ground g")?.style.transform).toBe("rotate(0deg)");
    expect(target.querySelectorAll(".laid.lit").length).toBeGreaterThan(0);
    done();
  });
});

it("has a pale ghost with its way where a walk would end", () => {
  const { target, done } = on(walk.before, { aimed: { seat: walk.before.seat, move: walk.move } });
  expect(target.querySelectorAll(".pale, .trail")).toHaveLength(2);
  done();
});

const kinds = [...new Set(steps.flatMap(({ told }) => told.map(({ kind }) => kind)))];
it.each(kinds)("draws all of what is told: %s", (kind) => {
  const { before, told } = steps.find((step) => step.told.some((event) => event.kind === kind))!;
  const event: Told = first(told, kind);
  const { target, done } = on(before, { told: event, motion: true });
  expect(target.querySelectorAll(".laid")).toHaveLength(26);
  expect(target.querySelectorAll(".ghost")).toHaveLength(before.seats);
  expect(target.querySelectorAll(".find")).toHaveLength(Number(kind === "taken"));
  done();
});

it("rings in white what would move, where motion is reduced", () => {
  const line = on(push.before, { told: first(push.told, "pushed") });
  expect([line.target.querySelectorAll(".laid.marked").length, line.find(".ghost.marked")]).toEqual([5, null]);
  line.done();
  const ghost = on(walk.before, { told: first(walk.told, "walked") });
  expect(ghost.target.querySelectorAll(".marked")).toHaveLength(1);
  ghost.done();
});

describe("beside the maze", () => {
  it("names what all seek, and bars the arrow across", () => {
    const { before } = samples.common[2]!;
    const { target, done } = on(before);
    expect(target.querySelector(".name")?.textContent).toBe(fr.t(`name-${before.position.target as string}`));
    const barred = [...target.querySelectorAll(".place")].filter((place) => place.querySelector(".bar"));
    expect(barred.map((place) => place.querySelector("text")?.textContent)).toEqual(["5"]);
    done();
  });

  it("names nothing in the secret form and counts what each has to find", () => {
    const { target, done } = on(samples.watcher);
    const said = target.querySelector(".beside")?.textContent ?? "";
    for (const treasure of Object.values(samples.watcher.position.treasures))
      expect(said).not.toContain(fr.t(`name-${treasure}`));
    expect(target.querySelector(".marks")).toBeNull();
    expect([...target.querySelectorAll("li b")].map((count) => count.textContent)).toEqual(["3", "3", "3", "3"]);
    done();
  });

  it("says how many turns there are to beat, alone", () => {
    const { target, done } = on({ ...push.before, seats: 1 });
    expect(target.textContent).toContain("15 à battre");
    done();
  });

  it.each(["over", "lost", "alone"] as const)("seeks nothing any more: %s", (which) => {
    const { target, done } = on(samples[which]);
    expect(target.querySelector(".name, .sought")).toBeNull();
    done();
  });

  it("says in three words what somebody is doing", () => {
    for (const lang of ["fr", "en", "de"] as const)
      for (const { before } of steps) {
        const said = doing(watched(before), before.seat, wordsIn(lang));
        expect(said.split(" ").length, said).toBeLessThanOrEqual(3);
        expect(said).not.toMatch(/tv-/);
      }
  });
});

it("turns cards clockwise only", () => {
  const turns: unknown[] = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames) {
    turns.push((frames as Keyframe[]).map(({ transform }) => transform));
    return { cancel() {} } as Animation;
  };
  const { touch, done } = shown("board", push.before, { motion: true });
  for (const _ of [1, 2]) touch("spare");
  done();
  Element.prototype.animate = animate;
  expect(turns).toEqual([
    ["rotate(-90deg)", "rotate(0deg)"],
    ["rotate(0deg)", "rotate(90deg)"],
  ]);
});
