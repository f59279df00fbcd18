import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HandModule } from "@page/lib/board";
import { numberOf, RING } from "./arrows";
import { isSecret } from "./picture";
import * as hand from "./hand";
import { held } from "./holding";
import { chairs, samples, wordsIn } from "./samples";
import type { Told, View } from "./shapes";

const module: HandModule<View, Told> = hand;
const fr = wordsIn("fr");
const views = [...samples.common, ...samples.secret, ...samples.bound].map(({ before }) => before);
const pushing = views.filter(({ position }) => position.phase === "shift");

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

describe("the hand pushes", () => {
  const turns = pushing.flatMap((view) => [0, 1, 2, 3].map((quarters) => ({ view, quarters })));
  it.each(turns)("wherever it is offered, and nowhere else, turned $quarters times: %#", async ({ view, quarters }) => {
    const touch = held(view);
    for (let turn = 0; turn < quarters; turn++) touch.press(".spare");
    const sides = touch.find(".spare")?.dataset.sides;
    for (const arrow of RING) {
      touch.press(`[data-arrow="${arrow}"]`);
      touch.press("[data-push]");
      await Promise.resolve();
      await Promise.resolve();
    }
    const offered = view.legal.filter((move) => move.endsWith(` ${sides}`));
    expect(offered.length).toBeGreaterThan(6);
    expect(new Set(touch.moves)).toEqual(new Set(offered));
    touch.done();
  });

  it("can turn the card to every position that is offered", () => {
    for (const view of pushing) {
      const touch = held(view);
      const seen = [0, 1, 2, 3].map(() => {
        touch.press(".spare");
        return touch.find(".spare")?.dataset.sides;
      });
      expect(new Set(seen)).toEqual(new Set(view.legal.map((move) => move.split(" ")[1])));
      touch.done();
    }
  });

  it("sends nothing before the gold button, which names the arrow", () => {
    const { moves, aims, find, press, done } = held(pushing[0]!);
    expect(find("[data-push]")?.disabled).toBe(true);
    press('[data-arrow="R2>"]');
    press(".spare");
    expect(moves).toEqual([]);
    expect(aims).toEqual(["R2> EW", "R2> NS"]);
    expect(find("[data-push]")?.textContent).toContain("8");
    press('[data-arrow="R2>"]');
    expect(aims.slice(-1)).toEqual([""]);
    expect(find("[data-push]")?.disabled).toBe(true);
    done();
  });

  it("says what a push would open, and why an arrow is barred", () => {
    const { said, find, press, done } = held(samples.common[2]!.before);
    press('[data-arrow="R4>"]');
    expect(said.now).toMatch(/s’ouvre/);
    press('[data-arrow="C4^"]');
    expect(said.now).toContain("La flèche 5 est barrée");
    expect(find('[data-arrow="R4>"]')?.getAttribute("aria-pressed")).toBe("true");
    done();
    expect(said.now).toBe("");
  });

  it("does not turn the card where that is forbidden", () => {
    const { said, find, press, done } = held(samples.bound[0]!.before);
    const before = find(".spare")?.dataset.sides;
    press(".spare");
    expect(find(".spare")?.dataset.sides).toBe(before);
    expect(said.now).toContain("ne se tourne pas");
    done();
  });

  it("numbers its arrows as the television does", () => {
    const { target, done } = held(pushing[0]!);
    const numbers = [...target.querySelectorAll<HTMLElement>("[data-arrow]")].map((arrow) => [
      arrow.dataset.arrow,
      arrow.querySelector("text")?.textContent,
    ]);
    expect(numbers).toEqual(RING.map((arrow) => [arrow, String(numberOf(arrow))]));
    done();
  });

  it("shows advice as a push that is tried out", () => {
    const { move, before } = samples.common[2]!;
    const { find, aims, done } = held(before, { hint: move });
    expect(find('[aria-pressed="true"]')?.dataset.arrow).toBe(move.split(" ")[0]);
    expect(aims).toEqual([move]);
    done();
  });
});

describe("a secret", () => {
  const secret = views.filter(isSecret);

  it.each(secret)("is never aimed with, and has a small maze: $position.phase, $position.turns", (view) => {
    const { aims, target, press, done } = held(view);
    expect(target.querySelectorAll(".marks").length).toBeGreaterThan(0);
    for (const selector of ['[data-arrow="R4>"]', ".spare", '[data-arrow="C2v"]', ".way.open"]) press(selector);
    expect(aims).toEqual([]);
    expect(target.querySelectorAll(".small .tile")).toHaveLength(25);
    done();
  });

  it("needs no maze where the television shows all", () => {
    const { target, done } = held(pushing[0]!);
    expect(target.querySelector(".small")).toBeNull();
    done();
  });
});

it.each([samples.over, samples.lost, samples.alone, ...views])("offers nothing to whoever waits: %#", (view) => {
  const { target, aims, done } = held(view, { mine: false });
  expect(target.querySelectorAll("button")).toHaveLength(0);
  expect(target.querySelectorAll("li")).toHaveLength(view.position.taken[view.seat]?.length ?? 0);
  expect(aims).toEqual([]);
  done();
});

it("tells all that lies on the television, in every language", () => {
  for (const lang of ["fr", "en", "de"] as const) {
    for (const view of [...views, samples.watcher, samples.over]) {
      const lines = module.spread(view, wordsIn(lang), chairs.slice(0, view.seats));
      expect(lines.length).toBeGreaterThan(25 + view.seats);
      for (const line of lines) expect(line).toMatch(/^[\p{Lu}\d].*[.!]$/u);
      expect(lines.join(" ")).not.toMatch(/board-|hand-|[RC][24][<>v^]/);
    }
  }
  const { before } = samples.common[2]!;
  const lines = module.spread(before, fr, chairs.slice(0, before.seats));
  expect(lines[2]).toMatch(/^Rangée 1, colonne 3/);
  expect(lines.slice(25, 28)).toEqual([
    "La flèche 5 est barrée\u00a0: elle déferait la dernière poussée.",
    "À trouver\u00a0: le hibou.",
    expect.stringMatching(/^Carte en trop/),
  ]);
});
