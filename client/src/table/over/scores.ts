// The score sheet of a match: what every clause, or every game, gave to every seat.
import type { BoardModule, Told, Words } from "../../lib/board";
import { sentence } from "../../lib/words";

export interface Row {
  clause: string;
  game: number; // from 1; 0 where rows are clauses
  points: number[];
}
/** A row with its heading in words. */
export interface Headed extends Row {
  head: string;
}

/** What gave or took points, a row for each; none if they do not add up to the scores, or where one would be all. */
export function sheet(events: Told[], scores: number[], board: Pick<BoardModule, "points" | "games">): Row[] {
  const rows: Row[] = [];
  const counted = new Map<Row, Set<number>>(); // the seats that each row has given to
  for (const event of events) {
    const given = board.points?.(event, total(rows, scores.length));
    if (!given) continue;
    const seats = Object.keys(given).map(Number);
    const row = rows.findLast((one) =>
      board.games ? !counted.get(one)?.has(seats[0] ?? -1) : one.clause === event.rule,
    );
    const into = row ?? { clause: event.rule, game: board.games ? rows.length + 1 : 0, points: scores.map(() => 0) };
    if (!row) rows.push(into);
    counted.set(into, new Set([...(counted.get(into) ?? []), ...seats]));
    into.points = into.points.map((sum, seat) => sum + (given[seat] ?? 0));
  }
  const whole = total(rows, scores.length).every((sum, seat) => sum === scores[seat]);
  return whole && rows.length > 1 ? rows : [];
}

/** The rows with words above them; none where one has no word. */
export function headed(rows: Row[], words: Words): Headed[] {
  const found = rows.map((row) => ({
    ...row,
    head: row.game ? String(row.game) : sentence(words, `sheet-${row.clause}`),
  }));
  return found.every(({ head }) => head) ? found : [];
}

/** The winners first, then by score. */
export function ranking(scores: number[], winners: number[]): number[] {
  const first = (seat: number) => Number(winners.includes(seat));
  return [...scores.keys()].sort(
    (one, other) => first(other) - first(one) || (scores[other] ?? 0) - (scores[one] ?? 0),
  );
}

function total(rows: Row[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}
