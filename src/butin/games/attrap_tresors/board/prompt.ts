// What can be done; never what the dice say.
import type { Words } from "@page/lib/board";
import type { View } from "./shapes";

export function prompt(view: View, words: Words): string {
  const { phase, taken, tower } = view.position;
  if (phase === "race")
    return words.t(
      view.seats === 2 ? "board-race-two" : view.legal.includes("throw") ? "board-race-roller" : "board-race",
    );
  if (phase === "throw") return words.t("board-your-throw");
  if (phase === "choose" && !tower.includes("column")) return words.t("board-choose-more");
  if (phase === "loot" && (taken[view.seat] ?? []).length)
    return words.t(view.seats === 2 ? "board-one-hand" : "board-one-more");
  return words.t(`prompt-${phase}`);
}
