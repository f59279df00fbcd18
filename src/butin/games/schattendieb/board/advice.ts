// Why a hint is a good move, in one sentence.
import type { Words } from "@page/lib/board";
import { steps, wordsIn } from "./moves";
import { outlook } from "./outlook";
import type { View } from "./shapes";

export function advice(view: View, move: string, words: Words): string {
  if (move === "decline" || move === "add nothing") return words.t(`advice-${move.split(" ").at(-1)}`);
  const cards = wordsIn(steps(move).flat());
  const [why] = outlook(view, cards).sentences;
  return words.t("advice", { cards, why: why ? words.t(why.id, why.values) : "" }).trim();
}
