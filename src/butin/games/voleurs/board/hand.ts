// Voleurs in the hand, beside a television: the own cards, and a pad of places.
import type { Chair, Words } from "@page/lib/board";
import Hand from "./Held.svelte";
import { pileLabel } from "./outcome";
import { cardsOf, gameNumber, laidIn } from "./pieces";
import type { View } from "./shapes";

export { Hand };

/** The piles in the order of the television, then the stock and what everybody has. */
export function spread(view: View, words: Words, chairs: Chair[]): string[] {
  const { piles, stock } = laidIn(view);
  const { games } = view.options;
  const scores = chairs.map(({ number }) => ({ seat: number, count: cardsOf(view, number) }));
  return [
    ...piles.map((pile) => pileLabel(pile, null, words)),
    `${words.t("board-stock", { count: stock })}.`,
    ...(games > 1 ? [`${words.t("board-game", { game: gameNumber(view), games })}.`] : []),
    ...scores.filter(({ count }) => count !== null).map((score) => words.t("hand-score", score)),
  ];
}
