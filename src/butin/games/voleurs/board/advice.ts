// Why a hint is a good move, in one sentence.
import type { Words } from "@page/lib/board";
import { outcome } from "./outcome";
import { laidIn } from "./pieces";
import type { View } from "./shapes";

export function advice(view: View, move: string, words: Words): string {
  const { piles, hand } = laidIn(view);
  const [card, at] = move.split(">");
  const pile = piles.find(({ number }) => String(number) === at);
  const motif = hand.find((one) => one === card);
  if (!pile || !motif) return "";
  const would = outcome(pile, motif, view.seat);
  const height = pile.height === null ? 0 : pile.height + 1;
  const values = { motif, height, from: pile.owner, top: pile.top };
  if (would.doing !== "cover") return words.t(`advice-${would.doing}`, values);
  if (hand.filter((one) => one === motif).length > 1) return words.t("advice-pair", values);
  return words.t(pile.owner === view.seat ? "advice-hide" : "advice-cover", values);
}
