import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { Aim, ScreenModule } from "@page/lib/board";
import { numberOf, RING } from "./arrows";
import { mazeOf, quartersOf, reach, squareNamed } from "./maze";
import { chairs, first, samples, wordsIn } from "./samples";
import { sceneOf } from "./scene";
import type { Told, View } from "./shapes";
import { spinning } from "./spin";
import { CELL, REST, cardsStood, ghostsStood } from "./stage";
import * as tv from "./tv";

const module: ScreenModule<View, Told> = tv;
const fr = wordsIn("fr");
const steps = [...samples.common, ...samples.secret, ...samples.bound];
const watched = (view: View): View => ({ ...view, seat: -1, legal: [] });
const [push, walk] = [samples.common[0]!, samples.common[1]!];

function shown(view: View, more: { next?: View; told?: Told; aim?: Aim; motion?: boolean } = {}) {
  Element.prototype.animate ??= () => ({ cancel() {} }) as Animation;
  const target = document.body.appendChild(document.createElement("div"));
  const { next = null, told = null, aim = null, motion = false } = more;
  const props = { view: watched(view), next, told, aim, chairs: chairs.slice(0, view.seats), words: fr, motion };
  const screen = mount(module.Screen, { target, props: { ...props, pace: 1, race: null } });
  flushSync();
  const done = () => {
    void unmount(screen);
    target.remove();
  };
  const names = (selector: string, name: string) =>
    [...target.querySelectorAll<HTMLElement>(selector)].map((one) => one.dataset[name]);
  return { target, names, done };
}

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
  const files = [...fetched("tv.ts")];

  it("leaves the board out", () => {
    expect(files).toContain("ScreenMaze.svelte");
    for (const file of ["Board.svelte", "Maze.svelte", "Arrows.svelte", "index.ts"]) expect(files).not.toContain(file);
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
    expect(fr.t(`event-${kind}`, tv.spoken(values, fr))).toContain("par la flèche 2");
    expect(tv.spoken({ square: "1,3" }, fr).square).toBe("rangée 1, colonne 3");
  });
});

describe("what a phone tries out", () => {
  const pushes = steps.filter(({ before }) => before.position.phase === "shift");

  it.each(pushes)("brightens what the referee then opens: $move", ({ move, before, after }) => {
    const scene = sceneOf(watched(before), null, null, { seat: before.seat, move });
    expect(scene.maze).toEqual(mazeOf(after.position));
    const squares = reach(scene.maze, squareNamed(after.position.ghosts[before.seat] ?? ""));
    expect(scene.lit).toEqual(squares);
    if (!after.options.strict_nearest) expect(scene.lit).toEqual(after.legal.map(squareNamed));
  });

  it("lights the arrow and turns the spare before it", () => {
    const aim = { seat: push.before.seat, move: "R2> NS" };
    const { target, names, done } = shown(push.before, { aim });
    expect(names(".aimed", "arrow")).toEqual(["R2>"]);
    expect(names(".behind", "arrow")).toEqual(["R2<"]);
    expect(names(".trying", "spot")).toEqual(["2,1"]);
    expect(target.querySelector<SVGElement>(".trying .ground g")?.style.transform).toBe("rotate(0deg)");
    expect(target.querySelectorAll(".laid.lit")).toHaveLength(
      sceneOf(watched(push.before), null, null, aim).lit.length,
    );
    done();
  });

  it("has a pale ghost where a walk would end, with the way to it", () => {
    const scene = sceneOf(watched(walk.before), null, null, { seat: walk.before.seat, move: walk.move });
    expect(scene.pale).toEqual({ seat: walk.before.seat, square: squareNamed(walk.move) });
    expect([scene.trail[0], scene.trail.slice(-1)[0]]).toEqual([
      squareNamed(walk.before.position.ghosts[walk.before.seat] ?? ""),
      squareNamed(walk.move),
    ]);
    const { target, done } = shown(walk.before, { aim: { seat: walk.before.seat, move: walk.move } });
    expect(target.querySelectorAll(".pale, .trail")).toHaveLength(2);
    done();
  });

  it("shows nothing of another moment, of another seat, or while something is told", () => {
    const still = sceneOf(watched(push.before), null, null, null);
    const seat = push.before.seat;
    expect(sceneOf(watched(push.before), null, null, { seat, move: "1,1" })).toEqual(still);
    expect(sceneOf(watched(push.before), null, null, { seat: seat + 1, move: push.move })).toEqual(still);
    expect(sceneOf(watched(push.before), null, null, { seat, move: "" })).toEqual(still);
    const told = first(push.told, "pushed");
    const while_ = sceneOf(watched(push.before), push.after, told, { seat, move: "R2> NS" });
    expect([while_.aimed, while_.lit]).toEqual(["", []]);
  });
});

