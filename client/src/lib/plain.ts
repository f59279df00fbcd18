// What stands in for a board where a game has none, or until it is here.
import Fallback from "../parts/Fallback.svelte";
import type { BoardModule } from "./board";

/** Shows any game as a list of moves. */
export const PLAIN: BoardModule = {
  Board: Fallback,
  dwell: () => 300,
  score: (view, seat) => view.scores?.[seat] ?? null,
  prompt: () => "",
};
