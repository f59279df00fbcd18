// The hand on views of real matches: it offers what the referee allows, measures from its own paint, and stays in place.
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { HandProps } from "@page/lib/board";
import { chairsOf } from "@page/store/chairs";
import { bundleOf, wordsOver } from "@page/lib/words";
import { Hand } from "./hand";
import { grabs } from "./position";
import { samples } from "./samples";
import type { Told, View } from "./shapes";

const NAMES = ["Toi", "Léa", "Bo", "Cy", "Di", "Ed"];
const fr = wordsOver("fr", [bundleOf("fr", readFileSync(`${import.meta.dirname}/../words.fr.ftl`, "utf8"))], NAMES);
const lying = Object.values(samples).filter((one): one is View => !Array.isArray(one) && one.seat >= 0);
const views = [...lying, ...samples.hands].map(
  (view, nth) => [`${nth} ${view.position.phase} of ${view.seats}: ${view.legal.join()}`, view] as const,
);
let shown: Record<string, unknown> | null = null;
let frames: ((stamp: number) => void)[] = [];
let said: string[] = [];
const race = $state({ id: "", armed: false, early: 0 });
const side = {
  get id() {
    return race.id;
  },
  get armed() {
    return race.armed;
  },
  get early() {
    return race.early;
  },
  hands: [],
  painted: (stamp: number) => void said.push(`painted ${stamp}`),
  tick: (elapsed: number) => void said.push(`tick ${elapsed}`),
  hasty: (move: string) => void said.push(`hasty ${move}`),
};

function held(view: View, mine = view.legal.length > 0) {
  const moves: [string, number | undefined][] = [];
  const props: HandProps<View, Told> = $state({
    view,
    next: null,
    told: null,
    chairs: chairsOf(
      Array.from({ length: view.seats }, () => ({ bot: "" })),
      NAMES,
      [view.seat],
      view.actors,
    ),
    mine,
    due: true,
    act: (move, took) => {
      moves.push([move, took]);
      return Promise.resolve(true);
    },
    words: fr,
    motion: false,
    hint: null,
    race: side,
    aim: () => expect.fail("nothing is shown beforehand"),
  });
  shown = mount(Hand, { target: document.body, props });
  flushSync();
  return { moves, props };
}
function putAway(): void {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
}
const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const down = (element: HTMLElement, stamp: number, kind = "pointerdown"): void => {
  const event = new MouseEvent(kind, { button: 0, bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: stamp });
  element.dispatchEvent(event);
  flushSync();
};
const frame = (stamp: number): void => {
  for (const call of frames.splice(0)) call(stamp);
  flushSync();
};

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  said = [];
  Object.assign(race, { id: "", armed: false, early: 0 });
  vi.stubGlobal("requestAnimationFrame", (call: (stamp: number) => void) => frames.push(call));
});
afterEach(() => {
  putAway();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what can be done", () => {
  it.each(views)("has a button for each move of the referee's and for no other: %s", (_, view) => {
    held(view);
    vi.advanceTimersByTime(2000);
    flushSync();
    const offered = () => all("[data-move]:not([aria-disabled=true])");
    const made = offered().map((_, nth) => {
      putAway();
      const { moves } = held(view);
      vi.advanceTimersByTime(2000);
      flushSync();
      offered()[nth]!.click();
      flushSync();
      document.querySelector<HTMLElement>("[data-confirm]")?.click();
      flushSync();
      expect(moves.length).toBe(1);
      return moves[0]![0];
    });
    expect([...new Set(made)].sort()).toEqual([...view.legal].sort());
  });

  it("is chosen in quiet mode by a second touch only", () => {
    const { moves } = held(samples.hands.find((view) => view.position.phase === "choose")!);
    one("[data-move=lamp]").click();
    flushSync();
    expect(moves).toEqual([]);
    one("[data-confirm]").click();
    expect(moves).toEqual([["lamp", undefined]]);
  });

  it("leaves what is one's own in sight where nothing can be done", () => {
    held(samples.paid, false);
    expect(all("[data-move]")).toEqual([]);
    expect(one("[role=img]").getAttribute("aria-label")).toBe(fr.t("board-task-is", { task: "blue" }));
    expect(one(".gold").getAttribute("aria-label")).toBe(fr.t("board-gold", { bags: 1, cards: 1 }));
  });
});

