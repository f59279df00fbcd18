// What the games show on a television, each fetched when its box is on the table.
import type { Component } from "svelte";
import type { Frame, Framed, GameModule } from "../frames/contract";
import { travelMs } from "../frames/travel";
import type { Known, ScreenModule } from "../lib/board";
import { teach } from "../lib/language.svelte";
import { PLAIN } from "../lib/plain";
import { settings } from "../lib/settings.svelte";

const GAMES = import.meta.glob<{ GAME: GameModule }>("../../../src/butin/games/*/board/game.ts");
const SCREENS = import.meta.glob("../../../src/butin/games/*/board/Screen.svelte") as Record<
  string,
  () => Promise<{ default: Component<{ frame: Frame }> }>
>;

const file = (game: string, name: string): string => `../../../src/butin/games/${game}/board/${name}`;

/** A game's own, or what its package says of it. */
export async function screenFor(game: string): Promise<ScreenModule> {
  const screen = (await framed(game)) ?? (await described(game));
  if (screen.spoken) teach(game, screen.spoken);
  return screen;
}

/** What the table tells by: all that a board says of its game, without the board. */
export const tellingOf = (screen: ScreenModule | null): Known => (screen ? { ...PLAIN, ...screen } : PLAIN);

async function framed(game: string): Promise<ScreenModule | null> {
  const known = GAMES[file(game, "game.ts")];
  if (!known) return null;
  const [{ GAME }, screen] = await Promise.all([known(), SCREENS[file(game, "Screen.svelte")]?.()]);
  return toldBy({ game: GAME, Frame: screen?.default ?? null });
}

async function described(game: string): Promise<ScreenModule> {
  return toldBy(await (await import("../any/framed")).framedFor(game, "screen"));
}

const toldBy = (own: Framed): ScreenModule => ({
  doing: () => "",
  ...PLAIN,
  ...own.game,
  lands: landsOn(own.game),
  ...spokenOn(own.game),
  own,
});

/** As things are called on a set. */
const spokenOn = ({ spoken }: GameModule): Pick<Known, "spoken"> =>
  spoken ? { spoken: (values, words) => spoken(values, words, "screen") } : {};

/** As long as eyes need to follow a piece that flies so far. */
const landsOn =
  ({ lands, flies }: GameModule): Known["lands"] =>
  (told) => {
    const calm = lands?.(told);
    return calm && flies ? travelMs("screen", calm, settings.pace) / settings.pace : calm;
  };
