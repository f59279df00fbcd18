// What the games bring for phones and larger pages, each fetched when its table is opened: by the names of its files.
import type { Component } from "svelte";
import type { BoardModule, HandModule } from "../lib/board";
import { teach } from "../lib/language.svelte";
import { PLAIN } from "../lib/plain";
import Fallback from "../parts/Fallback.svelte";
import type { Frame, GameModule } from "./contract";
import { olderBoard, olderHand } from "./older";

interface Laid {
  default: Component<{ frame: Frame }>;
}
type Found = Record<string, () => Promise<Laid>>;

const GAMES = import.meta.glob<{ GAME: GameModule }>("../../../src/butin/games/*/board/game.ts");
const BOARDS = import.meta.glob("../../../src/butin/games/*/board/Board.svelte") as Found;
const HANDS = import.meta.glob("../../../src/butin/games/*/board/Hand.svelte") as Found;

/** Shows any game as a list of moves. */
const LIST: BoardModule = { ...PLAIN, Board: Fallback };

const file = (game: string, name: string): string => `../../../src/butin/games/${game}/board/${name}`;

/** A game's own board; `?plain` in the address asks for the list of moves instead. */
export async function boardOf(game: string): Promise<BoardModule> {
  if (new URLSearchParams(location.search).has("plain")) return LIST;
  const [found, frame] = await framed(game, BOARDS, "Board.svelte");
  const board = found ? toldBy(found, frame) : ((await olderBoard(game)) ?? LIST);
  if (board.spoken) teach(game, board.spoken);
  return board;
}

/** A game's own hand; null if it brings none. */
export async function handOf(game: string): Promise<HandModule | null> {
  const [found, frame] = await framed(game, HANDS, "Hand.svelte");
  if (!found) return olderHand(game);
  return { own: { game: found, Frame: frame }, Hand: LIST.Board, spread: found.spread ?? (() => []) };
}

/** What the table tells by: all that a game says of itself, and what it does not say. */
export const toldBy = (game: GameModule, Frame: Component<{ frame: Frame }> | null): BoardModule => ({
  ...LIST,
  ...game,
  own: { game, Frame },
});

async function framed(
  game: string,
  frames: Found,
  name: string,
): Promise<[GameModule, Laid["default"] | null] | [null, null]> {
  const [found, frame] = await Promise.all([
    GAMES[file(game, "game.ts")]?.(),
    file(game, "game.ts") in GAMES ? frames[file(game, name)]?.() : undefined,
  ]);
  return found ? [found.GAME, frame?.default ?? null] : [null, null];
}
