// The hand on views of real games: every move is within reach, and nothing is told that should stay a secret.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { HandModule } from "@page/lib/board";
import { bundleOf, wordsOver } from "@page/lib/words";
import { fit, loot, moveOf } from "./choices";
import * as hand from "./hand";
import { handOf } from "./position";
import { MOMENTS } from "./samples";
import type { Phase, Told, View } from "./shapes";
import { slotsOf } from "./slots";
import { anyViews, subsets } from "./strewn";
import { NAMES, chairsOf } from "./watched";

const words = wordsOver("fr", [bundleOf("fr", readFileSync(`${import.meta.dirname}/../words.fr.ftl`, "utf8"))], NAMES);
const module: HandModule<View, Told> = hand;
const DECISIONS = MOMENTS.map(({ before }) => before).filter(({ legal }) => legal.length);
const find = (phase: Phase, like: (view: View) => boolean = () => true): View =>
  DECISIONS.find((view) => view.position.phase === phase && like(view))!;

let done = (): void => {};
afterEach(() => done());

/** A hand, and what came of it. */
function held(view: View, { mine = true, hint = null as string | null, granted = true } = {}) {
  done();
  const moves: string[] = [];
  const aims: string[] = [];
  let foretold = "";
  let now = $state.raw(view);
  const target = document.body.appendChild(document.createElement("div"));
  const one = mount(module.Hand, {
    target,
    props: {
      get view() {
        return now;
      },
      next: null,
      told: null,
      chairs: chairsOf(view),
      mine,
      due: mine,
      act: (move: string) => {
        moves.push(move);
        return Promise.resolve(granted);
      },
      words,
      motion: false,
      hint,
      foretell: (sentence: string) => void (foretold = sentence),
      aim: (move: string) => void aims.push(move),
    },
  });
  flushSync();
  done = () => {
    void unmount(one);
    target.remove();
    done = () => {};
  };
  const all = (selector: string) => [...target.querySelectorAll<HTMLElement>(selector)];
  const press = (selector: string) => {
    all(selector)[0]?.click();
    flushSync();
  };
  const see = (other: View) => {
    now = other;
    flushSync();
  };
  return { target, moves, aims, all, press, see, foretold: () => foretold };
}

/** Makes all moves with nothing but touches; each is refused, so that the next can be tried. */
async function reached(view: View): Promise<string[]> {
  const { moves, aims, all, press } = held(view, { granted: false });
  for (const move of view.legal) {
    const [verb = "", ...rest] = move.split(" ");
    const cards = verb === "take" || verb === "add" ? rest.filter((card) => card !== "nothing") : [verb];
    if (verb === "add") all('[data-card][aria-pressed="true"]').forEach((card) => card.click());
    flushSync();
    for (const card of cards)
      press(verb === "take" ? `[data-loot="${card}"]` : `[data-card="${card}"][aria-pressed="false"]`);
    press(verb === "decline" ? "[data-decline]" : "[data-go]");
    await settled();
  }
  expect(aims).toEqual([]);
  return moves;
}

async function settled(): Promise<void> {
  await new Promise((after) => setTimeout(after));
  flushSync();
}

describe("every move is within reach", () => {
  test("of what is decided", () => {
    expect(new Set(DECISIONS.map(({ position }) => position.phase)).size).toBe(3);
    expect(DECISIONS.some(({ legal }) => legal.includes("decline"))).toBe(true);
  });

  test.each(DECISIONS)("in a real game, seat $seat of $seats", async (view) =>
    expect(await reached(view)).toEqual(view.legal),
  );

  test.each(anyViews(8))("whatever lies there: $legal", async (view) =>
    expect(await reached(view)).toEqual(view.legal),
  );

  test("in any view, by the cards that may be picked", () => {
    for (const view of anyViews(200)) expect(pickable(view)).toEqual(new Set(view.legal));
  });
});

/** All moves that picking cards, or a victim, can stand for. */
function pickable(view: View): Set<string> {
  const places = slotsOf(view, true).flatMap(({ place, open }) => (open && place !== null ? [place] : []));
  const picks = view.position.phase === "choose" ? places.map((place) => [place]) : subsets(places);
  const moves = picks.map((some) => moveOf(view, some, null));
  const thefts = view.position.phase === "steal" ? [...loot(view).keys()].map((seat) => moveOf(view, [], seat)) : [];
  const left = view.legal.includes("decline") ? ["decline"] : [];
  return new Set([...moves, ...thefts, ...left].filter(Boolean));
}

