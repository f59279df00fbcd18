import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { Words } from "@page/lib/board";
import Bazaar from "./Bazaar.svelte";
import { samples } from "./samples";
import type { Die } from "./shapes";

const words = {
  lang: "en",
  t: (id: string, values?: Record<string, unknown>) => `${id} ${String(values?.colour ?? "")}`.trim(),
} satisfies Words;
const { stacked } = samples.heap.position;
const heap = { dice: samples.heap.position.dice.filter((die) => die !== "unthrown"), stacked };
let shown: Record<string, unknown> | null = null;

function laid(dice: Die[], stacked: number[]) {
  const props = $state({ dice, stacked, called: new Set<number>(), words, motion: true });
  shown = mount(Bazaar, { target: document.body, props });
  flushSync();
  return props;
}

const drawn = (): Element[] => [...document.querySelectorAll(".die")];

afterEach(() => {
  if (shown) void unmount(shown);
});

describe("dice on each other", () => {
  beforeAll(() => {
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });

  it("are all marked and called out to be thrown again, the lowest too", () => {
    laid(heap.dice, heap.stacked);
    expect(drawn().filter((die) => die.querySelector("circle")).length).toBe(heap.stacked.length);
    expect(document.querySelector(".unseen")?.textContent).toBe(
      "name-red, name-blue, board-die-stacked red, board-die-stacked orange, board-die-stacked purple, board-die-stacked green",
    );
  });

  it("all fall anew when they are thrown again, and no others do", () => {
    const props = laid(heap.dice, heap.stacked);
    const before = drawn();
    const again = heap.dice.map((die, nth) =>
      heap.stacked.includes(nth) ? { ...die, x: 90 - 40 * nth, y: -20, upon: -1 } : die,
    );
    Object.assign(props, { dice: again, stacked: [] });
    flushSync();
    expect(drawn().length).toBe(heap.dice.length);
    expect(drawn().filter((die) => before.includes(die)).length).toBe(heap.dice.length - heap.stacked.length);
    expect(drawn().some((die) => die.querySelector("circle"))).toBe(false);
  });
});
