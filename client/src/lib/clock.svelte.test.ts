import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clock } from "./clock.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("ticks while somebody reads it, and not longer", async () => {
  const read: number[] = [];
  const begun = clock.now;
  const at = $state({ looked: true });
  const stop = $effect.root(() => {
    $effect(() => void (at.looked && read.push(clock.now)));
  });
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect([read[0], read.at(-1)]).toEqual([begun, begun + 1000]);
  at.looked = false;
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  stop();
});

it("is never before what was said at a moment of the server's", () => {
  const before = clock.now;
  clock.hear(before + 300);
  clock.hear(before + 100);
  expect(clock.now).toBe(before + 300);
});
