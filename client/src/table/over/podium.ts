// Who stands how high after a match, and for whom confetti falls.
import type { Table } from "../../wire/wire";
import { keep, keptTable } from "../../store/seats";
import { ranking } from "./scores";

export interface Step {
  seat: number;
  score: number;
  won: boolean;
  high: number; // of 1
  after: number; // ms, until it rises
}

const APART_MS = 120;
const COUNT_MS = 600;
const FALL = 0.4; // from one score to the next, where there is room for it

/** The winners first, then by score; the last one rises first, and equal scores stand equally high. */
export function steps(scores: number[], winners: number[]): Step[] {
  const levels = [...new Set(scores)].sort((one, other) => other - one);
  const fall = Math.min(FALL, 1 / Math.max(levels.length - 1, 1));
  const order = ranking(scores, winners);
  return order.map((seat, place) => ({
    seat,
    score: scores[seat] ?? 0,
    won: winners.includes(seat),
    high: 1 - fall * levels.indexOf(scores[seat] ?? 0),
    after: (order.length - 1 - place) * APART_MS,
  }));
}

/** What stands on a step so long after the first one began to rise. */
export function counted({ score, after }: Step, elapsed: number): number {
  return Math.round(score * Math.min(Math.max((elapsed - after) / COUNT_MS, 0), 1));
}

/** Whether somebody at this device has won for whom no confetti has fallen yet; from now on it has. */
export function cheers({ id, match }: Pick<Table, "id" | "match">, you: number[], winners: number[]): boolean {
  const known = keptTable(id);
  if (!known || known.cheered === match || !you.some((seat) => winners.includes(seat))) return false;
  keep({ table: id, cheered: match });
  return true;
}
