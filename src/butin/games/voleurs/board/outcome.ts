// What a card would do on a pile, said before it is put there.
import type { Words } from "@page/lib/board";
import { MIDDLE, type Pile } from "./pieces";
import type { Motif, View } from "./shapes";

export type Doing = "take" | "strengthen" | "cover";
export interface Outcome {
  doing: Doing;
  motif: Motif;
  pile: number;
  height: number;
  from: number;
} // height before the card; 0 where it is hidden

export const moveOf = (motif: string, pile: number): string => `${motif}>${pile}`;

export function outcome(pile: Pile, motif: Motif, seat: number): Outcome {
  const doing = pile.top !== motif ? "cover" : pile.owner === seat ? "strengthen" : "take";
  return { doing, motif, pile: pile.number, height: pile.height ?? 0, from: pile.owner };
}

/** What the card could do now, the best first: the tallest pile to take, then one's own, then covering. */
export function outcomes(view: View, piles: Pile[], motif: Motif): Outcome[] {
  const order: Doing[] = ["take", "strengthen", "cover"];
  return piles
    .filter((pile) => view.legal.includes(moveOf(motif, pile.number)))
    .map((pile) => outcome(pile, motif, view.seat))
    .toSorted((one, other) => order.indexOf(one.doing) - order.indexOf(other.doing) || other.height - one.height);
}

/** "6 + 1" on a pile that would be taken; nothing where a card only covers. */
export function gain(would: Outcome, words: Words): string {
  if (would.doing === "cover") return "";
  if (would.doing === "strengthen") return words.t("board-more");
  return words.t("board-gain", { height: would.height });
}

/** The sentence for a picked card. */
export function promise(could: Outcome[], motif: Motif, words: Words): string {
  const taking = could.filter((one) => one.doing === "take");
  const first = could[0];
  if (taking.length > 1) return words.t("board-take-many", { motif, count: taking.length });
  if (!first || first.doing === "cover") return words.t("board-cover", { motif });
  return words.t(`board-${first.doing}`, { ...first });
}

/** A pile in words, with what the picked card would do there, and whether it is the one of a hint. */
export function pileLabel(pile: Pile, would: Outcome | null, words: Words, advised = false): string {
  const said = [
    words.t("board-label", { pile: pile.number, motif: pile.top, height: pile.height ?? 0, seat: pile.owner }),
  ];
  if (would) said.push(words.t(`board-would-${would.doing}`, { ...would }));
  if (advised) said.push(words.t("board-advised"));
  return said.join(" ");
}

/** A hint as the referee writes it. */
export function readMove(move: string | null): { motif: string; pile: number } | null {
  const found = /^(\w+)>(\d)$/.exec(move ?? "");
  return found ? { motif: found[1] ?? "", pile: Number(found[2]) } : null;
}

export const inMiddle = (pile: Pile): boolean => pile.owner === MIDDLE;
