// What can be done, or why one waits; never what the dice say.
import type { Words } from "@page/frames/contract";
import { COLUMN } from "./position";
import type { View } from "./shapes";

export function prompt(view: View, words: Words): string {
  const { phase, taken, tower } = view.position;
  if (phase === "race")
    return words.t(
      view.seats === 2 ? "board-race-two" : view.legal.includes("throw") ? "board-race-roller" : "board-race",
    );
  if (phase === "throw") return words.t("board-your-throw");
  if (phase === "choose" && !tower.includes(COLUMN)) return words.t("board-choose-more");
  if (phase === "loot" && (taken[view.seat] ?? []).length)
    return words.t(view.seats === 2 ? "board-one-hand" : "board-one-more");
  return words.t(`prompt-${phase}`);
}

/** For whoever has chosen, or has full hands; `took` is how long the own hand took to the column. */
export function waiting(view: View, took: number | null, words: Words): string {
  const { phase, choices, taken } = view.position;
  const chosen = choices?.[view.seat];
  if (phase === "choose") return chosen ? words.t("board-chosen", { object: chosen }) : "";
  if (phase !== "loot") return "";
  if (view.seats === 2) return words.t("board-full-two");
  if (!taken[view.seat]?.includes(COLUMN)) return words.t("board-full");
  return [words.t("board-hold"), measured(took, words)].filter(Boolean).join(" ");
}

function measured(took: number | null, words: Words): string {
  if (took === null) return "";
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return words.t("board-took", {
    seconds: (took / 1000).toLocaleString(words.lang, digits),
  });
}
