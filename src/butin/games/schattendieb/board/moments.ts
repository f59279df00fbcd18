// What of the story is somebody's own, and what decided it.
import type { Told } from "./shapes";

type Closed = Extract<Told, { kind: "closed" }>;

const OWN: Told["kind"][] = [
  "stolen",
  "found_nothing",
  "stored",
  "safe_too_full",
  "closed",
  "lock_failed",
  "lock_wasted",
  "last_one_left",
  "scored",
];
const TOGETHER: Told["kind"][] = ["cancelled", "all_locked_at_once", "cards_ran_out"];

/** Cards that were cancelled, jewels won and lost, safes that close or do not. */
export function matters(told: Told, seat: number): boolean {
  if (TOGETHER.includes(told.kind)) return "seats" in told && told.seats.includes(seat);
  if (told.kind === "stolen" && told.from === seat) return true;
  return OWN.includes(told.kind) && "seat" in told && told.seat === seat;
}

/** A jewel that a thief took. */
export function mark(told: Told): number | null {
  return told.kind === "stolen" ? told.seat : null;
}

/** The richest safe that a winner closed; if none, the last jewel that one stole. */
export function decisive(events: Told[], winners: number[]): Told | null {
  const closed = events.filter((told): told is Closed => told.kind === "closed" && winners.includes(told.seat));
  const richest = closed.reduce<Closed | null>(
    (best, told) => (best && best.points >= told.points ? best : told),
    null,
  );
  return richest ?? events.findLast((told) => told.kind === "stolen" && winners.includes(told.seat)) ?? null;
}
