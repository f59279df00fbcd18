// The Ghost Labyrinth's board, as the page's shell wants it.
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Sign from "./Sign.svelte";
import type { Told, View } from "./shapes";
import Won from "./Won.svelte";

export { dwell, lands } from "./pace";
export { advice } from "./advice";
export { sound } from "./sounds";
export { touch } from "./touch";
export { prompt, spoken } from "./words";
export { Board, Choice, Sign, Won };
export const guide = 4; // the dormouse

/** Discs found; alone, the turns that it took (LA-A15). */
export function score(view: View, seat: number): number | null {
  return view.seats === 1 ? view.position.turns : (view.position.taken[seat]?.length ?? null);
}

/** A find. */
export function matters(told: Told, seat: number): boolean {
  return told.kind === "taken" && told.seat === seat;
}

export function mark(told: Told): number | null {
  return told.kind === "taken" ? told.seat : null;
}

/** The last find of a winner. */
export function decisive(events: Told[], winners: number[]): Told | null {
  return events.findLast((told) => told.kind === "taken" && winners.includes(told.seat)) ?? null;
}

export function points(told: Told): Record<number, number> | null {
  return told.kind === "taken" ? { [told.seat]: 1 } : null;
}
