// What the games show on a television, each fetched when its box is on the table.
import type { GameModule, ScreenModule } from "../lib/board";
import { teach } from "../lib/language.svelte";
import { PLAIN } from "../lib/plain";

const FOUND = import.meta.glob<ScreenModule>("../../../src/butin/games/*/board/tv.ts");

/** A game's own; null where it has none: its cover is shown. */
export async function screenFor(game: string): Promise<ScreenModule | null> {
  const found = (await FOUND[`../../../src/butin/games/${game}/board/tv.ts`]?.()) ?? null;
  if (found?.spoken) teach(game, found.spoken);
  return found;
}

/** What the table tells by: all that a board says of its game, without the board. */
export const tellingOf = (screen: ScreenModule | null): GameModule => (screen ? { ...PLAIN, ...screen } : PLAIN);
