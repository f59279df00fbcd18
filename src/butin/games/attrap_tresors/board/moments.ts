// What of the story is somebody's own, and what decided it.
import { points } from "./pay";
import type { Told } from "./shapes";

const OWN: Told["kind"][] = [
  "column_taken",
  "judged_right",
  "judged_wrong",
  "given_back",
  "nothing_given_back",
  "paid",
  "too_late",
  "missed",
  "task_set_aside",
];

/** The column, what was paid and given back, and tasks that are done. */
export function matters(told: Told, seat: number): boolean {
  if (told.kind === "voided") return told.seats.includes(seat);
  return OWN.includes(told.kind) && "seat" in told && told.seat === seat;
}

/** The column, taken by right. */
export function mark(told: Told): number | null {
  return told.kind === "judged_right" ? told.seat : null;
}

/** What was paid when a winner went ahead for good; if nobody did, what a winner was paid last. */
export function decisive(events: Told[], winners: number[]): Told | null {
  const [winner] = winners;
  const paid = events.filter((told) => points(told) !== null);
  if (winner === undefined) return null;
  const behind = paid.reduce((last, _, place) => (isAhead(winner, paid.slice(0, place + 1)) ? last : place), -1);
  const isPaid = (told: Told) => told.kind === "paid" && told.seat === winner;
  return paid.slice(behind + 1).find(isPaid) ?? paid.findLast(isPaid) ?? null;
}

function isAhead(winner: number, paid: Told[]): boolean {
  const bags = new Map<number, number>();
  for (const told of paid)
    for (const [seat, value] of Object.entries(points(told) ?? {}))
      bags.set(Number(seat), (bags.get(Number(seat)) ?? 0) + value);
  const own = bags.get(winner) ?? 0;
  return [...bags].every(([seat, value]) => seat === winner || value < own);
}
