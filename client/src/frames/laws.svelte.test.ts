// What holds for any game that is laid out by frames, on the samples that its referee made.
import { fetchWords, wordsOver } from "../lib/words";
import { type Component, flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Frame, Framed, GameModule, Surface, Told, View } from "./contract";
import { mounted } from "./mounted.svelte";

type Loaded = () => Promise<{ default: Component<{ frame: Frame }> }>;
const GAMES = import.meta.glob<{ GAME: GameModule }>("../../../src/butin/games/*/board/game.ts");
const FRAMES = import.meta.glob("../../../src/butin/games/*/board/{Board,Screen,Hand}.svelte") as Record<
  string,
  Loaded
>;
const FILES = { board: "Board", screen: "Screen", hand: "Hand" } as const;
const SAMPLES = import.meta.glob<string>("../../../src/butin/games/*/board/samples.json", {
  query: "?raw",
  import: "default",
});
const SOURCES = import.meta.glob<string>("../../../src/butin/games/*/board/*.svelte", {
  query: "?raw",
  import: "default",
});
const NO_PIECE = /\/(Board|Screen|Hand|Small|Won|Choice|Sign)\.svelte$/; // frames, and what the page asks for in its sizes

const TOUCHES = 12; // no move takes more
const A_WHILE_MS = 1000;
const names = ["Zoé", "Papa", "Mamie", "Léo", "Inès", "Hugo", "Jo"];
const game = (path: string): string => path.split("/").at(-3) ?? "";

/** Everything in a game's samples that has these fields. */
function found<Thing>(within: unknown, ...fields: string[]): Thing[] {
  if (typeof within !== "object" || within === null) return [];
  const inner = Object.values(within).flatMap((one) => found<Thing>(one, ...fields));
  return fields.every((field) => field in within) ? [within as Thing, ...inner] : inner;
}

interface Step {
  before: View;
  events?: Told[];
  told?: Told[];
  after?: View;
}
/** Moves, each with the view after it: its own, or that before the next in the row. */
function steps(within: unknown): (Step & { after: View })[] {
  if (typeof within !== "object" || within === null) return [];
  const inner = Object.values(within).flatMap(steps);
  const row = (Array.isArray(within) ? within : [within]).filter((one) => one?.before) as Step[];
  return [...inner, ...row.flatMap((one, nth) => after(one, one.after ?? row[nth + 1]?.before))];
}
const after = (step: Step, view: View | undefined) => (view ? [{ ...step, after: view }] : []);

/** A hand is kept in no order. */
const unsorted = (_: string, value: unknown) =>
  Array.isArray(value) && value.every(isWord) ? [...value].sort() : value;
const isWord = (one: unknown) => typeof one === "string";
const plain = (laid: unknown) => JSON.parse(JSON.stringify(laid, unsorted)) as unknown;

/** The document, up to the order in a hand. */
function shown(target: HTMLElement): string {
  const copy = target.cloneNode(true) as HTMLElement;
  for (const cards of copy.querySelectorAll(".cards")) {
    for (const one of cards.querySelectorAll("*"))
      for (const name of ["style", "data-which", "tabindex", "aria-label"]) one.removeAttribute(name);
    cards.replaceChildren(...[...cards.children].sort((one, other) => (written(one) < written(other) ? -1 : 1)));
  }
  return written(copy);
}

/** An element without what the compiler leaves between elements, and the order in which it gives their attributes. */
function written(one: Element): string {
  const said = [...one.attributes].filter(({ value }) => value).map(({ name, value }) => `${name}=${inOrder(value)}`);
  const inside = [...one.childNodes].map((node) => (node instanceof Element ? written(node) : wordsOf(node)));
  return `<${[one.localName, ...said.sort()].join(" ")}>${inside.join("")}`;
}
const inOrder = (value: string): string => value.split(/\s+/).filter(Boolean).sort().join(" ");
const wordsOf = (node: Node): string => (node instanceof Text ? node.data.trim() : "");

let ended: () => void = () => {};
afterEach(() => {
  ended();
  vi.useRealTimers();
});

