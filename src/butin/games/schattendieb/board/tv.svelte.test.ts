// The television on views of real games: it shows what lies open, for everybody who is in the room, and no more.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { ScreenModule } from "@page/lib/board";
import { LANGS, bundleOf, wordsOver } from "@page/lib/words";
import { HIDDEN, worth } from "./cards";
import type { Told, View } from "./shapes";
import { dwell } from "./telling";
import * as tv from "./tv";
import { HEARD, type Heard, NAMES, chairsOf } from "./watched";
import { Watching, flightsOf, partOf } from "./watching";

const wordsIn = (lang: (typeof LANGS)[number]) =>
  wordsOver(lang, [bundleOf(lang, readFileSync(`${import.meta.dirname}/../words.${lang}.ftl`, "utf8"))], NAMES);
const words = wordsIn("fr");
const module: ScreenModule<View, Told> = tv;

let mounted: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = "";
});

/** The screen, and a way to tell it more. */
function shown(view: View, motion = false) {
  let now = $state.raw({ view, next: null as View | null, told: null as Told | null });
  mounted = mount(module.Screen, {
    target: document.body,
    props: {
      get view() {
        return now.view;
      },
      get next() {
        return now.next;
      },
      get told() {
        return now.told;
      },
      chairs: chairsOf(view),
      words,
      motion,
      pace: 1,
      race: null,
      aim: null,
    },
  });
  flushSync();
  return (change: Partial<typeof now>) => {
    now = { ...now, ...change };
    flushSync();
  };
}

const places = (): Element[] => [...document.querySelectorAll(".place")];
const text = (place: Element, part: string): string => place.querySelector(part)?.textContent.trim() ?? "";
const cards = (place: Element): string[] =>
  [...place.querySelectorAll<SVGElement>(".front .leaf")].map((leaf) => leaf.dataset.word ?? "");
const find = (kind: Told["kind"]): Heard => HEARD.find(({ events }) => events.some((told) => told.kind === kind))!;

/** Everything up to an event of a kind. */
function tellUpTo(kind: Told["kind"], motion = false): Extract<Told, { kind: typeof kind }> {
  const { before, events, after } = find(kind);
  const tell = shown(before, motion);
  for (const told of events) {
    tell({ next: after, told });
    if (told.kind === kind) return told;
  }
  throw new Error(kind);
}

const NUMBERED = HEARD.map((heard, number) => ({ number, ...heard }));

describe.each(NUMBERED)("in moment $number", ({ before, events, after }) => {
  test("each seat has its jewels and what they are worth; who may act is ringed", () => {
    shown(after);
    places().forEach((place, seat) => {
      const safe = after.position.safes[seat]!;
      expect(text(place, ".safe text")).toBe(String(safe.length));
      expect(text(place, ".points b")).toBe(String(worth(safe)));
      expect(place.classList.contains("closed")).toBe(after.position.locks[seat] !== null);
      expect(place.classList.contains("turn")).toBe(after.actors.includes(seat));
    });
    expect(places()).toHaveLength(after.seats);
  });

  test("what happens is shown to the end", () => {
    const tell = shown(before, true);
    for (const told of events) tell({ next: after, told });
    tell({ view: after, next: null, told: null });
    const worths = after.position.safes.map((safe) => String(worth(safe)));
    expect(places().map((place) => text(place, ".points b"))).toEqual(worths);
  });
});

test("a card that was chosen in secret lies face down", () => {
  const secret = HEARD.map(({ after }) => after).find(
    ({ position }) => position.phase === "choose" && position.fronts.some((front) => front.length),
  )!;
  shown(secret);
  places().forEach((place, seat) => {
    if (secret.position.fronts[seat]!.length) expect(cards(place)).toEqual([HIDDEN]);
  });
});

