import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AWAKE, DRIFT_MS, IDLE_MS, Panel, type Rest } from "./panel";

let shown: Rest[];
let panel: Panel;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  panel = new Panel((rest) => shown.push(rest));
});
afterEach(() => {
  panel.stop();
  vi.useRealTimers();
});

it("dims after ten idle minutes, and not before", () => {
  vi.advanceTimersByTime(IDLE_MS - 1);
  panel.wake();
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown.map(({ dim }) => dim)).toEqual([true]);
});

it("drifts by a few pixels while nothing happens", () => {
  vi.advanceTimersByTime(IDLE_MS + 8 * DRIFT_MS);
  expect(new Set(shown.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  expect(Math.max(...shown.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(8);
});

it("wakes with any key and any news", () => {
  vi.advanceTimersByTime(IDLE_MS);
  panel.wake();
  expect(shown[shown.length - 1]).toEqual(AWAKE);
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(shown.length).toBe(2);
});
