// The telling of a move: the events that were heard since the table last lay still, and the table as they left it.
import type { Told, View } from "./shapes";
import { type Stage, after, restingOf } from "./stage";

const MILLISECONDS: Partial<Record<Told["kind"], number>> = {
  game_begun: 1600,
  extra_game_begun: 2200,
  few_seated: 1800,
  laid: 1,
  chosen: 380,
  revealed: 420,
  cancelled: 1700,
  stolen: 1700,
  found_nothing: 1300,
  declined: 1300,
  thief_discarded: 350,
  decided: 1,
  added: 1100,
  stored: 800,
  safe_too_full: 1500,
  closed: 1800,
  hand_returned: 450,
  hand_set_aside: 450,
  lock_failed: 1700,
  all_locked_at_once: 2600,
  last_one_left: 2200,
  lock_wasted: 1500,
  cards_ran_out: 2200,
  drawn: 260,
  picked_up: 250,
  pile_short: 1500,
  pile_emptied: 1500,
  sat_out: 700,
  nobody_played: 1500,
  last_turn_reached: 1800,
  scored: 900,
  ended: 1500,
};

/** How long an event deserves at calm pace; what changes the picture is never left out. */
export function dwell(told: Told): number {
  return MILLISECONDS[told.kind] ?? 0;
}

/** Somebody is ready: a mark shows it, while the others go on thinking. */
export function isAside(told: Told): boolean {
  return told.kind === "laid" || told.kind === "decided";
}

export class Telling {
  private view: View | null = null;
  private next: View | null = null; // what was told last leads to it
  private last: Told | null = null;
  private stage: Stage | null = null;

  /** The picture of this moment. Asking twice changes nothing. */
  at(view: View, next: View | null, told: Told | null): Stage {
    if (view !== this.view || told === null || !this.stage) {
      this.stage = restingOf(view, view === this.view || view === this.next ? this.stage : null);
      this.view = view;
      this.last = null;
    }
    if (told !== null && told !== this.last) {
      this.last = told;
      this.next = next;
      this.stage = after(this.stage, told, next, view.seat);
    }
    return this.stage;
  }
}

/** Whether the reader may think about a move: once begun, it goes on while others only lay their cards. */
export class Thinking {
  private begun = false;

  at(view: View, mine: boolean, told: Told | null): boolean {
    const due = view.actors.includes(view.seat) && (told === null || isAside(told));
    this.begun = mine || (this.begun && due);
    return this.begun;
  }
}

export function points(told: Told): Record<number, number> | null {
  return told.kind === "scored" ? { [told.seat]: told.points } : null;
}
