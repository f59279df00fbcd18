// What only this game says on its surfaces; what holds for any game is in frames/laws.svelte.test.ts of the page.
import type { Framed } from "@page/frames/contract";
import { mounted } from "@page/frames/mounted.svelte";
import { LANGS, fetchWords, wordsOver } from "@page/lib/words";
import { tick } from "svelte";
import { afterEach, expect, it } from "vitest";
import Board from "./Board.svelte";
import { GAME } from "./game";
import Hand from "./Hand.svelte";
import { pileAt } from "./moves";
import { gain, outcome } from "./outcome";
import { laidIn } from "./pieces";
import { samples } from "./samples";
import Screen from "./Screen.svelte";
import type { Told, View } from "./shapes";

const { turn, watched, plays } = samples;
const NAMES = ["Toi", "Léa", "Filou", "Zoé", "Papa", "Mamie"];
const FRAMES = { board: Board, hand: Hand, screen: Screen };
const words = wordsOver("fr", [await fetchWords("voleurs", "fr")], NAMES);

let ended: () => void = () => {};
afterEach(() => ended());

function laid(surface: keyof typeof FRAMES, view: View, more: object = {}) {
  const own = { game: GAME, Frame: FRAMES[surface] } as unknown as Framed;
  const made = mounted(own, surface, view as never, words, NAMES.slice(0, view.seats), more);
  ended = made.ended;
  const tell = (told: Told | null, moving = false) => {
    const landed = told && !moving ? [told] : [];
    made.give({ told, landed, ...(told ? { lately: landed[0] ?? null } : {}) });
  };
  const show = (view: View) => made.give({ view: view as never, told: null, landed: [] });
  const text = (selector: string) => made.all(selector).map((one) => one.textContent?.replaceAll("\u00a0", " ").trim());
  return { ...made, tell, show, text, pile: (number: number) => made.all(`[data-spot='${pileAt(number)}']`)[0]! };
}

const SURFACES = ["board", "hand", "screen"] as const;

it.each(SURFACES)("has every pile at its place by its number, whoever owns it: %s", (surface) => {
  for (const view of [surface === "screen" ? samples.six : turn, samples.steps[1]!.before]) {
    const { names, pile, ended } = laid(surface, view, { mine: true });
    expect(names("[data-spot^=pile]")).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(pileAt));
    for (const [number, { owner, height }] of view.position.piles.entries()) {
      expect(pile(number).ariaLabel).toMatch(new RegExp(`^Tas ${number}`));
      expect(pile(number).querySelector(".figure")?.textContent).toBe(String(height));
      expect(pile(number).querySelector<HTMLElement>(".pile")?.style.getPropertyValue("--own")).toBe(
        owner < 0 ? "" : `seat-${owner}`,
      );
    }
    ended();
  }
});

it.each(["board", "hand"] as const)("plays the card that is named on the pile that is named: %s", (surface) => {
  const { touch, moves } = laid(surface, turn);
  touch("[aria-label^='jambon']");
  touch("[aria-label^='Tas 3']");
  expect(moves).toEqual(["ham>3"]);
});

it.each(["board", "hand"] as const)("glows where the card would match, and says what it brings: %s", (surface) => {
  for (const view of [turn, samples.hidden, samples.steps[1]!.before]) {
    const { piles, hand } = laidIn(view);
    const { touch, text, names, ended } = laid(surface, view);
    for (const motif of new Set(hand)) {
      touch(`[data-spot='card:${motif}']`);
      const brings = piles.map((pile) => gain(outcome(pile, motif, view.seat), words).replaceAll("\u00a0", " "));
      expect(names(".glows")).toEqual(piles.filter((_, number) => brings[number]).map(({ number }) => pileAt(number)));
      expect(text(".brings")).toEqual(brings.filter(Boolean));
      expect(names("[data-spot^=pile].open")).toHaveLength(8);
    }
    ended();
  }
});

