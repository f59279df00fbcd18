import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Newly, NEW_MS } from "./fresh.svelte";

let stop = () => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("who comes is new for a while, and is met once; who was there before, and who goes, is not", () => {
  const chair = $state({ sitter: "person" });
  let just!: Newly;
  let met = 0;
  stop = $effect.root(() => {
    just = new Newly(
      () => chair.sitter,
      () => (met += just.come ? 2 : 1),
    );
  });
  const sits = (sitter: string) => {
    chair.sitter = sitter;
    flushSync();
    return [just.come, met];
  };
  expect(sits("person")).toEqual([false, 0]);
  expect(sits("")).toEqual([false, 0]);
  expect(sits("bot")).toEqual([true, 1]);
  vi.advanceTimersByTime(NEW_MS - 1);
  expect(sits("bot")).toEqual([true, 1]);
  vi.advanceTimersByTime(1);
  expect(sits("bot")).toEqual([false, 1]);
});