describe("what happens", () => {
  test("has a piece that is ringed where nothing may move", () => {
    const seen = HEARD.flatMap(({ events }) => events).filter((told) => dwell(told) && /^seats?$/m.test(keys(told)));
    for (const told of seen) if (told.kind !== "extra_game_begun") expect(partOf(told), told.kind).not.toBeNull();
    tellUpTo("closed");
    expect(document.querySelectorAll(".ringed")).toHaveLength(1);
    expect(document.querySelector(".ringed")?.className).toContain("safe");
  });

  test("is not ringed where it moves", () => {
    tellUpTo("closed", true);
    expect(document.querySelectorAll(".ringed")).toHaveLength(0);
  });

  test("turns all cards up together", () => {
    const { before, events, after } = find("revealed");
    const tell = shown(before, true);
    const first = events.findIndex((told) => told.kind === "revealed");
    for (const told of events.slice(0, first + 1)) tell({ next: after, told });
    const laid = events.flatMap((told) => (told.kind === "revealed" ? [told] : []));
    expect(laid.length).toBeGreaterThan(1);
    for (const { seat, card } of laid) expect(cards(places()[seat]!)[0]).toBe(card);
  });

  test("crosses equal jewels, which lean towards each other", () => {
    const told = tellUpTo("cancelled") as Extract<Told, { kind: "cancelled" }>;
    for (const seat of told.seats) {
      const place = places()[seat]!;
      expect(place.querySelector(".leans")).not.toBeNull();
      expect(place.querySelector(".badge .cross")).not.toBeNull();
    }
    expect(document.querySelectorAll(".leans")).toHaveLength(told.seats.length);
  });

  test("lets a jewel travel to whoever stole it, and leaves a mask", () => {
    const told = tellUpTo("stolen", true) as Extract<Told, { kind: "stolen" }>;
    expect(document.querySelector<SVGElement>(".flyer .leaf")?.dataset.word).toBe(told.card);
    expect(places()[told.from]!.querySelector(".badge .mask")).not.toBeNull();
    expect(cards(places()[told.seat]!)).toEqual([told.thief, told.card]);
  });

  test("counts jewels only when they have landed", () => {
    const { events } = find("stored");
    const told = tellUpTo("stored", true) as Extract<Told, { kind: "stored" }>;
    expect(events).toContain(told);
    const number = text(places()[told.seat]!, ".safe text");
    expect(Number(number)).toBeLessThan(told.count);
  });

  test("names the next game only once it has begun", () => {
    const { before, events, after } = HEARD.find(
      ({ before, events }) => !before.position.results.length && events.some((told) => told.kind === "game_begun"),
    )!;
    const tell = shown(before);
    for (const told of events) {
      tell({ next: after, told });
      const number = document.querySelector("header p")?.textContent ?? "";
      if (told.kind === "scored") expect(number).toContain("1/");
      if (told.kind === "game_begun") expect(number).toContain("2/");
    }
  });
});

describe("a cross", () => {
  test("stays while the card is remembered, and goes when cards are drawn", () => {
    const kept = HEARD.filter(
      ({ events, after }) => events.some((told) => told.kind === "cancelled") && after.position.phase !== "choose",
    );
    expect(kept.length).toBeGreaterThan(0);
    for (const { before, events, after } of kept) {
      const watching = new Watching();
      for (const told of events) watching.at(before, after, told);
      const gone = events.flatMap((told) => (told.kind === "cancelled" ? told.seats : []));
      const { places } = watching.at(after, null, null);
      for (const seat of gone) expect(places[seat]?.mark).toBe("cancelled");
      const drawn: Told = { kind: "drawn", rule: "SD-25", seat: gone[0]!, count: 1 };
      expect(watching.at(after, after, drawn).places.map(({ mark }) => mark)).not.toContain("cancelled");
    }
  });

  test("is on every lock when all close at once", () => {
    const told = tellUpTo("all_locked_at_once") as Extract<Told, { kind: "all_locked_at_once" }>;
    for (const seat of told.seats) expect(places()[seat]!.querySelector(".badge .cross")).not.toBeNull();
  });
});

test("cards that leave the game do not fly about", () => {
  for (const { before, events, after } of HEARD) {
    const watching = new Watching();
    for (const told of events)
      for (const { from, to } of flightsOf(watching.at(before, after, told), told))
        expect(`${from} ${to}`).not.toMatch(/meet|front-\d discard/);
  }
});

test("what a seat is doing is three words, in every language", () => {
  const views = HEARD.map(({ after }) => after).filter(({ actors }) => actors.length);
  for (const lang of LANGS)
    for (const view of views) {
      const said = tv.doing(view, view.actors[0]!, wordsIn(lang));
      expect(said, view.position.phase).not.toContain("screen-");
      expect(said.split(" ")).toHaveLength(3);
    }
});

function keys(told: Told): string {
  return Object.keys(told).join("\n");
}
