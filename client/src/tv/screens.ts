// What the games show on a television, each fetched when its box is on the table.
import type { Component } from "svelte";
import type { Frame, GameModule } from "../frames/contract";
import { travelMs } from "../frames/travel";
import type { Known, OnScreen, ScreenModule } from "../lib/board";
import { teach } from "../lib/language.svelte";
import { PLAIN } from "../lib/plain";
import { settings } from "../lib/settings.svelte";

const GAMES = import.meta.glob<{ GAME: GameModule }>("../../../src/butin/games/*/board/game.ts");
const SCREENS = import.meta.glob("../../../src/butin/games/*/board/Screen.svelte") as Record<
  string,
  () => Promise<{ default: Component<{ frame: Frame }> }>
>;
const OLDER = import.meta.glob<ScreenModule>("../../../src/butin/games/*/board/tv.ts"); // not made of frames yet

const file = (game: string, name: string): string => `../../../src/butin/games/${game}/board/${name}`;

/** A game's own; null where it has none: its cover is shown. */
export async function screenFor(game: string): Promise<OnScreen | null> {
  const found = await framed(game);
  const screen = found ?? (await OLDER[file(game, "tv.ts")]?.()) ?? null;
  if (screen?.spoken) teach(game, screen.spoken);
  return screen;
}

/** What the table tells by: all that a board says of its game, without the board. */
export const tellingOf = (screen: OnScreen | null): Known => (screen ? { ...PLAIN, ...screen } : PLAIN);

async function framed(game: string): Promise<OnScreen | null> {
  if (!(file(game, "game.ts") in GAMES)) return null;
  const [found, screen] = await Promise.all([
    GAMES[file(game, "game.ts")]?.(),
    SCREENS[file(game, "Screen.svelte")]?.(),
  ]);
  if (!found) return null;
  const { GAME } = found;
  return {
    doing: () => "",
    ...PLAIN,
    ...GAME,
    lands: landsOn(GAME),
    own: { game: GAME, Frame: screen?.default ?? null },
  };
}

/** As long as eyes need to follow a piece that far. */
const landsOn =
  ({ lands }: GameModule): Known["lands"] =>
  (told) => {
    const calm = lands?.(told);
    return calm && travelMs("screen", calm, settings.pace) / settings.pace;
  };
