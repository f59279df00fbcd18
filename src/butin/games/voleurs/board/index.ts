// Voleurs on the page: eight piles, whose they are, and the own hand.
import type { Chair, Words } from "@page/lib/board";
import Board from "./Board.svelte";
import { choiceAt } from "./choice.svelte";
import { outcomes, promise, readMove } from "./outcome";
import { cardsOf, laidIn } from "./pieces";
import type { Told, View } from "./shapes";

const DWELL: Partial<Record<Told["kind"], number>> = {
  covered: 900,
  taken: 1500,
  strengthened: 1100,
  picked_up: 450,
  stock_emptied: 1300,
  scored: 2600,
  laid_out: 500,
  dealt: 500,
};

export { Board };

export function dwell(told: Told): number {
  if (told.kind === "begun") return told.game > 1 ? 1500 : 0;
  return DWELL[told.kind] ?? 0;
}

export function score(view: View, seat: number): number | null {
  return cardsOf(view, seat);
}

export function prompt(view: View, words: Words, _chairs: Chair[]): string {
  if (!view.legal.length) return "";
  const choice = choiceAt(view);
  if (choice?.motif) return promise(outcomes(view, laidIn(view).piles, choice.motif), choice.motif, words);
  const advice = readMove(choice?.advice ?? null);
  if (advice) return words.t("board-advice", advice);
  return words.t(choice?.nudged ? "board-first" : "board-pick");
}

/** The totals that are told go on from game to game. */
export function points(told: Told, soFar: number[]): Record<number, number> | null {
  return told.kind === "scored" ? { ...told.totals.map((total, seat) => total - (soFar[seat] ?? 0)) } : null;
}
