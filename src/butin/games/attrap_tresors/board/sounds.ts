// What is heard of each event; never what the dice say.
import type { Sound } from "@page/lib/sound";
import type { Told, View } from "./shapes";

const SOUNDS: Partial<Record<Told["kind"], Sound>> = {
  thrown: "dice",
  rethrown: "dice",
  column_taken: "wood",
  taken: "coin",
  task_shown: "paper",
  judged_right: "coin",
  judged_wrong: "no",
  given_back: "paper",
  paid: "coin",
  round_not_counted: "no",
  task_set_aside: "paper",
  task_seen: "paper",
  task_opened: "paper",
  roller_named: "wood",
  tower_rebuilt: "wood",
  revealed: "paper",
  voided: "no",
  missed: "no",
  token_passed: "tap",
};
/** Shown without a sound: something else is heard with it, or it is only words. */
export const SILENT: Told["kind"][] = ["closed", "nothing_given_back", "column_left", "ended"];

export function sound(told: Told, _view: View, seat: number): Sound | null {
  if (told.kind === "given_back" && told.seat === seat) return "robbed";
  return SOUNDS[told.kind] ?? null;
}
