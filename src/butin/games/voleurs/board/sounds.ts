// What is heard of each event.
import type { Sound } from "@page/lib/sound";
import type { Told, View } from "./shapes";

const SOUNDS: Partial<Record<Told["kind"], Sound>> = {
  laid_out: "paper",
  covered: "paper",
  strengthened: "paper",
  taken: "coin",
  stock_emptied: "wood",
  scored: "coin",
};
/** Shown without a sound: cards that come into the hand bring their own (frames/dealing.ts), or it is only words. */
export const SILENT: Told["kind"][] = ["begun", "dealt", "picked_up"];

export function sound(told: Told, _view: View, seat: number): Sound | null {
  if (told.kind === "taken" && told.from === seat) return "robbed";
  return SOUNDS[told.kind] ?? null;
}
