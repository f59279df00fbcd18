// What holds over all frames of this game.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { steps } from "./moves";
import { samples } from "./samples";
import { refused, shown } from "./showing.svelte";

const all = [...samples.common, ...samples.secret, ...samples.bound];
const views = all.map(({ before }) => before);
const surfaces = ["board", "hand", "screen"] as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** What there is to see and to hear of, whatever order the compiler writes it in. */
function plain(element: Element): string[] {
  const told = [...element.attributes].map(
    ({ name, value }) => `${name}=${value.split(/\s+/).filter(Boolean).sort().join(" ")}`,
  );
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim());
  const drawn = told.filter((one) => !["class=", "style="].includes(one)).sort();
  return [`${element.tagName} ${drawn.join(" ")} ${text.join("")}`, ...[...element.children].flatMap(plain)];
}

describe.each(["board", "hand"] as const)("%s", (surface) => {
  const reachable = surface === "hand" ? views.filter(({ position }) => position.phase === "shift") : views;

  it.each(reachable)(
    "has every legal move within reach, and no other: $options.variant $position.turns %#",
    async (view) => {
      const frame = shown(surface, view);
      for (const move of view.legal) {
        for (const step of steps(move)) {
          const [kind = "", name] = step.split(":");
          for (let turn = 0; turn < 4 && kind === "spare" && !frame.find(`[data-sides="${name}"]`); turn++)
            frame.touch(kind);
          if (kind !== "spare" && !frame.spot(step)?.matches("[aria-pressed]")) frame.touch(step);
        }
        frame.press("[data-push]");
        await refused();
      }
      expect(frame.moves).toEqual(view.legal);
      frame.done();
    },
  );
});

describe.each(surfaces)("%s", (surface) => {
  it.each([...views, samples.watcher, samples.over])("names every spot, no two the same: %#", (view) => {
    const { target, done } = shown(surface, surface === "screen" ? { ...view, seat: -1, legal: [] } : view);
    const names = [...target.querySelectorAll("[data-spot]")].map(
      (spot) => spot.ariaLabel ?? spot.getAttribute("aria-label"),
    );
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    done();
  });

  it.each(all)("is at rest what it is given: %#", async ({ before, after }) => {
    const seen = (view: typeof before) => (surface === "screen" ? { ...view, seat: -1, legal: [] } : view);
    const fresh = shown(surface, seen(after));
    const used = shown(surface, seen(before));
    if (surface !== "screen") for (const spot of ["spare", "maze:R2>", "spare"]) used.touch(spot);
    await refused();
    used.give({ view: seen(after) });
    expect(plain(used.target)).toEqual(plain(fresh.target));
    fresh.done();
    used.done();
  });
});
