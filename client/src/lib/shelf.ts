// The shelf: the boxes of this house. What was there last time is shown at once, and then what is there now.
import { own } from "./address";
import { games } from "./api";
import type { Game } from "./wire";

const KEY = own("shelf");
const COVERS = import.meta.glob("../../../src/butin/games/*/board/cover.svg", {
  query: "?url",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** A game's cover; empty if it has none. */
export const cover = (game: string): string => COVERS[`../../../src/butin/games/${game}/board/cover.svg`] ?? "";

export function keptShelf(): Game[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Game[];
  } catch {
    return [];
  }
}

export async function freshShelf(): Promise<Game[]> {
  const found = await games();
  try {
    localStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // a browser that keeps nothing asks again
  }
  return found;
}

/** One box, as quickly as it can be known. */
export async function box(name: string): Promise<Game | undefined> {
  const kept = keptShelf().find((game) => game.name === name);
  return kept ?? (await freshShelf()).find((game) => game.name === name);
}
