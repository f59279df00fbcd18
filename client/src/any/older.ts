// Boards that are not made of frames yet: one module a surface, board/index.ts and board/hand.ts.
import type { BoardModule, HandModule } from "../lib/board";

const BOARDS = import.meta.glob<BoardModule>("../../../src/butin/games/*/board/index.ts");
const HANDS = import.meta.glob<HandModule>("../../../src/butin/games/*/board/hand.ts");

export const olderBoard = async (game: string): Promise<BoardModule | null> =>
  (await BOARDS[`../../../src/butin/games/${game}/board/index.ts`]?.()) ?? null;

export const olderHand = async (game: string): Promise<HandModule | null> =>
  (await HANDS[`../../../src/butin/games/${game}/board/hand.ts`]?.()) ?? null;
