// What a find is worth, and to whom.
import type { Told, View } from "./shapes";

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
