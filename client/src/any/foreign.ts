// A board of a game's own, from another package: what its board.js exports. It brings no framework of ours and gets plain
// values, and functions to answer with. It is code that the host has installed, as trusted as the package's Python: it
// can read whatever the page can, secrets of seats among it. The page's policy keeps it from asking anybody else.
import type { Aim, Chair, Frame, Surface, Told, View, Words } from "../frames/contract";
import { fileOf } from "../lib/brought";
import type { Sound } from "../lib/sound";
import type { Brought } from "../wire/wire";

export interface ForeignBoard {
  contract: number; // 1; with another it is drawn by its roles
  surfaces: Surface[]; // on the others it is, too
  mount(surface: Surface, into: HTMLElement, given: Plain): { update(given: Plain): void; unmount(): void };
}
export interface Plain {
  view: View;
  next: View | null; // while events are told: how it will be afterwards
  told: Told | null;
  chairs: Chair[];
  mine: boolean;
  due: boolean;
  aimed: Aim | null;
  hint: string | null;
  motion: boolean;
  pace: number;
  lang: Words["lang"];
  t: Words["t"];
  act(move: string): void | Promise<boolean>;
  hear(sound: Sound): void;
}
export interface Loaded {
  board: ForeignBoard;
  script: string;
  style: string; // "" where there is none
}

/** Null where there is none, or one that this page does not understand. */
export async function foreignOf(game: string, box: Brought): Promise<Loaded | null> {
  if (!("board.js" in box.files)) return null;
  const script = new URL(fileOf(game, box, "board.js"), location.href).href;
  try {
    const board = (await import(/* @vite-ignore */ script)) as ForeignBoard;
    if (board.contract !== box.contract) throw new Error(`contract ${board.contract}: expected ${box.contract}`);
    return { board, script, style: "board.css" in box.files ? fileOf(game, box, "board.css") : "" };
  } catch (error) {
    console.error(`${game} is drawn by its roles, its board.js has failed:`, error);
    return null;
  }
}

export const plainly = (frame: Frame, mine: boolean): Plain => ({
  view: frame.view,
  next: frame.next,
  told: frame.told,
  chairs: frame.chairs,
  mine,
  due: frame.due,
  aimed: frame.aimed,
  hint: frame.hint,
  motion: frame.motion,
  pace: frame.pace,
  lang: frame.words.lang,
  t: frame.words.t,
  act: frame.act,
  hear: frame.hear,
});
