// How each game is laid out on phones and larger pages, fetched when its table is opened: by its own frames, by the names
// of their files, or as its roles say.
import type { Component } from "svelte";
import type { BoardModule, HandModule } from "../lib/board";
import { teach } from "../lib/language.svelte";
import { PLAIN } from "../lib/plain";
import type { Frame, Framed, GameModule, Surface } from "../frames/contract";

interface Laid {
  default: Component<{ frame: Frame }>;
}
type Found = Record<string, () => Promise<Laid>>;

const GAMES = import.meta.glob<{ GAME: GameModule }>("../../../src/butin/games/*/board/game.ts");
const BOARDS = import.meta.glob("../../../src/butin/games/*/board/Board.svelte") as Found;
const HANDS = import.meta.glob("../../../src/butin/games/*/board/Hand.svelte") as Found;

const file = (game: string, name: string): string => `../../../src/butin/games/${game}/board/${name}`;

/** A game's own board, or what its package says of it; `?plain` in the address asks for the latter. */
export async function boardOf(game: string): Promise<BoardModule> {
  const plain = new URLSearchParams(location.search).has("plain");
  const own = plain ? null : await framed(game, BOARDS, "Board.svelte");
  const board = toldBy(own ?? (await described(game, "board", plain)));
  if (board.spoken) teach(game, board.spoken);
  return board;
}

/** A game's own hand, or what its package says of it. */
export async function handOf(game: string): Promise<HandModule> {
  const own = (await framed(game, HANDS, "Hand.svelte")) ?? (await described(game, "hand"));
  return { own, spread: own.game.spread ?? (() => []) };
}

/** What the table tells by: all that a game says of itself, and what it does not say. */
export const toldBy = (own: Framed): BoardModule => ({ ...PLAIN, ...own.game, own });

async function framed(game: string, frames: Found, name: string): Promise<Framed | null> {
  const known = GAMES[file(game, "game.ts")];
  if (!known) return null;
  const [{ GAME }, frame] = await Promise.all([known(), frames[file(game, name)]?.()]);
  return { game: GAME, Frame: frame?.default ?? null };
}

async function described(game: string, surface: Surface, plain = false): Promise<Framed> {
  return (await import("./framed")).framedFor(game, surface, plain);
}
