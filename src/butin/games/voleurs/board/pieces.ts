// What lies on the table, read from a view, and what an event does to it while it is told.
import type { Motif, Told, View } from "./shapes";

export const MIDDLE = -1;
const HAND = 5;

export interface Pile {
  number: number;
  top: Motif;
  owner: number;
  height: number | null;
} // null: heights are hidden
/** Everything that a player sees lying there: the piles, the own hand, the stock. */
export interface Laid {
  piles: Pile[];
  hand: Motif[];
  stock: number;
}

export function laidIn(view: View): Laid {
  const { piles, hands, stock } = view.position;
  const hand = hands[view.seat];
  return {
    piles: piles.map((pile, number) => ({ number, top: pile.top, owner: pile.owner, height: pile.height ?? null })),
    hand: Array.isArray(hand) ? hand : [],
    stock,
  };
}

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
  if (told.kind === "picked_up" && own)
    return { ...laid, hand: [...laid.hand, told.card], stock: Math.max(0, laid.stock - 1) };
  if (told.kind === "stock_emptied") return { ...laid, stock: 0 };
  if (told.kind === "dealt" && own) return { ...laid, hand: told.cards };
  if (told.kind === "laid_out") return { ...laid, piles: freshPiles(laid.piles, told.motifs), hand: [] };
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

/** A card keeps its place in the hand; a drawn one goes where the played one was. */
export interface Slot {
  id: number;
  motif: Motif;
}

/** `leaving` is the card that goes first, where there are two alike. */
export function settled(slots: Slot[], hand: Motif[], leaving = -1): Slot[] {
  const { kept, fresh } = matched(slots, hand, leaving);
  let id = Math.max(-1, ...slots.map((slot) => slot.id));
  const drawn = (motif: Motif | undefined): Slot[] => (motif ? [{ id: ++id, motif }] : []);
  const filled = slots.flatMap((slot) => (kept.has(slot.id) ? slot : drawn(fresh.shift())));
  return [...filled, ...fresh.flatMap(drawn)];
}

/** The card that has left the hand, while its place is still kept for the next one; -1: none. */
export function missing(slots: Slot[], hand: Motif[], leaving = -1): number {
  const { kept } = matched(slots, hand, leaving);
  return slots.find((slot) => !kept.has(slot.id))?.id ?? -1;
}

function matched(slots: Slot[], hand: Motif[], leaving: number): { kept: Set<number>; fresh: Motif[] } {
  const fresh = [...hand];
  const kept = new Set<number>();
  for (const slot of slots.toSorted((one, other) => Number(one.id === leaving) - Number(other.id === leaving))) {
    const place = fresh.indexOf(slot.motif);
    if (place < 0) continue;
    fresh.splice(place, 1);
    kept.add(slot.id);
  }
  return { kept, fresh };
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

/** Cards won so far: finished games and the piles that one owns; null where heights are hidden. */
export function cardsOf(view: View, seat: number): number | null {
  if (view.scores) return view.scores[seat] ?? null;
  const own = laidIn(view).piles.filter((pile) => pile.owner === seat);
  if (view.options.hide_heights) return null;
  return own.reduce((sum, pile) => sum + (pile.height ?? 0), view.position.earned[seat] ?? 0);
}

/** How many places a hand needs, so that cards do not grow when there are fewer. */
export const handPlaces = (slots: Slot[]): number => Math.max(HAND, slots.length);
