// Any game by touch: every legal move is within reach on a board and in a hand, and what throws is replaced.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Surface } from "../frames/contract";
import Framed from "../frames/Framed.svelte";
import { speak, wordsFor } from "../lib/language.svelte";
import { FRAMES } from "./framed";
import Foreign from "./Foreign.svelte";
import type { ForeignBoard } from "./foreign";
import { type AnyModule, moduleOf } from "./module";
import { DICE, FROGS, TINY, boxOf } from "./samples";
import Other from "./Other.svelte";

const chairs = ["Léa", "Tom"].map((name, number) => ({
  number,
  name,
  shape: "●",
  colour: "",
  bot: "",
  you: !number,
  here: true,
  active: !number,
}));
let drawn: Record<string, unknown> | null = null;

/** jsdom measures nothing. */
class Unmeasured {
  observe(): void {}
  unobserve(): void {}
}

beforeEach(() => vi.stubGlobal("ResizeObserver", Unmeasured));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(boxOf(TINY)))));
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(
  sample: typeof TINY,
  surface: Surface,
  more: Partial<AnyModule> = {},
  Frame = FRAMES[surface],
  foretell = (_said: string): void => {},
) {
  const played: string[] = [];
  const game = { ...moduleOf("sample", boxOf(sample)), ...more };
  const props = $state({
    own: { game, Frame },
    Other,
    surface,
    view: sample.view,
    next: null,
    told: null,
    chairs,
    mine: true,
    act: (move: string) => void played.push(move),
    words: wordsFor("", []),
    motion: false,
    foretell,
    hint: null as string | null,
  });
  drawn = mount(Framed, { target: document.body, props });
  flushSync();
  return { played, props };
}

const spot = (name: string) =>
  [...document.querySelectorAll("button")].find(({ dataset }) => dataset.spot === name) ?? null;

function touchAlong(path: (string | string[])[]): void {
  for (const name of path.flat()) {
    const found = spot(name);
    expect(found, `${name} is there`).not.toBeNull();
    found?.click();
    flushSync();
  }
}

test.each([
  ["cards", TINY],
  ["dice", DICE],
  ["frogs", FROGS],
])("every legal move of %s is within reach on a board and in a hand", async (_name, sample) => {
  vi.spyOn(performance, "now").mockReturnValue(10_000);
  for (const surface of ["board", "hand"] as const)
    for (const move of sample.view.legal) {
      const { played } = show(sample, surface);
      touchAlong(moduleOf("sample", boxOf(sample)).steps(move));
      if (!played.length) {
        vi.spyOn(performance, "now").mockReturnValue(11_000); // it waits for a second touch
        touchAlong(moduleOf("sample", boxOf(sample)).steps(move).slice(-1));
      }
      expect([surface, ...played]).toEqual([surface, move]);
      await unmount(drawn!);
      drawn = null;
      vi.spyOn(performance, "now").mockReturnValue(10_000);
    }
});

test("what wants a second touch says so, and waits", async () => {
  await speak("en");
  const foretold: string[] = [];
  const { played } = show(DICE, "board", {}, FRAMES.board, (sentence) => foretold.push(sentence));
  spot("move:stop")?.click();
  flushSync();
  expect([played, foretold.at(-1)]).toEqual([[], "Touch it once more: stop."]);
  spot("dice:3")?.click();
  expect(played).toEqual(["keep 3"]);
});

test("others show backs, and nothing of theirs can be touched", () => {
  show(TINY, "board");
  const words = [...document.querySelectorAll<HTMLElement>("[data-piece]")].map(({ dataset }) => dataset.piece);
  expect(words.filter((word) => word?.startsWith("hands:")).sort()).toEqual([
    "hands:",
    "hands:",
    "hands:11",
    "hands:3",
  ]);
  expect([...document.querySelectorAll("button")].map((one) => one.dataset.spot)).toEqual(["hands:3", "hands:11"]);
});

test("what is told lies there at once, and nothing of the next seat of a device that is passed round", () => {
  const { props } = show(TINY, "board");
  const words = () => [...document.querySelectorAll<HTMLElement>("[data-piece]")].map(({ dataset }) => dataset.piece);
  const after = { ...TINY.view.position, pile: [5, 7, 11], hands: [[3], 2] };
  props.next = { ...TINY.view, position: after } as never;
  flushSync();
  expect(words()).toContain("pile:11");
  props.next = { ...TINY.view, seat: 1, position: { ...after, hands: [1, [8, 9]] } } as never;
  flushSync();
  expect(words()).not.toContain("hands:8");
});

test("on a television nothing can be touched", () => {
  show(DICE, "screen");
  expect(document.querySelectorAll("button").length).toBe(0);
  expect(document.querySelector('[data-piece="dice:5"]')).not.toBeNull();
});

const board = (more: Partial<ForeignBoard> = {}): AnyModule["foreign"] => ({
  board: {
    contract: 1,
    surfaces: ["board"],
    mount: (_surface, into, given) => {
      into.textContent = given.view.legal.join(" ");
      return { update: (now) => (into.textContent = now.view.legal.join(" ")), unmount: () => {} };
    },
    ...more,
  },
  script: "http://localhost/board.js",
  style: "",
});

test("a board of a game's own lies in a root of its own, and hears of what changes", () => {
  const { props } = show(TINY, "board", { foreign: board() }, Foreign);
  const root = document.querySelector(".foreign")?.shadowRoot;
  expect(root?.textContent).toBe("3 11");
  props.view = { ...TINY.view, legal: ["3"] };
  flushSync();
  expect(root?.textContent).toBe("3");
});

test.each([
  ["at first", { mount: () => raise() }],
  [
    "later",
    {
      mount: () => ({
        update: (given: { view: { legal: string[] } }) => given.view.legal.length < 2 && raise(),
        unmount: () => {},
      }),
    },
  ],
])("a board that throws %s is replaced, and the game goes on", async (_when, broken) => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { played, props } = show(TINY, "board", { foreign: board(broken as Partial<ForeignBoard>) }, Foreign);
  props.view = { ...TINY.view, legal: ["3"] };
  flushSync();
  await vi.waitUntil(() => spot("hands:3"));
  spot("hands:3")?.click();
  expect(played).toEqual(["3"]);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});

test("a board that throws when it is touched is replaced, too", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { played } = show(TINY, "board", { foreign: board() }, Foreign);
  dispatchEvent(new ErrorEvent("error", { filename: "http://localhost/else.js", error: new Error("else") }));
  flushSync();
  expect(document.querySelector(".foreign")).not.toBeNull();
  dispatchEvent(new ErrorEvent("error", { filename: "http://localhost/board.js", error: new Error("mine") }));
  flushSync();
  await vi.waitUntil(() => spot("hands:3"));
  spot("hands:3")?.click();
  expect(played).toEqual(["3"]);
  said.mockRestore();
});

function raise(): never {
  throw new Error("broken");
}
