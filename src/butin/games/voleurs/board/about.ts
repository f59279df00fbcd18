// What the shell asks about a game of Voleurs, whatever shows it: a page or a television.
import type { Chair, Words } from "@page/lib/board";
import { pileLabel } from "./outcome";
import { cardsOf, gameNumber, isPlay, laidIn } from "./pieces";
import type { Told, View } from "./shapes";

const FLIGHT_MS = 420; // --big in tokens.css

const DWELL: Partial<Record<Told["kind"], number>> = {
  covered: 900,
  taken: 1500,
  strengthened: 1100,
  picked_up: 450,
  stock_emptied: 1300,
  scored: 2600,
  laid_out: 500,
  dealt: 600,
};

export const games = true;
export const guide = 10; // the fox

export function dwell(told: Told): number {
  if (told.kind === "begun") return told.game > 1 ? 1500 : 0;
  return DWELL[told.kind] ?? 0;
}

/** A pile has its card when that has flown there. */
export function lands(told: Told): number | undefined {
  return isPlay(told) ? FLIGHT_MS : undefined;
}

export function score(view: View, seat: number): number | null {
  return cardsOf(view, seat);
}

/** From what was played one could count how high a pile is. */
export function forgets(view: View): boolean {
  return view.options.hide_log || view.options.hide_heights;
}

export function prompt(view: View, words: Words, _chairs: Chair[]): string {
  return view.legal.length ? words.t("board-pick") : "";
}

/** The piles in their order, then the stock and what everybody has. */
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

/** What a seat is doing that may act. */
export function doing(_view: View, _seat: number, words: Words): string {
  return words.t("screen-doing");
}

/** Totals with the names of those who have them. */
export function spoken(values: Record<string, unknown>, words: Words): Record<string, unknown> {
  if (!Array.isArray(values.totals)) return values;
  return {
    ...values,
    totals: values.totals.map((count, seat) => words.t("board-total", { seat, count })),
  };
}

/** The totals that are told go on from game to game. */
export function points(told: Told, soFar: number[]): Record<number, number> | null {
  return told.kind === "scored" ? { ...told.totals.map((total, seat) => total - (soFar[seat] ?? 0)) } : null;
}
