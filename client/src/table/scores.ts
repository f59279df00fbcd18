// The score sheet of a match: what every clause gave to every seat.
import type { BoardModule, Told } from "../lib/board";

export interface Row {
  clause: string;
  points: number[];
}

/** A row for each clause that gave or took points; none if they do not add up to the scores. */
export function sheet(events: Told[], scores: number[], board: Pick<BoardModule, "points">): Row[] {
  const rows = new Map<string, number[]>();
  for (const event of events) {
    const given = board.points?.(event, total(rows, scores.length));
    if (!given) continue;
    const before = rows.get(event.rule) ?? scores.map(() => 0);
    rows.set(
      event.rule,
      before.map((sum, seat) => sum + (given[seat] ?? 0)),
    );
  }
  return total(rows, scores.length).every((sum, seat) => sum === scores[seat])
    ? [...rows].map(([clause, points]) => ({ clause, points }))
    : [];
}

/** The winners first, then by score. */
export function ranking(scores: number[], winners: number[]): number[] {
  const first = (seat: number) => Number(winners.includes(seat));
  return [...scores.keys()].sort(
    (one, other) => first(other) - first(one) || (scores[other] ?? 0) - (scores[one] ?? 0),
  );
}

function total(rows: Map<string, number[]>, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    [...rows.values()].reduce((sum, points) => sum + (points[seat] ?? 0), 0),
  );
}
