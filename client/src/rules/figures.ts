// The figures of the rulebooks: each game draws its own pieces, and they are fetched where its rules are shown.
import type { Component } from "svelte";

/** What a game's board/Piece.svelte is: one piece by its word, as wide as --w. */
export interface FigureModule {
  default: Component<{ word: string }>;
  known(word: string): boolean;
  lap: number; // how much of a piece is hidden by the one above it, in shares of a place's width
  gap: number; // pixels between pieces that lie beside each other
}

const FOUND = import.meta.glob<FigureModule>("../../../src/butin/games/*/board/Piece.svelte");

/** How a game draws its pieces; null where it does not. */
export async function figuresOf(game: string): Promise<FigureModule | null> {
  return (await FOUND[`../../../src/butin/games/${game}/board/Piece.svelte`]?.()) ?? null;
}
