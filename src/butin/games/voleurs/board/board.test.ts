import type { Chair } from "@page/lib/board";
import { fetchWords, wordsOver } from "@page/lib/words";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { samples } from "./samples";
import type { View } from "./shapes";

const names = ["Toi", "Léa", "Filou"];
const words = wordsOver("fr", [await fetchWords("voleurs", "fr")], names);
const chairs = names.map((name, number): Chair => ({
  number,
  name,
  shape: "",
  colour: `seat ${number}`,
  bot: "",
  you: number === 0,
  here: true,
  active: false,
}));

describe("the board", () => {
  beforeAll(() => {
    Element.prototype.animate ??= () => ({ cancel() {} }) as Animation;
  });

  function laid(view: View, mine = view.seat >= 0, hint: string | null = null) {
    const moves: string[] = [];
    let foretold = "";
    const target = document.body.appendChild(document.createElement("div"));
    const board = mount(Board, {
      target,
      props: {
        view,
        next: null,
        told: null,
        chairs,
        mine,
        act: (made: string) => void moves.push(made),
        words,
        motion: false,
        hint,
        foretell: (sentence: string) => void (foretold = sentence),
      },
    });
    flushSync();
    const press = (selector: string) => {
      target.querySelector<HTMLElement>(selector)?.click();
      flushSync();
    };
    const shown = (selector: string) => [...target.querySelectorAll(selector)].map((one) => one.textContent?.trim());
    return {
      moves,
      target,
      press,
      shown,
      foretold: () => foretold,
      done: () => {
        void unmount(board);
        target.remove();
        flushSync();
      },
    };
  }

  it("keeps every pile at its place, whoever owns it, and shows no number but its height", () => {
    const { target, shown, done } = laid(samples.turn);
    expect([...target.querySelectorAll<HTMLElement>("[data-pile]")].map((pile) => pile.dataset.pile)).toEqual([
      ..."01234567",
    ]);
    expect(shown(".head")).toEqual(["Filou 6", "1", "Toi 2", "Léa 3", "1", "1", "1", "1"]);
    expect(shown(".pile .unseen")[1]).toMatch(/^Tas 1/);
    done();
  });

  it("says on each pile what a picked card would bring, and makes the move", () => {
    const { moves, press, shown, done } = laid(samples.turn);
    press("[data-slot='3']"); // a keg
    expect(shown(".bring").map((text) => text?.replaceAll("\u00a0", " "))).toEqual(["6 + 1", "1 + 1"]);
    press("[data-pile='0']");
    expect(moves).toEqual(["keg>0"]);
    done();
  });

  it("has a choice of its own, which goes with it", () => {
    const one = laid(samples.turn);
    const other = laid(samples.hidden);
    one.press("[data-slot='3']");
    expect(one.foretold()).toContain("2 tas");
    expect(other.foretold()).toBe("");
    expect(other.target.querySelector("[aria-pressed=true]")).toBeNull();
    one.done();
    expect(one.foretold()).toBe("");
    other.done();
  });

  it("asks for a card first, and shows a hint on its card and its pile", () => {
    const one = laid(samples.turn);
    one.press("[data-pile='4']");
    expect(one.foretold()).toBe(words.t("board-first"));
    one.done();
    const { target, done } = laid(samples.turn, true, "ham>3");
    expect(
      [...target.querySelectorAll<HTMLElement>(".advised")].map((one) => one.dataset.pile ?? one.ariaLabel),
    ).toEqual(["3", "jambon, carte 3 sur 5"]);
    done();
  });

  it("has nothing of one's own for a watcher but the stock, and nothing at the end", () => {
    const watched = laid(samples.watched);
    expect(watched.shown("[data-own] b")).toEqual([String(samples.watched.position.stock)]);
    expect(watched.target.querySelector("[data-own] button, .hand")).toBeNull();
    watched.done();
    const over = laid(samples.over, false);
    expect(over.target.querySelector("[data-own]")).toBeNull();
    over.done();
  });
});
