// The hands of the games, for phones beside a television: each fetched where one is held.
import type { HandModule } from "../lib/board";

const FOUND = import.meta.glob<HandModule>("../../../src/butin/games/*/board/hand.ts");

/** A game's own hand; null if it brings none. */
export async function handOf(game: string): Promise<HandModule | null> {
  return (await FOUND[`../../../src/butin/games/${game}/board/hand.ts`]?.()) ?? null;
}
