// The shelf: the boxes of this house. What was there last time is shown at once, and then what is there now.
import { games } from "../wire/api";
import type { Game } from "../wire/wire";
import { keepAs, kept } from "./keeping";
import { settings } from "./settings.svelte";

const KEY = "shelf";
const COVERS = import.meta.glob("../../../src/butin/games/*/board/cover.svg", {
  query: "?url",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** A game's cover; empty if it has none. */
export const cover = (game: string): string => COVERS[`../../../src/butin/games/${game}/board/cover.svg`] ?? "";

export const keptShelf = (): Game[] => kept(KEY, []);

/** What a box is called, as far as this browser knows the shelf. */
export const titleOf = (game: string): string =>
  keptShelf().find((box) => box.name === game)?.titles[settings.lang] ?? game;

/** Without those that this page has no board of. */
export async function freshShelf(): Promise<Game[]> {
  const found = (await games()).filter((game) => cover(game.name));
  keepAs(KEY, found);
  return found;
}

/** One box, as quickly as it can be known. */
export async function box(name: string): Promise<Game | undefined> {
  const named = (game: Game) => game.name === name;
  return keptShelf().find(named) ?? (await freshShelf()).find(named);
}
