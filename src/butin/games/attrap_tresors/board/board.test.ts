// The board on views of real rounds: it offers what the referee allows, and nothing else.
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { Chair } from "@page/lib/board";
import { bundleOf, wordsOver } from "@page/lib/words";
import Board from "./Board.svelte";
import { samples } from "./samples";
import type { View } from "./shapes";

const NAMES = ["Toi", "Léa", "Bo", "Cy", "Di", "Ed"];
const fr = wordsOver("fr", [bundleOf("fr", readFileSync(`${import.meta.dirname}/../words.fr.ftl`, "utf8"))], NAMES);
const lying = Object.entries(samples).filter((entry): entry is [string, View] => !Array.isArray(entry[1]));

describe("the board", () => {
  beforeAll(() => {
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });

  let shown: Record<string, unknown> | null = null;
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
  });

  function laid(view: View, mine: boolean): string[] {
    const moves: string[] = [];
    const chairs = NAMES.slice(0, view.seats).map((name, number): Chair => ({
      number,
      name,
      shape: "",
      colour: "",
      bot: "",
      you: number === view.seat,
      here: true,
      active: false,
    }));
    shown = mount(Board, {
      target: document.body,
      props: {
        view,
        next: null,
        told: null,
        chairs,
        mine,
        act: (move: string) => void moves.push(move),
        words: fr,
        motion: false,
        hint: null,
      },
    });
    flushSync();
    return moves;
  }
  const offered = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>("[data-own] button:not([aria-disabled=true])"),
  ];

  it.each(lying)("has a button for each move of the referee's and for no other: %s", (_, view) => {
    const mine = view.legal.length > 0;
    laid(view, mine);
    const many = offered().length;
    const made = Array.from({ length: many }, (_, nth) => {
      void unmount(shown!);
      const moves = laid(view, mine);
      offered()[nth]!.click();
      flushSync();
      return moves[0];
    });
    expect([...made].sort()).toEqual([...(mine ? view.legal : [])].sort());
  });

  it.each(lying)("gives a finger nothing in the tower that it may not have: %s", (_, view) => {
    laid(view, view.legal.length > 0);
    const may = [...document.querySelectorAll<HTMLElement>(".thing.may")].map((thing) => thing.dataset.thing!);
    expect(new Set(may)).toEqual(
      new Set(view.legal.filter((move) => view.position.tower.some((kind) => kind === move))),
    );
    for (const thing of document.querySelectorAll<HTMLElement>(".tower .thing:not(.may, .column)"))
      expect(thing.inert || thing.hasAttribute("inert")).toBe(true);
  });

  it("has nothing of one's own for watchers", () => {
    laid(samples.watch, false);
    expect(document.querySelector("[data-own]")).toBeNull();
    expect(document.querySelectorAll(".places li").length).toBe(samples.watch.seats);
  });
});
