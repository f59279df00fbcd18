// Why a hint is a good move, in one sentence.
import type { Words } from "@page/lib/board";
import { adviceOf, loot, outlook } from "./choices";
import { handOf } from "./position";
import type { View } from "./shapes";

export function advice(view: View, move: string, words: Words): string {
  const { places, victim, rest } = adviceOf(view, move);
  if (rest) return words.t(move === "decline" ? "advice-decline" : "advice-nothing");
  const cards = victim === null ? places.map((place) => handOf(view)[place]) : [loot(view).get(victim)];
  const [why] = outlook(view, places, victim).sentences;
  return words.t("advice", { cards, why: why ? words.t(why.id, why.values) : "" }).trim();
}
