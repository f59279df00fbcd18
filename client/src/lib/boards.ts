// The boards of the games, each fetched when its table is opened.
import Fallback from "../table/Fallback.svelte";
import type { BoardModule } from "./board";

const FOUND = import.meta.glob("../../../src/butin/games/*/board/index.ts") as Record<string, () => Promise<BoardModule>>;

/** Shows any game as a list of moves, until it has a board of its own. */
export const PLAIN: BoardModule = { Board: Fallback, dwell: () => 300, score: (view, seat) => view.scores?.[seat] ?? null, prompt: () => "" };

export async function boardOf(game: string): Promise<BoardModule> {
  return (await FOUND[`../../../src/butin/games/${game}/board/index.ts`]?.()) ?? PLAIN;
}
