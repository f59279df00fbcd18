// What the shell asks about a match, whatever shows it.
import type { Chair, Words } from "@page/frames/contract";
import type { Told, View } from "./shapes";

const DWELL: Partial<Record<Told["kind"], number>> = {
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

/** Cards that travel, as they do at a calm pace. */
const LANDS: Partial<Record<Told["kind"], number>> = {
  chosen: 360,
  stolen: 430,
  added: 430,
  stored: 430,
  hand_returned: 430,
  hand_set_aside: 430,
  drawn: 250,
  pile_short: 430,
};

export const seated = true;
export const games = true;
export const sums = true; // a safe counts when it is closed, not when a card has landed
export const guide = 5; // the blackbird

/** How long an event deserves at calm pace; what changes the picture is never left out. */
export function dwell(told: Told): number {
  return DWELL[told.kind] ?? 0;
}

/** Somebody is ready: a mark shows it, while the others go on thinking. */
export function isAside(told: Told): boolean {
  return told.kind === "laid" || told.kind === "decided";
}

export const lands = (told: Told): number | undefined => LANDS[told.kind];

export const points = (told: Told): Record<number, number> | null =>
  told.kind === "scored" ? { [told.seat]: told.points } : null;

export function prompt(view: View, words: Words, _chairs: Chair[]): string {
  const { phase } = view.position;
  if (phase === "extras" && view.legal.length === 1) return words.t("board-prompt-nothing");
  return words.t(`board-prompt-${phase}`);
}

/** What a seat that may act is doing, in three words. */
export const doing = (view: View, seat: number, words: Words): string =>
  view.actors.includes(seat) ? words.t(`screen-doing-${view.position.phase}`) : "";
