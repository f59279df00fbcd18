// The boards of the games, each fetched when its table is opened.
import type { BoardModule } from "../lib/board";
import { teach } from "../lib/language.svelte";
import { PLAIN } from "../lib/plain";
import Fallback from "./Fallback.svelte";

const FOUND = import.meta.glob<BoardModule>("../../../src/butin/games/*/board/index.ts");

/** Shows any game as a list of moves. */
const LIST: BoardModule = { ...PLAIN, Board: Fallback };

/** A game's own board; `?plain` in the address asks for the list of moves instead. */
export async function boardOf(game: string): Promise<BoardModule> {
  if (new URLSearchParams(location.search).has("plain")) return LIST;
  const board = (await FOUND[`../../../src/butin/games/${game}/board/index.ts`]?.()) ?? LIST;
  if (board.spoken) teach(game, board.spoken);
  return board;
}