describe.each(Object.keys(GAMES))("%s", async (path) => {
  const { GAME } = await GAMES[path]!();
  const folder = path.replace("game.ts", "");
  const samples: unknown = JSON.parse(await SAMPLES[`${folder}samples.json`]!());
  const views = found<View>(samples, "position", "legal");
  const words = wordsOver("fr", [await fetchWords(game(path), "fr")], names);
  const brought = Object.entries(FILES).filter(([, file]) => `${folder}${file}.svelte` in FRAMES);
  const surfaces = brought.map(([surface]) => surface as keyof typeof FILES);

  async function laid(surface: Surface, view: View, more: object = {}) {
    const { default: Frame } = await FRAMES[`${folder}${FILES[surface as keyof typeof FILES]}.svelte`]!();
    const own: Framed = { game: GAME, Frame };
    const made = mounted(own, surface, view, words, names.slice(0, view.seats), more);
    ended = made.ended;
    return made;
  }

  it("has samples that are worth it", () => {
    expect(views.filter(({ legal }) => legal.length).length).toBeGreaterThan(1);
    expect(surfaces).toContain("board");
  });

  it.each(surfaces.filter((surface) => surface !== "screen"))(
    "has every legal move within reach, and makes no other: %s",
    async (surface) => {
      vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }); // what rests for a moment is ready
      const waits = (view: View, move: string) => GAME.confirms?.(view, surface, move) === "button"; // its own tests press it
      for (const view of views.filter((one) => one.legal.some((move) => !waits(one, move)))) {
        const { moves, all, give, answer, ended } = await laid(surface, view);
        for (const [made, move] of view.legal.filter((one) => !waits(view, one)).entries()) {
          const path = GAME.steps(move).flat();
          give({ lesson: [move] });
          for (let touch = 0; touch < TOUCHES && moves.length === made; touch += 1) {
            vi.advanceTimersByTime(A_WHILE_MS); // the same place once more is meant
            const next = all("[data-next]");
            expect(next.filter(({ dataset }) => !path.some((step) => leads(dataset.spot, step)))).toEqual([]);
            next[0]?.click();
            flushSync();
          }
          expect(moves.slice(made)).toEqual([move]);
          await answer(true);
        }
        ended();
      }
    },
  );

  it.each(surfaces)("is at rest what it is given, whatever was there before: %s", async (surface) => {
    let used = await laid(surface, views.at(-1)!);
    for (const view of views) {
      const fresh = await laid(surface, view);
      const want = shown(fresh.target);
      used.give({ view, chairs: fresh.props.chairs, mine: fresh.props.mine });
      expect(shown(used.target)).toBe(want);
      used.ended();
      used = fresh;
    }
    used.ended();
  });

  it.runIf(GAME.after)("shows after what was told what the next view says", () => {
    const all = steps(samples);
    expect(all.length).toBeGreaterThan(1);
    for (const { before, events = [], told = events, after } of all) {
      const heard = told.filter(({ to }) => to === undefined || to === before.seat);
      const lies = heard.reduce((laid, event) => GAME.after!(laid, event, before.seat), GAME.lay(before));
      expect(plain(lies)).toEqual(plain(GAME.lay(after)));
    }
  });

  it.each(surfaces)("has a name for every spot, and none twice: %s", async (surface) => {
    for (const view of views) {
      const { all, ended } = await laid(surface, view);
      const spots = all("[data-spot]");
      const said = spots.map((one) => (one.ariaLabel ?? one.textContent ?? "").trim());
      expect(said.filter((name) => !name)).toEqual([]);
      expect(said.filter((name, nth) => said.indexOf(name) !== nth)).toEqual([]);
      const ids = spots.map((one) => `${one.dataset.spot} ${one.dataset.which ?? ""}`);
      expect(ids.filter((id, nth) => ids.indexOf(id) !== nth)).toEqual([]);
      ended();
    }
  });

  it("draws pieces that know one length", async () => {
    const files = Object.keys(SOURCES).filter((one) => one.startsWith(folder) && !NO_PIECE.test(one));
    const styles = await Promise.all(files.map(async (one) => [one, styleOf(await SOURCES[one]!())] as const));
    const pieces = styles.filter(([, style]) => style.includes("var(--w)"));
    expect(pieces.length).toBeGreaterThan(0);
    for (const [piece, style] of pieces) {
      const units = style.match(
        /(?<![\w.-])-?\d[\d.]*(?!em\b|deg\b|ms\b|s\b|fr\b)[a-z]+\b|var\(--u\)|@(container|media)/g,
      );
      const shares = style.match(/\b(padding|margin|width|height|font)[\w-]*:[^;]*%/g);
      expect([piece, ...(units ?? []), ...(shares ?? [])]).toEqual([piece]);
    }
  });
});

/** Without what is said where a frame says nothing, and what is nothing or all there is. */
const styleOf = (source: string): string =>
  source
    .slice(source.indexOf("<style>") + 1)
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/(var\(--[\w-]+), [\d.]+\w+\)/g, "$1)")
    .replace(/\b0px|\b100%/g, "0");

/** A finger goes where a path does, or to what turns until it is so. */
const leads = (spot: string | undefined, step: string): boolean => spot === step || step.startsWith(`${spot}:`);