describe("the button", () => {
  const view = find("choose");
  const card = handOf(view)[1]!;

  test("waits for a card, then names it", () => {
    const { all, press, moves } = held(view);
    press("[data-go]");
    expect(moves).toEqual([]);
    expect(all("[data-go]")[0]?.textContent).toBe(words.t("board-pick-choose"));
    press(`[data-card="${card}"]`);
    expect(all("[data-go]")[0]?.textContent).toBe(words.t("board-do-lay", { card }));
    expect(all(".picked .tick")).toHaveLength(1);
    expect(moves).toEqual([]);
  });

  test("sends a move once, and again when it was refused", async () => {
    for (const [granted, times] of [
      [true, 1],
      [false, 2],
    ] as const) {
      const { press, moves } = held(view, { granted });
      press(`[data-card="${card}"]`);
      press("[data-go]");
      press("[data-go]");
      expect(moves).toEqual([card]);
      await settled();
      press("[data-go]");
      expect(moves).toHaveLength(times);
    }
  });

  test("sends again what was taken back", async () => {
    const { press, moves, see } = held(find("extras"));
    press("[data-go]");
    await settled();
    see({ ...find("extras"), actors: [], legal: [] });
    see(find("extras"));
    press("[data-go]");
    expect(moves).toHaveLength(2);
  });

  test("is not there while others move, and the cards stay in sight", () => {
    const { all } = held({ ...view, legal: [], actors: [] }, { mine: false });
    expect(all("[data-go], [data-decline]")).toEqual([]);
    expect(all("[data-card]").map(({ dataset }) => dataset.card)).toEqual(handOf(view));
  });
});

test("what a card would bring is said while it is picked", () => {
  const view = find("choose");
  const { press, foretold, see } = held(view);
  expect(foretold()).toBe("");
  press("[data-card]");
  expect(foretold()).not.toBe("");
  see({ ...view, position: { ...view.position, results: [...view.position.results, []] } });
  expect(foretold()).toBe("");
});

test("a choice stays while others only lay their cards", () => {
  const view = find("choose");
  const { press, see, all } = held(view);
  press("[data-card]");
  see({ ...view, position: { ...view.position } });
  expect(all(".picked")).toHaveLength(1);
});

test("a lock says whether it would close, as the referee will see it", () => {
  const views = DECISIONS.filter((view) => view.position.phase === "choose" && handOf(view).some(isLock));
  expect(views.length).toBeGreaterThan(2);
  for (const view of views) {
    const { all } = held(view);
    const said = all("[data-card^=lock] .fit").map(({ textContent }) => textContent);
    const safe = view.position.safes[view.seat]!.length;
    expect(said.map((one) => one.slice(2))).toEqual(
      handOf(view)
        .filter(isLock)
        .map((lock) => words.t(`board-fit-${fit(view, lock, safe)}`)),
    );
  }
});

test("advice is shown on what it names", () => {
  const steps = [find("choose"), find("extras"), find("steal", ({ legal }) => legal.includes("decline"))];
  for (const view of steps)
    for (const hint of view.legal) {
      const { all } = held(view, { hint });
      const named = hint.split(" ").filter((word) => !/^(add|take|nothing|decline)$/.test(word));
      expect(all(".advised").length, hint).toBe(named.length || 1);
    }
});

describe("a touch on the safe", () => {
  test("turns the cards over, and up again", () => {
    const view = find("choose");
    const { target, press, all, moves } = held(view);
    const names = handOf(view).map((card) => words.t("board-card", { card }));
    const told = () => [target.textContent, ...all("[aria-label]").map((one) => one.ariaLabel ?? "")].join(" ");
    press("[data-card]");
    press(".own button");
    for (const name of names) expect(told()).not.toContain(name);
    press(".cell:last-child [data-card]");
    press("[data-go]");
    expect(moves).toEqual([]);
    press(".own button");
    for (const name of names) expect(told()).toContain(name);
    expect(all(".cell:first-child .picked")).toHaveLength(1); // nobody picks what nobody sees
  });

  test("says no more of a picked card", () => {
    const { press, foretold } = held(find("choose"));
    press("[data-card]");
    press(".own button");
    expect(foretold()).toBe("");
  });

  test("does not hide what a thief may take: all see it", () => {
    const { press, all } = held(find("steal"));
    press(".own button");
    expect(all("[data-loot]").length).toBeGreaterThan(0);
  });
});

test("the table is told seat by seat: card, safe, jewels, worth", () => {
  const view = find("steal", ({ position }) => position.safes.some((safe) => safe.length));
  const lines = hand.spread(view, words, chairsOf(view));
  expect(lines).toHaveLength(view.seats + 1);
  view.position.safes.forEach((safe, seat) => {
    expect(lines[seat + 1]).toMatch(new RegExp(`^${NAMES[seat]}`));
    for (const card of [...safe, ...view.position.fronts[seat]!])
      expect(lines[seat + 1]).toContain(words.t("board-card", { card }));
  });
});

test("in the table as it is told, others' cards are a secret", () => {
  for (const { before } of MOMENTS) {
    const lines = hand.spread(before, words, chairsOf(before)).join(" ");
    expect(lines).not.toMatch(/\?|board-|spread-/);
  }
});

function isLock(card: string): boolean {
  return card.startsWith("lock");
}
