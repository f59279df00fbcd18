// The board on views of real games: what it says beforehand is what the referee does, and it shows what is there and no
// more.
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { Chair } from "@page/lib/board";
import { bundleOf, wordsOver } from "@page/lib/words";
import Board from "./Board.svelte";
import { worth } from "./cards";
import { fit, loot, outlook } from "./choices";
import { handOf } from "./position";
import { MOMENTS } from "./samples";
import type { Told, View } from "./shapes";

const NAMES = ["Toi", "Léa", "Bo", "Cy", "Di", "Ed", "Fa"];
const fr = wordsOver("fr", [bundleOf("fr", readFileSync(`${import.meta.dirname}/../words.fr.ftl`, "utf8"))], NAMES);
const safeOf = (view: View): string[] => view.position.safes[view.seat] ?? [];
const chairsOf = (view: View): Chair[] =>
  NAMES.slice(0, view.seats).map((name, number) => ({
    number,
    name,
    shape: "",
    colour: "",
    bot: "",
    you: number === view.seat,
    here: true,
    active: false,
  }));

/** The places in the hand of the cards that a move names. */
function placesOf(view: View, move: string): number[] {
  const named = move.split(" ").slice(1);
  return handOf(view).flatMap((card, place) => (named.includes(card) ? [place] : []));
}

/** The same moment before the jewel in front was laid. */
function unlaid(view: View): View {
  const { position, seat } = view;
  const hand = [...(position.fronts[seat] ?? []), ...handOf(view)];
  const put = <Thing>(all: Thing[], thing: Thing) => all.map((old, number) => (number === seat ? thing : old));
  return {
    ...view,
    legal: hand,
    position: { ...position, phase: "choose", hands: put(position.hands, hand), fronts: put(position.fronts, []) },
  };
}

describe("what is said beforehand", () => {
  test("of a lock is what the referee does with it", () => {
    const judged = MOMENTS.flatMap(({ before, events }) =>
      events.flatMap((event) => {
        if (event.kind === "closed") return [[fit(before, event.card, event.count), "closes"]];
        if (event.kind === "lock_failed")
          return [[fit(before, event.card, event.count), event.count ? "small" : "empty"]];
        return event.kind === "lock_wasted" ? [[fit(before, event.card, 1), "wasted"]] : [];
      }),
    );
    expect(new Set(judged.map(([, done]) => done)).size).toBe(4);
    for (const [said, done] of judged) expect(said).toBe(done);
  });

  test("of a jewel to be laid is what lies in the safe once it has passed", () => {
    const passed = MOMENTS.filter(
      ({ before, move, after }) => move === "add nothing" && safeOf(after).length === safeOf(before).length + 1,
    );
    expect(passed.length).toBeGreaterThan(2);
    for (const { before, after } of passed) {
      const { count, points } = outlook(unlaid(before), [0], null);
      expect([count, points]).toEqual([safeOf(after).length, worth(safeOf(after))]);
    }
  });

  test("of a thief to be laid is what lies in the safe after its theft", () => {
    const thefts = MOMENTS.filter(
      ({ before, move, events }) =>
        /thief|shadow/.test(move) && events.some((event) => event.kind === "stored" && event.seat === before.seat),
    );
    expect(thefts.length).toBeGreaterThan(2);
    for (const { before, move, after } of thefts) {
      const { sentences } = outlook(before, [handOf(before).indexOf(move)], null);
      expect(sentences[0]?.values.count).toBe(safeOf(after).length);
    }
  });

  test("of the last two safes comes true when both close at once", () => {
    const warned = MOMENTS.flatMap(({ before, move, events }) =>
      events.flatMap((event) => {
        if (event.kind !== "all_locked_at_once" || !move) return [];
        const { sentences } = outlook(before, [handOf(before).indexOf(move)], null);
        return [[event.seats.length === 2, sentences.some(({ id }) => id === "board-together")]];
      }),
    );
    expect(warned).toContainEqual([true, true]);
    for (const [two, said] of warned) expect(said).toBe(two);
  });

  test("of added jewels is what lies in the safe afterwards", () => {
    const added = MOMENTS.filter(
      ({ move, events, after, before }) =>
        move.startsWith("add") &&
        after.position.results.length === before.position.results.length &&
        events.some((event) => event.kind === "stored" && event.seat === before.seat),
    );
    expect(added.length).toBeGreaterThan(2);
    for (const { before, move, after } of added) {
      const { count, points } = outlook(before, placesOf(before, move), null);
      expect([count, points]).toEqual([safeOf(after).length, worth(safeOf(after))]);
    }
  });

  test("of a theft is what lies in the safe afterwards", () => {
    const thefts = MOMENTS.filter(({ move }) => move.startsWith("take"));
    expect(thefts.length).toBeGreaterThan(0);
    for (const { before, move, events } of thefts) {
      const victim = [...loot(before)].find(([, card]) => move === `take ${card}`)![0];
      const stored = events.flatMap((event) =>
        event.kind === "stored" && event.seat === before.seat ? event.cards : [],
      );
      const { count, points } = outlook(before, [], victim);
      expect([count, points]).toEqual([safeOf(before).length + stored.length, worth([...safeOf(before), ...stored])]);
    }
  });
});

describe("the board", () => {
  let shown: Record<string, unknown> | null = null;
  afterEach(() => {
    if (shown) void unmount(shown);
  });

  function laid(view: View, mine: boolean, told: Told | null = null, next: View | null = null): string[] {
    const moves: string[] = [];
    shown = mount(Board, {
      target: document.body,
      props: {
        view,
        next,
        told,
        chairs: chairsOf(view),
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
  const find = (selector: string): HTMLElement | null => document.querySelector(selector);
  const press = (selector: string): void => {
    find(selector)?.click();
    flushSync();
  };
  const choosing = MOMENTS.map(({ before }) => before).find(
    (view) => view.position.phase === "choose" && view.legal.length > 2 && safeOf(view).length,
  )!;

  test("lays the card that is picked, and says on the button what that brings", () => {
    const moves = laid(choosing, true);
    expect(find(".do .main")?.getAttribute("aria-disabled")).toBe("true");
    press(".hand .open");
    expect(find(".brings")?.textContent).toBe(find("[aria-live]")?.textContent);
    press(".do .main");
    expect(moves).toEqual([handOf(choosing)[0]]);
  });

  test("shows in a safe what it is worth, and small how many jewels there are", () => {
    laid(choosing, false);
    expect(find("[data-own] .safe text")?.textContent).toBe(String(worth(safeOf(choosing))));
    expect(find("[data-own] .count")?.textContent).toBe(String(safeOf(choosing).length));
  });

  test("leaves it to the page to tell what happens", () => {
    const moment = MOMENTS.find(
      ({ before, events }) => before.seat >= 0 && events.some(({ kind }) => kind === "cancelled"),
    )!;
    laid(
      moment.before,
      false,
      moment.events.find(({ kind }) => kind === "cancelled")!,
      moment.after,
    );
    expect([...document.querySelectorAll("[aria-live]")].map((region) => region.textContent).join("")).toBe("");
  });

  test("has nothing of one's own for watchers", () => {
    const { hands } = choosing.position;
    laid(
      {
        ...choosing,
        seat: -1,
        legal: [],
        position: { ...choosing.position, hands: hands.map((hand) => (Array.isArray(hand) ? hand.length : hand)) },
      },
      false,
    );
    expect(find("[data-own]")).toBeNull();
    expect(document.querySelectorAll(".tile").length).toBe(choosing.seats);
  });
});
