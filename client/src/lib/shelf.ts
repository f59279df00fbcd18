// The shelf: the boxes of this room. What was there last time is shown at once, and then what is there now.
import { here } from "../wire/address";
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

/** A game's cover: of this page, or the one that the room has for it; empty where there is no game. */
export const cover = (game: string): string =>
  game && (COVERS[`../../../src/butin/games/${game}/board/cover.svg`] ?? here(`/games/${game}/cover.svg`));

export const keptShelf = (): Game[] => kept(KEY, []);

/** What a box is called, as far as this browser knows the shelf. */
export const titleOf = (game: string): string =>
  keptShelf().find((box) => box.name === game)?.titles[settings.lang] ?? game;

export async function freshShelf(): Promise<Game[]> {
  const found = await games();
  keepAs(KEY, found);
  return found;
}

/** One box, as quickly as it can be known. */
export async function box(name: string): Promise<Game | undefined> {
  const named = (game: Game) => game.name === name;
  return keptShelf().find(named) ?? (await freshShelf()).find(named);
}
