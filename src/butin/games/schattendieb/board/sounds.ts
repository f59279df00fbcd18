// What is heard of each event.
import type { Sound } from "@page/lib/sound";
import type { Told, View } from "./shapes";

const SOUNDS: Partial<Record<Told["kind"], Sound>> = {
  game_begun: "paper",
  extra_game_begun: "paper",
  laid: "paper",
  revealed: "paper",
  cancelled: "no",
  stolen: "coin",
  found_nothing: "no",
  declined: "tap",
  thief_discarded: "paper",
  decided: "tap",
  added: "paper",
  stored: "coin",
  safe_too_full: "no",
  closed: "wood",
  hand_returned: "paper",
  hand_set_aside: "paper",
  lock_failed: "no",
  lock_wasted: "no",
  all_locked_at_once: "no",
  cards_ran_out: "wood",
  drawn: "paper",
  pile_emptied: "wood",
  last_turn_reached: "wood",
  scored: "coin",
};
/** Shown without a sound: something else is heard with it, or it is only words. */
export const SILENT: Told["kind"][] = [
  "few_seated",
  "chosen",
  "picked_up",
  "last_one_left",
  "pile_short",
  "sat_out",
  "nobody_played",
  "ended",
];

export function sound(told: Told, _view: View, seat: number): Sound | null {
  if (told.kind === "stolen" && told.from === seat) return "robbed";
  if (told.kind === "cancelled" && !told.seats.includes(seat)) return "tap";
  return SOUNDS[told.kind] ?? null;
}