it("foretells what the picked card would do, and names it for who does not see", () => {
  const { touch, foretold, pile } = laid("hand", turn);
  touch("[data-spot='card:ham']");
  expect(foretold()).toContain("Léa");
  expect(pile(3).ariaLabel?.replaceAll("\u00a0", " ")).toContain("Tu le raflerais : 3 cartes");
  touch("[data-spot='card:ham']");
  expect(foretold()).toBe("");
  touch("[data-spot='pile:4']");
  expect(foretold()).toBe(words.t("board-first"));
});

it("goes by keys: a card, then its best pile, and back", async () => {
  const { all, touch } = laid("board", turn);
  all("[data-spot='card:keg']")[0]!.focus();
  touch("[data-spot='card:keg']"); // as a key does
  await tick();
  await tick();
  expect((document.activeElement as HTMLElement).dataset.spot).toBe("pile:0");
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect((document.activeElement as HTMLElement).dataset.spot).toBe("card:keg");
});

it("has nothing of one's own for a watcher but the stock, and nothing at the end", () => {
  const one = laid("board", watched);
  expect(one.text("[data-own] b")).toEqual([String(watched.position.stock)]);
  expect(one.all("[data-own] button")).toEqual([]);
  one.ended();
  expect(laid("board", samples.over).all("[data-own]")).toEqual([]);
});

it("says what a stolen pile brought, until the next card is played", () => {
  const { pile, text, tell, show } = laid("screen", watched);
  tell(plays["keg>0"]!);
  expect(text(".says")).toEqual(["6 + 1"]);
  expect(pile(0).textContent).toContain("Toi");
  const next = structuredClone(watched);
  next.position.piles[0] = { top: "keg", owner: 0, height: 7 };
  show(next);
  expect(text(".says")).toEqual(["6 + 1"]);
  show(watched);
  expect(text(".says")).toEqual([]); // it lies otherwise
  tell(plays["ham>5"]!);
  expect(pile(5).querySelector(".by")).not.toBeNull();
});

it("lets a card travel first, and rings the pile instead where nothing moves", () => {
  const { pile, text, tell, all, give } = laid("screen", watched, { motion: true });
  tell(plays["keg>0"]!, true);
  expect([text(".says"), all(".flying").length]).toEqual([[], 1]);
  expect(pile(0).textContent).toContain("Filou");
  give({ motion: false });
  expect(all(".rung").map((one) => one.dataset.spot)).toEqual(["pile:0"]);
});

it("shows no height where heights are hidden", () => {
  const { all, text, tell } = laid("screen", samples.hidden);
  tell(samples.hidden_plays["keg>0"]!);
  expect(text(".figure")).toEqual(Array(8).fill("?"));
  expect(new Set(all("[data-spot^=pile]").map((one) => one.querySelectorAll(".leaf").length)).size).toBe(1);
  expect(text(".says")).toEqual(["Raflé !"]);
});

it("counts a stolen pile before its sentence ends, and says what a seat is doing", () => {
  expect(GAME.doing!(watched, 0, words)).toBe("choisit une carte");
  expect(GAME.lands!(plays["keg>0"]!)).toBeLessThan(GAME.dwell!(plays["keg>0"]!));
});

it.each(LANGS)("can be told as a list, in the order of the television: %s", async (lang) => {
  const said = wordsOver(lang, [await fetchWords("voleurs", lang)], NAMES);
  const chairs = NAMES.slice(0, 3).map((name, number) => ({ name, number }));
  const spread = (view: View) => GAME.spread!(view, said, chairs as Parameters<NonNullable<typeof GAME.spread>>[2]);
  const lines = spread(watched);
  expect(lines).toHaveLength(8 + 1 + 3);
  for (const [number, { top, owner }] of watched.position.piles.entries()) {
    expect(lines[number]).toContain(said.t(`name-${top}`));
    expect(lines[number]).toMatch(new RegExp(`^\\S+ ${number}`));
    if (owner > 0) expect(lines[number]).toContain(NAMES[owner]);
  }
  expect(spread(samples.hidden)).toHaveLength(9); // nobody may count
});
