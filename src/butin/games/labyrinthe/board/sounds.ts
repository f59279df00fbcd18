// What is heard of each event.
import type { Sound } from "@page/lib/sound";
import { dwell } from "./pace";
import type { Told } from "./shapes";

const SOUNDS: Partial<Record<Told["kind"], Sound>> = {
  pushed: "wood",
  treasure_entered: "tap",
  treasure_left: "tap",
  brought_round: "tap",
  walked: "tap",
  taken: "coin",
  turned_up: "paper",
  looked: "paper",
  put_under: "paper",
  all_put_under: "paper",
};
/** Shown without a sound: something else is heard with it, or it is only words. */
export const SILENT: Told["kind"][] = ["stayed", "seen", "ended"];

/** A treasure that nobody seeks comes and goes in silence. */
export function sound(told: Told): Sound | null {
  return (dwell(told) && SOUNDS[told.kind]) || null;
}