describe("what is told", () => {
  it("lays every card once at every event", () => {
    for (const { before, after, told } of steps)
      for (const event of told) {
        const cards = cardsStood(sceneOf(watched(before), after, event, null));
        expect(new Set(cards.map(({ card }) => card.name)).size).toBe(26);
      }
  });

  const kinds = [...new Set(steps.flatMap(({ told }) => told.map(({ kind }) => kind)))];
  it.each(kinds)("draws all of it: %s", (kind) => {
    const { before, after, told } = steps.find((step) => step.told.some((event) => event.kind === kind))!;
    const { target, done } = shown(before, { next: watched(after), told: first(told, kind), motion: true });
    expect(target.querySelectorAll(".laid")).toHaveLength(26);
    expect(target.querySelectorAll(".ghost")).toHaveLength(before.seats);
    expect(target.querySelectorAll(".find")).toHaveLength(Number(kind === "taken"));
    done();
  });

  it("keeps a ghost on the card that goes out until it is brought round", () => {
    const { before, after, told } = samples.common.find(({ told }) =>
      told.some(({ kind }) => kind === "brought_round"),
    )!;
    const { seat } = first(told, "brought_round");
    const at = (event: Told) => ghostsStood(sceneOf(watched(before), after, event, null))[seat]!;
    expect(at(first(told, "pushed")).size).toBeLessThan(CELL);
    expect(at(first(told, "brought_round")).size).toBe(CELL);
  });

  it("lets the spare wait beside the maze", () => {
    const resting = (view: View) => cardsStood(sceneOf(watched(view), null, null, null)).find((one) => one.square < 0);
    expect(resting(push.after)).toMatchObject({ place: "rests", x: REST.x, y: REST.y });
    expect(resting(push.after)?.card.name).toBe(push.after.position.spare.split(" ")[0]);
  });

  it("rings in white what would move, where motion is reduced", () => {
    const line = shown(push.before, { next: watched(push.after), told: first(push.told, "pushed") });
    expect(line.names(".laid.ringed", "spot")).toEqual(expect.arrayContaining(["1,4", "3,4", "5,4"]));
    expect(line.target.querySelector(".ghost.ringed")).toBeNull();
    line.done();
    const ghost = shown(walk.before, { next: watched(walk.after), told: first(walk.told, "walked") });
    expect(ghost.target.querySelectorAll(".ringed")).toHaveLength(1);
    ghost.done();
  });
});

describe("beside the maze", () => {
  it("names what all seek, and bars the arrow across", () => {
    const { before } = samples.common[2]!;
    const { target, names, done } = shown(before);
    expect(target.querySelector(".name")?.textContent).toBe(fr.t(`name-${before.position.target as string}`));
    expect(names(".arrow:has(.bar)", "arrow")).toEqual(["C4^"]);
    done();
  });

  it("names nothing in the secret form and counts what each has to find", () => {
    const { target, done } = shown(samples.watcher);
    const said = target.querySelector(".beside")?.textContent ?? "";
    for (const treasure of Object.values(samples.watcher.position.treasures))
      expect(said).not.toContain(fr.t(`name-${treasure}`));
    expect(target.querySelector(".marks")).toBeNull();
    expect([...target.querySelectorAll(".beside b")].map((count) => count.textContent)).toEqual(["3", "3", "3", "3"]);
    done();
  });

  it("says how many turns there are to beat, alone", () => {
    const { target, done } = shown({ ...push.before, seats: 1 });
    expect(target.textContent).toContain("15 à battre");
    done();
  });

  it.each(["over", "lost", "alone"] as const)("seeks nothing any more: %s", (which) => {
    const { target, done } = shown(samples[which]);
    expect(target.querySelector(".name, .turned")).toBeNull();
    done();
  });

  it("says in three words what somebody is doing", () => {
    for (const lang of ["fr", "en", "de"] as const)
      for (const { before } of steps) {
        const said = tv.doing(watched(before), before.seat, wordsIn(lang));
        expect(said.split(" ").length, said).toBeLessThanOrEqual(3);
        expect(said).not.toMatch(/tv-/);
      }
  });
});

it("turns cards clockwise only", () => {
  const turnOf = spinning();
  const card = { name: "T1", sides: "NSW", fixed: false, treasure: "" };
  expect(turnOf(card)).toBe(quartersOf("NSW"));
  expect(turnOf({ ...card, sides: "NEW" })).toBe(4);
  expect(turnOf({ ...card, sides: "NES" })).toBe(5);
  const straight = { ...card, name: "I1", sides: "EW" };
  expect([turnOf(straight), turnOf({ ...straight, sides: "NS" })]).toEqual([1, 2]);
});
