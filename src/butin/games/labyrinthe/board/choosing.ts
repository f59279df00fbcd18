// What a hand may choose, as the referee's list of moves has it.
import { mazeOf, nameOf, squareOf } from "./maze";
import { targetOf, walksOf } from "./picture";
import type { Arrow, View } from "./shapes";

/** Whether a push is offered at this arrow, in whatever position. */
export const offered = (view: View, arrow: Arrow): boolean => view.legal.some((move) => move.startsWith(`${arrow} `));

/** The push as a move, if it is one. */
export function pushAt(view: View, arrow: Arrow | "", sides: string): string {
  const move = `${arrow} ${sides}`;
  return view.legal.includes(move) ? move : "";
}

/** The walk that ends here as a move, if it is one. */
export const stopAt = (view: View, square: number): string => view.legal.find((move) => move === nameOf(square)) ?? "";

/** Why nobody may stop here: a word's id, or "" where one may (LA-A4). */
export function whyNot(view: View, square: number): "" | "hand-must-find" | "hand-must-near" {
  if (stopAt(view, square)) return "";
  const sought = squareOf(mazeOf(view.position), targetOf(view));
  return walksOf(view).includes(sought) ? "hand-must-find" : "hand-must-near";
}
