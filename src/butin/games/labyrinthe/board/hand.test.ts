import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { numberOf, RING } from "./arrows";
import { isSecret } from "./laid";
import { spotOfArrow } from "./moves";
import { chairs, samples, wordsIn } from "./samples";
import { shown } from "./showing.svelte";
import { spread } from "./spread";

const fr = wordsIn("fr");
const views = [...samples.common, ...samples.secret, ...samples.bound].map(({ before }) => before);
const pushing = views.filter(({ position }) => position.phase === "shift");

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

describe("the hand pushes", () => {
  it("sends nothing before the gold button, which names the arrow, and lets go at a second touch", () => {
    const { moves, aims, find, touch, done } = shown("hand", pushing[0]!);
    expect(find("[data-push]")?.disabled).toBe(true);
    touch("maze:R2>");
    touch("spare");
    expect(moves).toEqual([]);
    expect(aims).toEqual(["", "R2> EW", "R2> NS"]);
    expect(find("[data-push]")?.textContent).toContain("8");
    vi.advanceTimersByTime(1000);
    touch("maze:R2>");
    expect(aims.at(-1)).toBe("");
    expect(moves).toEqual([]);
    expect(find("[data-push]")?.disabled).toBe(true);
    done();
  });

  it("says what a push would open, and why an arrow is barred", () => {
    const { said, moves, spot, touch, done } = shown("hand", samples.common[2]!.before);
    touch("maze:R4>");
    expect(said.now).toMatch(/s’ouvre/);
    touch("maze:C4^");
    expect(said.now).toContain("La flèche 5 est barrée");
    expect(spot("maze:R4>")?.getAttribute("aria-pressed")).toBe("true");
    expect(moves).toEqual([]);
    done();
    expect(said.now).toBe("");
  });

  it("does not turn the card where that is forbidden", () => {
    const { said, find, touch, done } = shown("hand", samples.bound[0]!.before);
    const sides = () => find<HTMLElement>("[data-sides]")?.dataset.sides;
    const before = sides();
    touch("spare");
    expect(sides()).toBe(before);
    expect(said.now).toContain("ne se tourne pas");
    done();
  });

  it("turns the card with a key", () => {
    const { find, spot, done } = shown("hand", pushing[0]!);
    const sides = () => find<HTMLElement>("[data-sides]")?.dataset.sides;
    const before = sides();
    spot("maze:R2>")?.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    return Promise.resolve().then(() => {
      expect(sides()).not.toBe(before);
      done();
    });
  });

  it.each(["hand", "screen"] as const)("numbers its arrows as the television does: %s", (surface) => {
    const { target, done } = shown(surface, pushing[0]!);
    const numbers = [...target.querySelectorAll<HTMLElement>(".place")].map((place) => [
      place.querySelector<HTMLElement>("[data-spot]")?.dataset.spot,
      place.querySelector("text")?.textContent,
    ]);
    expect(numbers).toEqual(RING.map((arrow) => [spotOfArrow(arrow), String(numberOf(arrow))]));
    done();
  });

  it("shows advice as a push that is tried out", () => {
    const { move, before } = samples.common[2]!;
    const { find, aims, done } = shown("hand", before, { hint: move });
    expect(find('[aria-pressed="true"]')?.dataset.spot).toBe(`maze:${move.split(" ")[0]}`);
    expect(find(".main.advised")).not.toBeNull();
    expect(aims).toEqual([move]);
    done();
  });
});

describe("a secret", () => {
  const secret = views.filter(isSecret);

  it.each(secret)("is never aimed with, and has a small maze: $position.phase, $position.turns", (view) => {
    const { aims, target, press, touch, done } = shown("hand", view);
    expect(target.querySelectorAll(".marks").length).toBeGreaterThan(0);
    for (const spot of ["maze:R4>", "spare", "maze:C2v"]) touch(spot);
    press(".way.open button");
    expect(aims).toEqual([""]);
    expect(target.querySelectorAll(".laid > .tile")).toHaveLength(25);
    done();
  });

  it("needs no maze where the television shows all", () => {
    const { target, done } = shown("hand", pushing[0]!);
    expect(target.querySelector(".laid > .tile")).toBeNull();
    done();
  });
});

it.each([samples.over, samples.lost, samples.alone, ...views])("offers nothing to whoever waits: %#", (view) => {
  const { target, aims, done } = shown("hand", view, { mine: false });
  expect(target.querySelectorAll("button")).toHaveLength(0);
  expect(target.querySelectorAll("li")).toHaveLength(view.position.taken[view.seat]?.length ?? 0);
  expect(aims).toEqual([""]);
  done();
});

it("tells all that lies on the television, in every language", () => {
  for (const lang of ["fr", "en", "de"] as const) {
    for (const view of [...views, samples.watcher, samples.over]) {
      const lines = spread(view, wordsIn(lang), chairs.slice(0, view.seats));
      expect(lines.length).toBeGreaterThan(25 + view.seats);
      for (const line of lines) expect(line).toMatch(/^[\p{Lu}\d].*[.!]$/u);
      expect(lines.join(" ")).not.toMatch(/board-|hand-|[RC][24][<>v^]/);
    }
  }
  const { before } = samples.common[2]!;
  const lines = spread(before, fr, chairs.slice(0, before.seats));
  expect(lines[2]).toMatch(/^Rangée 1, colonne 3/);
  expect(lines.slice(25, 28)).toEqual([
    "La flèche 5 est barrée\u00a0: elle déferait la dernière poussée.",
    "À trouver\u00a0: le hibou.",
    expect.stringMatching(/^Carte en trop/),
  ]);
});
