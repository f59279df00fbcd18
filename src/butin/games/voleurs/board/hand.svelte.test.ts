import type { Chair, HandModule } from "@page/lib/board";
import { fetchWords, wordsOver } from "@page/lib/words";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import * as hand from "./hand";
import { gain, outcome } from "./outcome";
import { laidIn } from "./pieces";
import { samples } from "./samples";
import type { Motif, Told, View } from "./shapes";
import * as tv from "./tv";

const names = ["Toi", "Léa", "Filou"];
const words = wordsOver("fr", [await fetchWords("voleurs", "fr")], names);
const chairs = names.map((name, number): Chair => ({
  number,
  name,
  shape: "",
  colour: "",
  bot: "",
  you: number === 0,
  here: true,
  active: false,
}));
const { Hand }: HandModule<View, Told> = hand;

let ended: () => void = () => {};
afterEach(() => ended());
beforeAll(() => {
  Element.prototype.animate ??= () => ({ cancel() {} }) as Animation;
});

function held(view: View, mine = true, hint: string | null = null) {
  const moves: string[] = [];
  const aims: string[] = [];
  let foretold = "";
  let answer: (granted: boolean) => void = () => {};
  const props = $state({
    ...{ view, next: null, told: null as Told | null, chairs, mine, due: mine, words, motion: false, hint },
    act: (move: string) => {
      moves.push(move);
      return new Promise<boolean>((resolve) => (answer = resolve));
    },
    aim: (move: string) => void aims.push(move),
    foretell: (sentence: string) => void (foretold = sentence),
  });
  const target = document.body.appendChild(document.createElement("div"));
  const made = mount(Hand, { target, props });
  flushSync();
  ended = () => {
    ended = () => {};
    void unmount(made);
    target.remove();
  };
  const all = (selector: string) => [...target.querySelectorAll<HTMLElement>(selector)];
  return {
    ...{ moves, aims, target, all, props },
    order: () => all("[data-pile]").map((one) => one.dataset.pile),
    foretold: () => foretold,
    press: (selector: string) => {
      target.querySelector<HTMLElement>(selector)?.click();
      flushSync();
    },
    answer: async (granted: boolean) => {
      answer(granted);
      await tick();
      await tick();
      flushSync();
    },
  };
}

function screenOrder(view: View): (string | undefined)[] {
  const target = document.body.appendChild(document.createElement("div"));
  const made = mount(tv.Screen, {
    target,
    props: { view, next: null, told: null, chairs, words, motion: false, pace: 1, race: null, aim: null },
  });
  const order = [...target.querySelectorAll<HTMLElement>("[data-pile]")].map((one) => one.dataset.pile);
  void unmount(made);
  target.remove();
  return order;
}

const spaced = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

describe("the hand", () => {
  it("has its places in the order of the television, also when owners change", () => {
    for (const view of [samples.turn, samples.hidden, samples.steps[1]!.before, samples.steps[10]!.before]) {
      const { order } = held(view);
      expect(order()).toHaveLength(8);
      expect(order()).toEqual(screenOrder(view));
      ended();
    }
  });

  it("plays a card by two touches, once, and shows nobody which one", async () => {
    const { press, moves, aims, props, all, answer } = held(samples.turn);
    press("[data-motif='ham']");
    press("[data-pile='3']");
    press("[data-pile='3']");
    press("[data-pile='4']");
    expect(moves).toEqual(["ham>3"]);
    expect(props.view.legal).toContain("ham>3");
    await answer(true);
    Object.assign(props, { mine: false, due: false, told: samples.plays["ham>3"]! });
    flushSync();
    expect(all("[data-pile]")).toEqual([]);
    expect(all("[data-slot]:not(.gone)").map((one) => one.dataset.motif)).toEqual([
      "candlestick",
      "crown",
      "keg",
      "keg",
    ]);
    expect(aims).toEqual([]);
  });

  it("shakes where the room refused, and lets another place be touched", async () => {
    const { press, moves, all, answer } = held(samples.turn);
    press("[data-motif='ham']");
    press("[data-pile='3']");
    await answer(false);
    expect(all(".refused").map((one) => one.dataset.pile)).toEqual(["3"]);
    press("[data-pile='4']");
    expect(moves).toEqual(["ham>3", "ham>4"]);
  });

  it("glows where the card would match and says what it brings; all eight are open", () => {
    for (const view of [samples.turn, samples.hidden, samples.steps[1]!.before]) {
      const { piles, hand: cards } = laidIn(view);
      const { press, all } = held(view);
      for (const motif of new Set<Motif>(cards)) {
        press(`[data-motif='${motif}']`);
        const brings = piles.map((pile) => gain(outcome(pile, motif, view.seat), words));
        const glows = piles.filter((_, number) => brings[number]).map(({ number }) => String(number));
        expect(all(".glows").map((one) => one.dataset.pile)).toEqual(glows);
        expect(all(".bring").map((one) => one.textContent)).toEqual(brings.filter(Boolean));
        expect(all("[data-pile].can")).toHaveLength(8);
        expect(all("[aria-pressed='true'] .tick")).toHaveLength(1);
      }
      ended();
    }
  });

  it("foretells what the picked card would do, and names it for who does not see", () => {
    const { press, foretold, target } = held(samples.turn);
    press("[data-motif='ham']");
    expect(foretold()).toContain("Léa");
    expect(spaced(target.querySelector("[data-pile='3']")?.ariaLabel)).toContain("Tu le raflerais : 3 cartes");
    press("[data-motif='ham']");
    expect(foretold()).toBe("");
  });

  it("asks for a card first, and shows a hint on its card and its place", () => {
    const { press, moves, foretold, all } = held(samples.turn, true, "ham>3");
    expect(all(".advised").map((one) => one.dataset.pile ?? one.dataset.motif)).toEqual(["3", "ham"]);
    expect(all("[data-pile].can")).toEqual([]);
    press("[data-pile='4']");
    expect(moves).toEqual([]);
    expect(foretold()).toBe(words.t("board-first"));
  });

  it("keeps the cards in sight while others play, and nothing else", () => {
    const { press, moves, all } = held({ ...samples.turn, legal: [] }, false);
    expect(all("[data-pile]")).toEqual([]);
    expect(all("[data-slot]")).toHaveLength(5);
    press("[data-slot='0']");
    expect(all("[aria-pressed='true']")).toEqual([]);
    expect(moves).toEqual([]);
  });

  it("goes by keys too: a card, then its best place", () => {
    const { target, all } = held(samples.turn);
    const card = target.querySelector<HTMLElement>("[data-motif='ham']")!;
    card.focus();
    card.click(); // as a key does
    flushSync();
    expect((document.activeElement as HTMLElement).dataset.pile).toBe("3");
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect((document.activeElement as HTMLElement).dataset.motif).toBe("ham");
    expect(all("[aria-pressed='true']")).toEqual([]);
  });
});
