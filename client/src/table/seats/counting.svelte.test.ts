import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "../../lib/language.svelte";
import { settings } from "../../lib/settings.svelte";
import { chairsOf } from "../../store/chairs";
import { COUNT_MS, Counting, SEEN_MS } from "./counting.svelte";
import Seats from "./Seats.svelte";

vi.hoisted(() => {
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const NAMES = ["Léa", "Bo", "Cy"];
const WIDTH = 100; // pixels of each seat
let drawn: Record<string, unknown> | null = null;

beforeEach(async () => {
  await speak("fr");
  vi.useFakeTimers();
  settings.motion = true;
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset.seat ?? 0) * WIDTH;
  });
});

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const chairs = (...actors: number[]) =>
  chairsOf(
    NAMES.map(() => ({ bot: "" })),
    NAMES,
    [0],
    actors,
  );

function laid(scores: (number | null)[], ...actors: number[]) {
  const props = $state({ chairs: chairs(...actors), scores, news: true });
  drawn = mount(Seats, { target: document.body, props });
  flushSync();
  return props;
}

const seat = (number: number) => document.querySelector<HTMLElement>(`li[data-seat="${number}"]`)!;
const number = (of: number) => seat(of).querySelector(".number")?.textContent;

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

it("counts from what it was to what it is, in a moment", async () => {
  const counting = new Counting(4);
  counting.to(12, true);
  await pass(COUNT_MS / 2);
  expect(counting.shown).toBeGreaterThan(4);
  expect(counting.shown).toBeLessThan(12);
  await pass(COUNT_MS);
  expect([counting.shown, counting.by]).toEqual([12, 8]);
  await pass(SEEN_MS);
  expect(counting.by).toBe(0);
});

it("goes on from where it is when something else comes between", async () => {
  const counting = new Counting(0);
  counting.to(100, true);
  await pass(COUNT_MS / 2);
  counting.to(0, true);
  expect(counting.shown).toBeGreaterThan(10);
  await pass(2 * COUNT_MS);
  expect([counting.shown, counting.by]).toEqual([0, -100]);
});

it("says nothing of a number that was not there before, or that is no news", async () => {
  const counting = new Counting(null);
  counting.to(3, true);
  expect([counting.shown, counting.by]).toEqual([3, 0]);
  counting.to(9, false);
  expect([counting.shown, counting.by]).toEqual([9, 0]);
});

it("shows a gain and a loss in the seats, and nobody else's", async () => {
  const props = laid([3, 5, 1], 0);
  expect(document.querySelector(".gain")).toBeNull();
  props.scores = [6, 2, 1];
  await pass(COUNT_MS + 20);
  expect([0, 1, 2].map(number)).toEqual(["6", "2", "1"]);
  expect(seat(0).querySelector(".gain")?.textContent).toBe("+3");
  expect(document.querySelectorAll(".gain, .robbed, .changed")).toHaveLength(2);
  expect([0, 1, 2].map((one) => seat(one).querySelector(".face")?.classList[1])).toEqual(["glad", "sad", "calm"]);
  expect(seat(1).classList).toContain("robbed");
  await pass(SEEN_MS);
  expect(document.querySelectorAll(".gain, .robbed, .glad, .sad")).toHaveLength(0);
});

it("where nothing should move has the number at once, and a rim around the seat", async () => {
  settings.motion = false;
  const props = laid([3, 5, 1], 0);
  props.scores = [6, 5, 1];
  flushSync();
  expect([number(0), seat(0).classList.contains("changed")]).toEqual(["6", true]);
  expect(seat(1).classList).not.toContain("changed");
});

it("tells a screen reader nothing: it is said elsewhere", async () => {
  const props = laid([3, 5, 1], 0);
  props.scores = [6, 5, 1];
  await pass(COUNT_MS);
  expect(document.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
  expect(document.querySelector(".gain")?.getAttribute("aria-hidden")).toBe("true");
});

it("has one ring, which travels to whoever moves", async () => {
  const props = laid([0, 0, 0], 0);
  flushSync();
  const ring = document.querySelector<HTMLElement>(".ring");
  expect(ring?.style.transform).toBe("translate(0px, 0px)");
  props.chairs = chairs(2);
  flushSync();
  expect(document.querySelectorAll(".ring")).toHaveLength(1);
  expect(document.querySelector(".ring")).toBe(ring);
  expect(ring?.style.transform).toBe(`translate(${2 * WIDTH}px, 0px)`);
});

it("has no ring where several move at once, or nobody", async () => {
  const props = laid([0, 0, 0], 0, 1);
  expect([!!document.querySelector(".ring"), !!document.querySelector(".several")]).toEqual([false, true]);
  props.chairs = chairs();
  flushSync();
  expect([!!document.querySelector(".ring"), !!document.querySelector(".several")]).toEqual([false, false]);
});