describe("the race", () => {
  const dice = () => all("[data-die]").map((die) => die.dataset.die);

  it("is painted by the strip, and a press acts once, with the time since that paint", async () => {
    race.id = "r1";
    const { moves } = held(samples.race);
    expect(dice().sort()).toEqual(["blue", "green", "red", "red", "red", "yellow"]);
    expect(said).toEqual([]);
    frame(1000);
    frame(1016);
    expect(said).toEqual(["painted 1000", "tick 16"]);
    down(one("[data-move=column]"), 1432.5);
    expect(one("[data-move=column]").classList).toContain("struck");
    down(one("[data-move=column]"), 1500, "click");
    await vi.advanceTimersByTimeAsync(1000);
    expect(moves).toEqual([["column", 432.5]]);
  });

  it("shows no die while the cup shakes, and a hand that goes out then is told to be hasty", () => {
    Object.assign(race, { id: "r1", armed: true });
    const { moves } = held({ ...samples.paid, legal: [] }, false);
    expect(dice()).toEqual([]);
    down(one("[data-move=column]"), 500);
    expect([said, moves]).toEqual([["hasty column"], []]);
    putAway();
    held(samples.race); // those that lie there were picked up
    expect(dice()).toEqual([]);
  });

  it("turns the button grey for a hand that was too early, until it has rested from the dice on", () => {
    Object.assign(race, { id: "r1", armed: true });
    held(samples.race);
    const grey = () => one("[data-move=column]").classList.contains("resting");
    expect(grey()).toBe(false);
    race.early += 1;
    flushSync();
    expect(grey()).toBe(true);
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(grey()).toBe(true);
    race.armed = false;
    flushSync();
    expect(grey()).toBe(true);
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(grey()).toBe(false);
  });

  it("tells those who listen the dice, and not what they mean", () => {
    held(samples.race);
    const { dice } = samples.race.position;
    const spoken = one(".unseen[aria-live]").textContent!;
    expect(spoken.split(", ").filter((word) => word === "rouge").length).toBe(3);
    expect(spoken).toContain(fr.t("board-die-beside", { colour: "green" }));
    expect(spoken.split(", ").length).toBeGreaterThanOrEqual(dice.length);
  });

  it("lets whoever threw throw again only after everybody has looked", () => {
    const view = samples.hands.find(({ legal }) => legal.includes("column") && legal.includes("throw"))!;
    const { moves } = held(view);
    one("[data-move='throw hard']").click();
    expect(moves).toEqual([]);
    vi.advanceTimersByTime(2000);
    flushSync();
    one("[data-move='throw hard']").click();
    expect(moves).toEqual([["throw hard", undefined]]);
  });
});

describe("the corners", () => {
  const corners = () => all("[data-corner]").map((corner) => corner.dataset.corner);
  const loots = samples.hands.filter(({ position }) => position.phase === "loot");

  it.each([2, 4, 6])("are the same in every round, whatever was taken: %s seats", (seats) => {
    const found = loots
      .filter((view) => view.seats === seats)
      .map((view) => {
        held(view);
        const order = corners();
        putAway();
        return order.join();
      });
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(1);
  });

  it("stay while others take, who leave a hand there", () => {
    const { props } = held(loots.find((view) => view.seats === 4 && view.legal.length === 3)!);
    const before = corners();
    props.told = { kind: "taken", rule: "AT-14", seat: 2, object: "lamp" };
    flushSync();
    expect(corners()).toEqual(before);
    expect(one("[data-corner=lamp]").tagName).toBe("DIV");
    expect(one("[data-corner=lamp] .hand")).not.toBeNull();
  });

  it("know the gem that this hand went for from the other", async () => {
    race.id = "r2";
    const { moves, props } = held(loots.find((view) => view.seats === 4 && view.legal.length === 3)!);
    frame(100);
    down(one("[data-corner=gem1]"), 400);
    expect(moves).toEqual([["gem", 300]]);
    props.told = { kind: "taken", rule: "AT-14", seat: props.view.seat, object: "gem" };
    flushSync();
    expect(one("[data-corner=gem1]").tagName).toBe("DIV");
    expect(one("[data-corner=gem]").tagName).toBe("BUTTON");
  });
});

describe("the only hand of two", () => {
  const full = samples.hands.find(
    (view) => view.seats === 2 && view.position.taken[view.seat]?.length && grabs(view).length,
  )!;

  it("looks at rest until what it took lies before its person, and is heard all the same", () => {
    race.id = "r1";
    const { moves } = held(full);
    const corner = (): HTMLElement => one("[data-move]");
    frame(1000);
    expect(corner().getAttribute("aria-disabled")).toBe("true");
    vi.advanceTimersByTime(600);
    down(corner(), 1600);
    expect(moves.length).toBe(1); // the referee says why not
    vi.advanceTimersByTime(119);
    flushSync();
    expect(corner().getAttribute("aria-disabled")).toBe("true");
    vi.advanceTimersByTime(1);
    flushSync();
    expect(corner().getAttribute("aria-disabled")).toBe("false");
  });

  it("is free where nobody races", () => {
    held(full);
    frame(1000);
    expect(one("[data-move]").getAttribute("aria-disabled")).toBe("false");
  });
});
