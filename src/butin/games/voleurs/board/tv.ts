// Voleurs on a television: eight piles that keep their places, as large as the set allows.
import type { Words } from "@page/lib/board";
import { LIFT_MS } from "./lately.svelte";
import Screen from "./Screen.svelte";
import type { Told, View } from "./shapes";
import { FLIGHT_MS } from "./telling.svelte";
import { isPlay } from "./pieces";
import Won from "./Won.svelte";

export { dwell, forgets, games, guide, points, prompt, score, spoken } from "./about";
export { advice } from "./advice";
export { decisive, mark, matters } from "./moments";
export { sound } from "./sounds";
export { Screen, Won };

/** First the piece, then the number: a stolen pile has to come down again. */
export function lands(told: Told): number | undefined {
  if (!isPlay(told)) return undefined;
  return told.kind === "taken" ? FLIGHT_MS + LIFT_MS : FLIGHT_MS;
}

export function doing(_view: View, _seat: number, words: Words): string {
  return words.t("screen-doing");
}
