// The Ghost Labyrinth on a television, as its shell wants it.
import type { Words } from "@page/lib/board";
import { RING, numberOf } from "./arrows";
import Choice from "./Choice.svelte";
import Screen from "./Screen.svelte";
import type { View } from "./shapes";
import Sign from "./Sign.svelte";
import Won from "./Won.svelte";
import { spoken as said } from "./words";

export { advice } from "./advice";
export { dwell, lands } from "./pace";
export { sound } from "./sounds";
export { decisive, mark, matters, points, score } from "./tally";
export { prompt } from "./words";
export { Choice, Screen, Sign, Won };
export const guide = 4; // the dormouse

/** Arrows by the numbers that everybody sees. */
export function spoken(values: Record<string, unknown>, words: Words): Record<string, unknown> {
  const numbered = Object.entries(values).flatMap(([name, value]) => {
    const arrow = RING.find((one) => one === value);
    return arrow ? [[name, words.t("tv-arrow", { number: numberOf(arrow) })]] : [];
  });
  return { ...said(values, words), ...Object.fromEntries(numbered) };
}

export function doing(view: View, _seat: number, words: Words): string {
  if (view.position.phase === "walk") return words.t("tv-doing-walk");
  return words.t(view.options.no_rotation ? "tv-doing-fast" : "tv-doing-shift");
}
