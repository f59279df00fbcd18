// What only this game says on its surfaces; what holds for any game is in frames/laws.svelte.test.ts of the page.
import { readFileSync } from "node:fs";
import type { Framed } from "@page/frames/contract";
import { chairsOf, mounted } from "@page/frames/mounted.svelte";
import { LANGS, bundleOf, wordsOver } from "@page/lib/words";
import { afterEach, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { doing } from "./about";
import { worth } from "./cards";
import { GAME } from "./game";
import Hand from "./Hand.svelte";
import { fit } from "./outlook";
import { handOf } from "./position";
import { MOMENTS, watched } from "./samples";
import Screen from "./Screen.svelte";
import { spread } from "./spread";
import type { Phase, Told, View } from "./shapes";

const NAMES = ["Zoé", "Papa", "Mamie", "Léo", "Inès", "Hugo", "Emma"];
const FRAMES = { board: Board, hand: Hand, screen: Screen };
const wordsIn = (lang: (typeof LANGS)[number]) =>
  wordsOver(lang, [bundleOf(lang, readFileSync(`${import.meta.dirname}/../words.${lang}.ftl`, "utf8"))], NAMES);

const words = wordsIn("fr");
const DECISIONS = MOMENTS.map(({ before }) => before).filter(({ legal }) => legal.length);
const find = (phase: Phase, like: (view: View) => boolean = () => true): View =>
  DECISIONS.find((view) => view.position.phase === phase && like(view))!;
const isLock = (card: string): boolean => card.startsWith("lock");

let ended: () => void = () => {};
afterEach(() => ended());

function laid(surface: keyof typeof FRAMES, view: View, more: object = {}) {
  ended();
  const own = { game: GAME, Frame: FRAMES[surface] } as unknown as Framed;
  const made = mounted(own, surface, view as never, words, NAMES.slice(0, view.seats), more);
  ended = made.ended;
  const text = (selector: string) => made.all(selector)[0]?.textContent?.trim() ?? "";
  const said = () => [made.target.textContent, ...made.all("[aria-label]").map((one) => one.ariaLabel)].join(" ");
  return { ...made, text, said };
}
type Made = ReturnType<typeof laid>;

/** Makes a move with nothing but touches, led as in a lesson; the last is on the button. */
function reach({ all, give, touch, moves }: Made, move: string): void {
  give({ lesson: [move] });
  for (let touched = 0; touched < 9 && moves.at(-1) !== move && all("[data-next]").length; touched++)
    touch("[data-next]");
}

describe.each(["board", "hand"] as const)("the button: %s", (surface) => {
  it("makes every move that is not made by a touch, and a lesson leads to it", async () => {
    for (const view of [
      find("extras", ({ legal }) => legal.length > 2),
      find("extras"),
      find("choose"),
      find("steal"),
    ]) {
      for (const move of view.legal) {
        const made = laid(surface, view);
        if (surface === "board" && view.position.phase !== "extras") made.touch(`[data-spot="${spotOf(move)}"]`);
        else reach(made, move);
        if (!made.moves.length) made.touch("[data-go]");
        expect(made.moves).toEqual([move]);
      }
    }
  });

  it("waits for a card, names it, and sends it once until it was refused", async () => {
    const view = find("choose");
    const [card] = handOf(view);
    const { touch, text, moves, answer } = laid(surface, view);
    touch("[data-go]");
    expect([moves, text("[data-go] .what")]).toEqual([[], words.t("board-pick-choose")]);
    touch("[data-spot^=card]");
    expect(text("[data-go] .what")).toBe(words.t("board-do-lay", { card }));
    touch("[data-go]");
    touch("[data-go]");
    expect(moves).toEqual([card]);
    await answer(false);
    touch("[data-go]");
    expect(moves).toEqual([card, card]);
  });

  it("is not there while others move, and the cards stay in sight", () => {
    const view = { ...find("choose"), legal: [], actors: [] };
    const { all, names } = laid(surface, view, { mine: false });
    expect(all("[data-go], [data-spot=decline]")).toEqual([]);
    expect(names("[data-spot^=card]")).toEqual(handOf(view).map((card) => `card:${card}`));
  });

  it("is open, with what was picked, while others only lay their cards", () => {
    const view = find("choose");
    const { touch, give, all } = laid(surface, view, { due: true });
    touch("[data-spot^=card]");
    give({ told: { kind: "laid", rule: "SD-5", seat: (view.seat + 1) % view.seats }, mine: false });
    give({ view: { ...view } as never, told: null, mine: true });
    expect(all(".picked")).toHaveLength(1);
  });

  it("is advised where nothing is to be picked", () => {
    expect(laid(surface, find("extras"), { hint: "add nothing" }).all(".main.advised")).toHaveLength(1);
    const refuses = find("steal", ({ legal }) => legal.includes("decline"));
    expect(laid(surface, refuses, { hint: "decline" }).names(".advised")).toEqual(["decline"]);
  });

  it("says beforehand what a card would do, first by the page", () => {
    const view = find("choose", (one) => one.position.safes[one.seat]!.length > 0);
    const { touch, foretold, said } = laid(surface, view);
    expect(foretold()).toBe("");
    expect(said()).toContain(
      words.t("board-needs", {
        lock: Math.max(4, view.position.safes[view.seat]!.length),
        points: worth(view.position.safes[view.seat]!),
      }),
    );
    touch("[data-spot^=card]");
    expect(foretold()).not.toBe("");
    expect(said()).not.toContain(foretold());
  });

  it("stands beside locks that say whether they would close, as the referee will see it", () => {
    const views = DECISIONS.filter((view) => view.position.phase === "choose" && handOf(view).some(isLock));
    expect(views.length).toBeGreaterThan(2);
    for (const view of views) {
      const { all } = laid(surface, view);
      const count = view.position.safes[view.seat]!.length;
      const fits = handOf(view)
        .filter(isLock)
        .map((lock) => words.t(`board-fit-${fit(view, lock, count)}`));
      expect(all("[data-spot^='card:lock'] .fit").map(({ textContent }) => textContent?.slice(2))).toEqual(fits);
    }
  });
});

const spotOf = (move: string): string =>
  move === "decline" ? move : move.startsWith("take ") ? `loot:${move.slice(5)}` : `card:${move}`;

describe("on a board", () => {
  it("the tab key reaches one of the jewels that a thief may take, wherever they lay before", () => {
    const thefts = DECISIONS.filter(({ position }) => position.phase === "steal");
    expect(thefts.length).toBeGreaterThan(1);
    const { give, all } = laid("board", thefts[0]!);
    const other = (view: View) => give({ view: view as never, chairs: chairsOf(NAMES.slice(0, view.seats)) });
    for (const before of thefts)
      for (const view of thefts) {
        other(before);
        other(view);
        expect(all("[data-spot^=loot][tabindex='0']")).toHaveLength(1);
      }
  });

  it("a safe shows what it is worth, small how many jewels there are, and in a sheet the jewels", () => {
    const view = find("choose", (one) => one.position.safes[one.seat]!.length > 0);
    const safe = view.position.safes[view.seat]!;
    const { text, touch, all } = laid("board", view);
    expect([text("[data-own] .safe text"), text("[data-own] .count")]).toEqual([
      String(worth(safe)),
      String(safe.length),
    ]);
    HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.close ??= () => {}; // jsdom has none
    touch("[data-own] .safe");
    expect(all("dialog li svg.leaf").map(({ dataset }) => dataset.word)).toEqual(safe);
  });

  it("the page tells what happens, and watchers have nothing of their own", () => {
    const moment = MOMENTS.find(({ events }) => events.some(({ kind }) => kind === "cancelled"))!;
    const told = moment.events.find(({ kind }) => kind === "cancelled")!;
    const { all } = laid("board", moment.before, { told, landed: [told], mine: false });
    expect(
      all("[aria-live]")
        .map(({ textContent }) => textContent)
        .join(""),
    ).toBe("");
    const watching = laid("board", watched(moment).before, { mine: false });
    expect(watching.all("[data-own]")).toEqual([]);
    expect(watching.all(".tile")).toHaveLength(moment.before.seats);
  });
});

describe("a touch on one's safe in the hand", () => {
  it("turns the cards over, says no more of them, and turns them up again", () => {
    const view = find("choose");
    const { touch, said, all, foretold, moves } = laid("hand", view);
    const names = handOf(view).map((card) => words.t("board-card", { card }));
    touch("[data-spot^=card]");
    touch(".own");
    for (const name of names) expect(said()).not.toContain(name);
    expect([foretold(), all("[data-spot], [data-go]"), moves]).toEqual(["", [], []]);
    touch(".own");
    for (const name of names) expect(said()).toContain(name);
    expect(all(".picked")).toEqual([]); // nobody picks what nobody sees
  });

  it("does not hide what a thief may take: all see it", () => {
    const { touch, all } = laid("hand", find("steal"));
    touch(".own");
    expect(all("[data-spot^=loot]").length).toBeGreaterThan(0);
  });
});

describe("on a television", () => {
  it("each seat has its jewels and what they are worth; who may act is ringed", () => {
    for (const { after } of MOMENTS.map(watched)) {
      const { all, ended } = laid("screen", after);
      for (const [seat, place] of all("li:not(.corner)").entries()) {
        const safe = after.position.safes[seat]!;
        const figures = [".safe text", ".points b"].map((one) => place.querySelector(one)?.textContent);
        expect(figures).toEqual([String(safe.length), String(worth(safe))]);
        expect(place.classList.contains("turn")).toBe(after.actors.includes(seat));
      }
      ended();
    }
  });

  it("what happens is ringed where nothing may move", () => {
    const { before, events } = watched(MOMENTS.find((one) => one.events.some(({ kind }) => kind === "closed"))!);
    const told = events.find(({ kind }) => kind === "closed") as Told;
    const landed = events.slice(0, events.indexOf(told) + 1);
    const ringed = (motion: boolean) => laid("screen", before, { told, landed, motion }).all(".ringed");
    expect([ringed(false).map(({ className }) => /safe/.test(className)), ringed(true)]).toEqual([[true], []]);
  });

  it("what a seat is doing is three words, in every language", () => {
    const views = MOMENTS.map(({ after }) => after).filter(({ actors }) => actors.length);
    for (const lang of LANGS)
      for (const view of views) {
        const said = doing(view, view.actors[0]!, wordsIn(lang));
        expect(said, view.position.phase).not.toContain("screen-");
        expect(said.split(" ")).toHaveLength(3);
      }
  });
});

it("the table is told seat by seat, card, safe, jewels, worth, and no secret", () => {
  const view = find("steal", ({ position }) => position.safes.some((safe) => safe.length));
  const chairs = NAMES.slice(0, view.seats).map((name, number) => ({ number, name }) as never);
  const lines = spread(view, words, chairs);
  expect(lines).toHaveLength(view.seats + 1);
  view.position.safes.forEach((safe, seat) => {
    expect(lines[seat + 1]).toMatch(new RegExp(`^${NAMES[seat]}`));
    for (const card of [...safe, ...view.position.fronts[seat]!])
      expect(lines[seat + 1]).toContain(words.t("board-card", { card }));
  });
  for (const { before } of MOMENTS) expect(spread(before, words, chairs).join(" ")).not.toMatch(/\?|board-|spread-/);
});
