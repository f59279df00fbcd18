// What the seats are doing, for all who are in the room; never what the dice say.
import type { Words } from "@page/lib/board";
import { rollers } from "./position";
import type { View } from "./shapes";

/** What a seat that may act is doing, in three words. */
export function doing(view: View, seat: number, words: Words): string {
  const { phase } = view.position;
  if (phase === "race" && view.seats > 2 && rollers(view).includes(seat)) return words.t("doing-thrown");
  if (phase === "loot" && view.seats === 2) return words.t("doing-loot-two");
  return phase === "over" ? "" : words.t(`doing-${phase}`);
}
