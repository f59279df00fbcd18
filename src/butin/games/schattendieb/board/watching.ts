// The table as a television shows it: what the telling says, and what became of the cards for as long as they lie there.
import type { Told, View } from "./shapes";
import type { Flight, Mark, Place, Stage } from "./stage";
import { Telling } from "./telling";

/** A part of a seat's place, or of the table. */
export type Part = "front" | "safe" | "hand" | "points";

const PARTS: Partial<Record<Told["kind"], Part>> = {
  sat_out: "hand",
  laid: "front",
  revealed: "front",
  cancelled: "front",
  found_nothing: "front",
  declined: "front",
  stolen: "front",
  thief_discarded: "front",
  decided: "front",
  added: "front",
  lock_wasted: "front",
  cards_ran_out: "safe",
  stored: "safe",
  safe_too_full: "safe",
  all_locked_at_once: "front",
  closed: "safe",
  hand_returned: "hand",
  hand_set_aside: "hand",
  lock_failed: "front",
  last_one_left: "safe",
  drawn: "hand",
  scored: "points",
};

/** Which part of the places that are lit an event is about. */
export function partOf(told: Told | null): Part | null {
  return (told && PARTS[told.kind]) ?? null;
}

/** Cards that travel: whatever only leaves the game lies there greyed instead, and a lock stays where it closed. */
export function flightsOf(stage: Stage, told: Told | null): Flight[] {
  if (!told || told.kind === "closed") return [];
  return stage.flights.filter(({ from, to }) => !(from.startsWith("front-") && (to === "meet" || to === "discard")));
}

/** Milliseconds that a card travels; numbers change when it lands. */
export const LANDS = 600;

const LASTING: Mark[] = ["cancelled", "robbed", "failed", "unlucky"];

interface Trace {
  card: string;
  mark: Mark;
}
export interface Scene extends Stage {
  begun: boolean; // another game has begun since the table last lay still
}

export class Watching {
  private readonly telling = new Telling();
  private traces: Trace[] = [];
  private begun = false;

  /** The picture of this moment. Asking twice changes nothing. */
  at(view: View, next: View | null, told: Told | null): Scene {
    const stage = this.telling.at(view, next, told);
    const places = stage.places.map((place, seat) => traced(foiled(place, seat, told), this.traces[seat]));
    this.traces = places.map((place) => ({ card: lying(place), mark: place.mark }));
    this.begun = told !== null && (this.begun || told.kind.endsWith("game_begun"));
    return { ...stage, places, begun: this.begun, lit: told?.kind === "ended" ? told.winners : stage.lit };
  }
}

function lying({ front, ghost }: Place): string {
  return front[0] ?? ghost;
}

/** A card keeps its cross for as long as it lies there, or is remembered. */
function traced(place: Place, trace: Trace | undefined): Place {
  const same = lying(place) !== "" && trace?.card === lying(place) && LASTING.includes(trace.mark);
  return same && !place.mark ? { ...place, mark: trace.mark } : place;
}

/** Locks that close nothing, because all close or because it is too late. */
function foiled(place: Place, seat: number, told: Told | null): Place {
  const all = told?.kind === "all_locked_at_once" && told.seats.includes(seat);
  const late = told?.kind === "lock_wasted" && told.seat === seat;
  return all || late ? { ...place, mark: "failed" } : place;
}
