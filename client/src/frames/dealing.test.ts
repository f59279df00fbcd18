import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { APART_MS, MOVE_MS, dealing } from "./dealing";

const flown: { from: string; delay: number }[] = [];

beforeEach(() => {
  flown.length = 0;
  document.body.innerHTML = "<i></i><i></i><i></i><p data-spot='stock'></p>";
  document.querySelectorAll("body > *").forEach((one, place) => {
    one.getBoundingClientRect = () => ({ left: 50 * place, top: 10, width: 40, height: 40 }) as DOMRect;
  });
  Element.prototype.animate = (frames, options) => {
    flown.push({
      from: String((frames as Keyframe[])[0]?.transform),
      delay: Number((options as KeyframeAnimationOptions).delay),
    });
    return {} as Animation;
  };
});
afterEach(() => vi.useRealTimers());

function dealt(moving: boolean): string[] {
  const heard: string[] = [];
  const hear = (name: string) => void heard.push(name);
  const comes = dealing({ motion: moving, surface: "board", root: document.body, hear }, () => "stock");
  for (const card of document.querySelectorAll<HTMLElement>("i")) comes(card);
  return heard;
}

it("comes from where the stock lies, one card after another", () => {
  dealt(true);
  expect(flown.map(({ from }) => from.split(" rotate")[0])).toEqual([
    "translate(150px, 0px)",
    "translate(100px, 0px)",
    "translate(50px, 0px)",
  ]);
  expect(flown.map(({ delay }) => delay)).toEqual([0, APART_MS, 2 * APART_MS]);
});

it("begins anew with the next deal", async () => {
  dealt(true);
  await Promise.resolve();
  dealt(true);
  expect(flown[3]?.delay).toBe(0);
});

it("is heard card by card as they land", () => {
  vi.useFakeTimers();
  const heard = dealt(true);
  vi.advanceTimersByTime(MOVE_MS + APART_MS);
  expect(heard).toEqual(["paper", "paper"]);
  vi.runAllTimers();
  expect(heard).toHaveLength(3);
});

it("lies there at once where nothing moves, and is heard once", () => {
  vi.useFakeTimers();
  const heard = dealt(false);
  vi.runAllTimers();
  expect(flown).toEqual([]);
  expect(heard).toEqual(["paper"]);
});
