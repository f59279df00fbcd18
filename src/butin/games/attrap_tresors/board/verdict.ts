// The judging as a position remembers it: whose hand has the column, and whether by right where an answer is awaited.
import { TOWER } from "./pieces";
import { knownTask } from "./position";
import type { Verdict } from "./scene";
import type { View } from "./shapes";

const RIGHT: Partial<Record<View["position"]["phase"], boolean>> = { give_back: false, replace: true };

/** Nothing as long as nobody has the column. */
export function verdictOf(view: View, seat: number): Verdict | null {
  if (seat === TOWER) return null;
  const right = RIGHT[view.position.phase] ?? null;
  return { seat, right, task: right === null ? null : knownTask(view, seat), pattern: "" };
}
