// What lies on the table, read from a view, and what an event does to it while it is told.
import type { Frame } from "@page/frames/contract";
import type { Motif, Told, View } from "./shapes";

const MIDDLE = -1;
const CARDS = 44;

export interface Pile {
  number: number;
  top: Motif;
  owner: number;
  height: number | null;
} // null: heights are hidden

export const inMiddle = (pile: Pile): boolean => pile.owner === MIDDLE;

/** Everything that a player sees lying there: the piles, the own hand, the stock. */
export interface Laid {
  piles: Pile[];
  hand: Motif[];
  stock: number;
  seats: number;
}

export function laidIn(view: View): Laid {
  const { piles, hands, stock } = view.position;
  const hand = hands[view.seat];
  return {
    piles: piles.map((pile, number) => ({ number, top: pile.top, owner: pile.owner, height: pile.height ?? null })),
    hand: Array.isArray(hand) ? hand : [],
    stock,
    seats: hands.length,
  };
}

export type VoleursFrame = Frame<View, Told, Laid>;

/** A card that was put on a pile. */
export type Play = Extract<Told, { kind: "covered" | "taken" | "strengthened" }>;

export function isPlay(told: Told): told is Play {
  return told.kind === "covered" || told.kind === "taken" || told.kind === "strengthened";
}

/** The table after an event, as the seat sees it. */
export function after(laid: Laid, told: Told, seat: number): Laid {
  const own = "seat" in told && told.seat === seat;
  if (isPlay(told))
    return {
      ...laid,
      piles: laid.piles.map((pile) => covered(pile, told)),
      hand: own ? without(laid.hand, told.motif) : laid.hand,
    };
  if (told.kind === "drawn" && !own) return { ...laid, stock: Math.max(0, laid.stock - 1) };
  if (told.kind === "picked_up" && own)
    return { ...laid, hand: [...laid.hand, told.card], stock: Math.max(0, laid.stock - 1) };
  if (told.kind === "stock_emptied") return { ...laid, stock: 0 };
  if (told.kind === "dealt" && own)
    return { ...laid, hand: told.cards, stock: laid.stock - told.cards.length * laid.seats };
  if (told.kind === "laid_out")
    return { ...laid, piles: freshPiles(laid.piles, told.motifs), hand: [], stock: CARDS - told.motifs.length };
  return laid;
}

function covered(pile: Pile, told: Play): Pile {
  if (pile.number !== told.pile) return pile;
  const owner = told.kind === "taken" ? told.seat : pile.owner;
  return { ...pile, top: told.motif, owner, height: pile.height === null ? null : pile.height + 1 };
}

function freshPiles(before: Pile[], motifs: Motif[]): Pile[] {
  const hidden = before.some((pile) => pile.height === null);
  return motifs.map((top, number) => ({ number, top, owner: MIDDLE, height: hidden ? null : 1 }));
}

function without(hand: Motif[], motif: Motif): Motif[] {
  const place = hand.indexOf(motif);
  return place < 0 ? hand : hand.toSpliced(place, 1);
}

/** The latest play, where everybody may look back. */
export function latest(view: View): { seat: number; pile: number } | null {
  const play = view.position.log?.at(-1);
  return play && !view.position.done ? { seat: play[0], pile: play[2] } : null;
}

/** Which game of the match it is, from 1. */
export function gameNumber(view: View): number {
  return view.options.games - view.position.games_left;
}

/** What concerns the whole table, for a moment; an empty stock is ringed on a television. */
export function newsOf({ told, view, surface, words }: VoleursFrame): { text: string; totals?: number[] } {
  const game = view.options.games > 1 ? gameNumber(view) : 0;
  if (told?.kind === "scored") return { text: words.t("board-scored", { game }), totals: told.totals };
  const said = told?.kind === "begun" || (told?.kind === "stock_emptied" && surface !== "screen");
  return { text: said ? words.t(`event-${told.kind}`, { ...told }) : "" };
}

/** Cards won so far: finished games and the piles that one owns; null where heights are hidden. */
export function cardsOf(view: View, seat: number): number | null {
  if (view.scores) return view.scores[seat] ?? null;
  const own = laidIn(view).piles.filter((pile) => pile.owner === seat);
  if (view.options.hide_heights) return null;
  return own.reduce((sum, pile) => sum + (pile.height ?? 0), view.position.earned[seat] ?? 0);
}
