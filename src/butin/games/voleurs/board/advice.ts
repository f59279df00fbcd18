// Why a hint is a good move, in one sentence.
import type { Words } from "@page/lib/board";
import { outcome, readMove } from "./outcome";
import { laidIn } from "./pieces";
import type { View } from "./shapes";

export function advice(view: View, move: string, words: Words): string {
  const { piles, hand } = laidIn(view);
  const meant = readMove(move);
  const pile = piles.find(({ number }) => number === meant?.pile);
  const motif = hand.find((card) => card === meant?.motif);
  if (!pile || !motif) return "";
  const would = outcome(pile, motif, view.seat);
  const height = pile.height === null ? 0 : pile.height + 1;
  const values = { motif, height, from: pile.owner, top: pile.top };
  if (would.doing !== "cover") return words.t(`advice-${would.doing}`, values);
  if (hand.filter((card) => card === motif).length > 1) return words.t("advice-pair", values);
  return words.t(pile.owner === view.seat ? "advice-hide" : "advice-cover", values);
}
