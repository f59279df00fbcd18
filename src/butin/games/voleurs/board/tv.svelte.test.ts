import type { Chair, ScreenModule } from "@page/lib/board";
import { fetchWords, wordsOver } from "@page/lib/words";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { spread } from "./hand";
import { after, laidIn } from "./pieces";
import { samples } from "./samples";
import type { Told, View } from "./shapes";
import * as tv from "./tv";

const names = ["Zoé", "Papa", "Mamie", "Léo", "Inès", "Hugo"];
const words = wordsOver("fr", [await fetchWords("voleurs", "fr")], names);
const module: ScreenModule<View, Told> = tv;

/** All that a television renders of this game. */
const SOURCES = import.meta.glob<string>(
  [
    "./Screen*.svelte",
    "./Card.svelte",
    "./Motif.svelte",
    "./Won.svelte",
    "../../../../../client/src/parts/Shape.svelte",
  ],
  { query: "?raw", import: "default", eager: true },
);
const TOO_NEW = /color-mix|aspect-ratio|\d(cq[wh]|dvh)|:has\(|@container|@layer|^\s*(inset|translate|rotate|scale):/m;

let ended: () => void = () => {};
afterEach(() => ended());
beforeAll(() => {
  Element.prototype.animate ??= () => ({ cancel() {} }) as Animation;
});

const chairsFor = (seats: number): Chair[] =>
  names.slice(0, seats).map((name, number) => ({
    number,
    name,
    colour: `seat-${number}`,
    shape: "",
    bot: "",
    you: false,
    here: true,
    active: false,
  }));

function shown(view: View, told: Told | null = null, motion = false) {
  const chairs = chairsFor(view.seats);
  const props = $state({ view, next: null, told, chairs, words, motion, pace: 1, race: null, aim: null });
  const target = document.body.appendChild(document.createElement("div"));
  const screen = mount(module.Screen, { target, props });
  flushSync();
  ended = () => {
    ended = () => {};
    void unmount(screen);
    target.remove();
  };
  const pile = (number: number) => target.querySelector<HTMLElement>(`[data-pile="${number}"]`)!;
  return {
    target,
    pile,
    order: () => [...target.querySelectorAll<HTMLElement>("[data-pile]")].map((one) => Number(one.dataset.pile)),
    says: () => [...target.querySelectorAll(".says")].map((one) => one.textContent?.replaceAll("\u00a0", " ")),
    tell: (event: Told | null, seen = props.view) => {
      Object.assign(props, { told: event, view: seen });
      flushSync();
    },
  };
}

describe("the television", () => {
  it("has every pile at its place by its number, whoever owns it, three seats or six", () => {
    for (const view of [samples.watched, samples.six, samples.over, ...samples.steps.map((step) => step.before)]) {
      const { order, pile } = shown(view);
      expect(order()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      for (const [number, { owner }] of view.position.piles.entries())
        expect(pile(number).querySelector(".name")?.textContent).toBe(names[owner] ?? "milieu");
      ended();
    }
  });

  it("says what a stolen pile brought, on its new ground, until the next card is played", () => {
    const { pile, says, tell } = shown(samples.watched);
    tell(samples.plays["keg>0"]!);
    expect(says()).toEqual(["6 + 1"]);
    expect(pile(0).style.getPropertyValue("--own")).toBe("seat-0");
    expect(pile(0).textContent).toContain("Zoé");
    tell(null);
    expect(says()).toEqual(["6 + 1"]);
    tell(samples.plays["ham>5"]!);
    expect(says()).toEqual([]);
    expect(pile(5).querySelector(".by")).not.toBeNull();
  });

  it("lets a card travel first, and rings the pile instead where nothing moves", () => {
    const moving = shown(samples.watched, samples.plays["keg>0"]!, true);
    expect(moving.says()).toEqual([]);
    expect(moving.pile(0).querySelectorAll(".top")).toHaveLength(2);
    expect(moving.pile(0).textContent).toContain("Mamie");
    ended();
    const still = shown(samples.watched, samples.plays["keg>0"]!, false);
    expect([...still.target.querySelectorAll<HTMLElement>(".ringed")].map((one) => one.dataset.pile)).toEqual(["0"]);
  });

  it("forgets the latest play when a view shows the pile otherwise", () => {
    const { says, tell } = shown(samples.watched, samples.plays["keg>0"]!);
    tell(null, structuredClone(samples.watched));
    expect(says()).toEqual([]);
  });

  it("shows no height where heights are hidden", () => {
    const { target, says } = shown(samples.hidden, samples.hidden_plays["keg>0"]!);
    expect([...target.querySelectorAll(".figure")].map((one) => one.textContent)).toEqual(Array(8).fill("?"));
    expect(
      new Set([...target.querySelectorAll("[data-pile]")].map((one) => one.querySelectorAll(".leaf").length)).size,
    ).toBe(1);
    expect(says().join("")).not.toMatch(/\d/);
  });

  it("shows every event of the way from one game to the next", () => {
    for (const { before, events } of samples.steps) {
      const { target, tell } = shown(before);
      let laid = laidIn(before);
      for (const event of events.filter((one) => module.dwell(one) > 0)) {
        tell(event);
        laid = after(laid, event, before.seat);
        const tall = [...target.querySelectorAll(".figure")].map((one) => Number(one.textContent));
        expect(tall).toEqual(laid.piles.map((pile) => pile.height));
        const news = target.querySelector(".news")?.textContent ?? "";
        if (event.kind === "scored") expect(news).toContain(String(event.totals[2]));
        else expect(news !== "").toBe(event.kind === "begun");
      }
      ended();
    }
  });

  it("says a seat is choosing, and counts a stolen pile when it is down again", () => {
    expect(module.doing(samples.watched, 0, words)).toBe("choisit une carte");
    expect(module.lands!(samples.plays["keg>0"]!)).toBeGreaterThan(module.lands!(samples.plays["ham>5"]!)!);
    expect(module.lands!(samples.plays["keg>0"]!)).toBeLessThan(module.dwell(samples.plays["keg>0"]!));
    expect("Board" in module).toBe(false);
  });

  it("is written for sets of 2020", () => {
    expect(Object.keys(SOURCES).length).toBeGreaterThan(6);
    for (const [path, source] of Object.entries(SOURCES))
      expect([path, TOO_NEW.exec(source)?.[0]]).toEqual([path, undefined]);
  });

  it.each(["fr", "en", "de"] as const)("can be told as a list, in its order (%s)", async (lang) => {
    const said = wordsOver(lang, [await fetchWords("voleurs", lang)], names);
    const chairs = chairsFor(samples.watched.seats);
    const lines = spread(samples.watched, said, chairs);
    expect(lines).toHaveLength(8 + 1 + 3);
    for (const [number, { top, owner }] of samples.watched.position.piles.entries()) {
      expect(lines[number]).toContain(said.t(`name-${top}`));
      expect(lines[number]).toMatch(new RegExp(`^\\S+ ${number}`));
      if (owner >= 0) expect(lines[number]).toContain(names[owner]);
    }
    expect(lines.at(-1)).toMatch(/^Mamie .*6 /);
    expect(spread(samples.hidden, said, chairs)).toHaveLength(9); // nobody may count
  });
});
