// Where a finger goes for a move: the card, then the pile.
import { readMove } from "./outcome";

export function touch([move = ""]: string[]): string[] {
  const { motif, pile } = readMove(move) ?? { motif: "", pile: -1 };
  const card = `[data-motif="${motif}"]`;
  return [`[data-own]:not(:has(${card}[aria-pressed="true"])) ${card}`, `[data-pile="${pile}"]`];
}
