// What of the story is somebody's own, and what decided it.
import type { Told } from "./shapes";

type Taken = Extract<Told, { kind: "taken" }>;

/** Piles that somebody took or lost. */
export function matters(told: Told, seat: number): boolean {
  return told.kind === "taken" && (told.seat === seat || told.from === seat);
}

/** A pile that was somebody else's. */
export function mark(told: Told): number | null {
  return told.kind === "taken" && told.from >= 0 ? told.seat : null;
}

/** The tallest pile that a winner stole; if none, the tallest that one took. */
export function decisive(events: Told[], winners: number[]): Told | null {
  const taken = events.filter((told): told is Taken => told.kind === "taken" && winners.includes(told.seat));
  const stolen = taken.filter((told) => told.from >= 0);
  const among = stolen.length ? stolen : taken;
  return among.reduce<Taken | null>((best, told) => (best && best.height >= told.height ? best : told), null);
}
