// What a card would do on a pile, said before it is put there, and what it has done.
import type { Words } from "@page/lib/board";
import type { Pile, Play } from "./pieces";
import type { Motif } from "./shapes";

export type Doing = "take" | "strengthen" | "cover";
export interface Outcome {
  doing: Doing;
  motif: Motif;
  pile: number;
  height: number;
  from: number;
} // height before the card; 0 where it is hidden

const BEST: Doing[] = ["take", "strengthen", "cover"];

export function outcome(pile: Pile, motif: Motif, seat: number): Outcome {
  const doing = pile.top !== motif ? "cover" : pile.owner === seat ? "strengthen" : "take";
  return { doing, motif, pile: pile.number, height: pile.height ?? 0, from: pile.owner };
}

/** What the card could do, the best first: the tallest pile to take, then one's own, then covering. */
export function outcomes(piles: Pile[], motif: Motif, seat: number): Outcome[] {
  return piles
    .map((pile) => outcome(pile, motif, seat))
    .toSorted((one, other) => BEST.indexOf(one.doing) - BEST.indexOf(other.doing) || other.height - one.height);
}

/** "6 + 1" on a pile that would be taken; nothing where a card only covers. */
export function gain(would: Outcome, words: Words): string {
  if (would.doing === "cover") return "";
  if (would.doing === "strengthen") return words.t("board-more");
  return words.t("board-gain", { height: would.height });
}

/** The same once it is done. */
export function gained(play: Play, words: Words): string {
  if (play.kind === "covered") return "";
  if (play.kind === "strengthened") return words.t("board-more");
  return play.height ? words.t("board-gain", { height: play.height - 1 }) : words.t("board-won");
}

/** The sentence for a picked card. */
export function promise(could: Outcome[], motif: Motif, words: Words): string {
  const taking = could.filter((one) => one.doing === "take");
  const first = could[0];
  if (taking.length > 1) return words.t("board-take-many", { motif, count: taking.length });
  if (!first || first.doing === "cover") return words.t("board-cover", { motif });
  return words.t(`board-${first.doing}`, { ...first });
}

/** A pile in words, with what the picked card would do there. */
export function pileLabel(pile: Pile, would: Outcome | null, words: Words): string {
  const said = words.t("board-label", {
    pile: pile.number,
    motif: pile.top,
    height: pile.height ?? 0,
    seat: pile.owner,
  });
  return would ? `${said} ${words.t(`board-would-${would.doing}`, { ...would })}` : said;
}
