// The boards of the games, each fetched when its table is opened.
import Fallback from "../table/Fallback.svelte";
import type { BoardModule } from "./board";
import { teach } from "./language.svelte";

const FOUND = import.meta.glob<BoardModule>("../../../src/butin/games/*/board/index.ts");

/** Shows any game as a list of moves, where it has no board of its own. */
export const PLAIN: BoardModule = {
  Board: Fallback,
  dwell: () => 300,
  score: (view, seat) => view.scores?.[seat] ?? null,
  prompt: () => "",
};

/** A game's own board; `?plain` in the address asks for the list of moves instead. */
export async function boardOf(game: string): Promise<BoardModule> {
  if (new URLSearchParams(location.search).has("plain")) return PLAIN;
  const board = (await FOUND[`../../../src/butin/games/${game}/board/index.ts`]?.()) ?? PLAIN;
  if (board.spoken) teach(game, board.spoken);
  return board;
}
