// Plain questions about a position as a seat sees it (SCENARIOS.md has every field).
import { worth } from "./cards";
import type { Position, View } from "./shapes";

/** The cards that the reader holds; none for a watcher. */
export function handOf(view: View): string[] {
  const hand = view.position.hands[view.seat];
  return Array.isArray(hand) ? hand : [];
}

export function counted(hand: string[] | number | undefined): number {
  return Array.isArray(hand) ? hand.length : (hand ?? 0);
}

/** Points of the finished games. */
export function totalOf(position: Position, seat: number): number {
  return position.results.reduce((sum, points) => sum + (points[seat] ?? 0), 0);
}

/** The seats that still take part in this game. */
export function openSeats(view: View): number[] {
  const { hands, fronts, locks, safes, exhausted } = view.position;
  return hands.flatMap((hand, seat) => {
    const sitsOut = !exhausted && counted(hand) === 0 && !fronts[seat]?.length && !safes[seat]?.length;
    return locks[seat] || sitsOut ? [] : [seat];
  });
}

/** The number of the game that is being played, from 1. */
export function gameNumber(view: View): number {
  const { phase, results } = view.position;
  return phase === "over" ? results.length : results.length + 1;
}

/** What a seat has for sure: the finished games and a safe that is closed. */
export function score(view: View, seat: number): number | null {
  const { position } = view;
  if (view.scores) return view.scores[seat] ?? null;
  return totalOf(position, seat) + (position.locks[seat] ? worth(position.safes[seat] ?? []) : 0);
}
