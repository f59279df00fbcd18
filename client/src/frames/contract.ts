// The contract between a game's board and the page. A game brings board/game.ts, whose GAME says what there is to know,
// board/Piece.svelte, which draws one piece by its word, and frames, which lay the game out on a surface each:
// Board.svelte (phone, tablet, laptop), Screen.svelte (television) and Hand.svelte (phone beside one). A frame has one
// prop, `frame`. One that is missing, or throws, is replaced.
// - A piece knows one length, `--w`, its own width; all in it is a part of that, letters that are not on a piece are in
//   `em`. Frames alone know container units, `rem`, `--u` (a television's) and queries. They set `--w`, and where they
//   like `--line` (an outline), `--figure`, `--air`, `--depth`. What a television shows is written for its engines.
// - A move is a path of spots: `steps`. What may be touched stands in a Spot, which knows all states by itself.
// - What is told lies there by `after`, without an effect: a frame draws `frame.laid`.
// - A race has buttons of its own and answers through `frame.act`: nothing stands between a press and its stamp.
import type { Component } from "svelte";
import type { Aim, Chair, Known, Told, View, Words } from "../lib/board";
import type { RaceSide } from "../store/race.svelte";
import type { Sound } from "../lib/sound";
import type { Choosing } from "./choosing.svelte";

export type { Aim, Chair, Told, View, Words } from "../lib/board";

export type Surface = "board" | "screen" | "hand" | "small";
/** A place by its name, the same on every surface: `pile:3`, `card:keg`; `seat:2` are those beside the board. */
export type Spot = string;
/** Where fingers go for a move, in order; what stands in brackets of its own is touched in any order. */
export type Path = (Spot | Spot[])[];
/** A piece on its way. */
export interface Flight {
  word: string;
  from: Spot;
  to: Spot;
}

/** What the shell asks of any game, whatever shows it. */
type Asked<Seen, Heard> = Omit<Known<Seen, Heard>, "spoken"> & {
  doing(view: Seen, seat: number, words: Words): string;
  spread(view: Seen, words: Words, chairs: Chair[]): string[];
  spoken(values: Record<string, unknown>, words: Words, surface?: Surface): Record<string, unknown>;
};

/** What a game's board/game.ts exports as GAME; or what is made from a description of its position. */
export interface GameModule<Seen = View, Heard = Told, Laid = unknown> extends Partial<Asked<Seen, Heard>> {
  Piece: Component<{ word: string }>; // as wide as --w; "" is a back
  lay(view: Seen): Laid; // what lies there, from a view alone
  after?(laid: Laid, told: Heard, seat: number): Laid; // and after an event; without it the next view is awaited
  flies?(told: Heard, seat: number): Flight[]; // before it lies there, for as long as `lands` says; spots, or `data-at`
  steps(move: string): Path; // empty where there is only to be confirmed: `choosing.go`
  starts?(view: Seen): Spot[]; // what is picked before anything was touched: how a spare card lies
  // where a touch does more than lead on: what is picked then, also where no move goes on from there; null: it does not
  pick?(picked: Spot[], spot: Spot, view: Seen): Spot[] | null;
  brings?(laid: Laid, seat: number, picked: Spot[], spot: Spot, words: Words): string; // "6 + 1", before it is touched
  begins?(view: Seen): Spot; // where the keyboard begins, and is after each move
  likely?(laid: Laid, seat: number, picked: Spot[], open: Spot[]): Spot; // where the keyboard goes next; "": nowhere
  foretells?(laid: Laid, view: Seen, picked: Spot[], words: Words): string; // what is picked would do this
  denies?(view: Seen, picked: Spot[], spot: Spot, words: Words): string; // why this cannot be touched now
  asks?(view: Seen, picked: Spot[], spot: Spot): string; // the move that the referee refuses and says why, on a board
  // a whole move waits for a second touch or the frame's button (`choosing.go`); or for that alone: a touch lets go
  confirms?(view: Seen, surface: Surface, move: string): boolean | "button";
  aims?(view: Seen): boolean; // what a hand tries out may be seen by all
}

/** What a frame is given: `frame`. */
export interface Frame<Seen = View, Heard = Told, Laid = unknown> {
  readonly surface: Surface;
  readonly game: GameModule<Seen, Heard, Laid>;
  readonly view: Seen;
  readonly next: Seen | null; // while a move is told: how it will be afterwards
  readonly laid: Laid; // as far as it was told
  readonly landed: Heard[]; // what of this move was told and lies there
  readonly told: Heard | null; // the event that is being told just now
  readonly lately: Heard | null; // what is told and lies there already; on a screen until the next event
  readonly flights: Flight[];
  readonly choosing: Choosing | null; // what may be touched; null where nothing ever can
  readonly mine: boolean; // one may act now
  readonly due: boolean; // it is one's move, also while nothing can be done for a moment
  readonly aimed: Aim | null; // on a screen: what a phone tries out
  readonly race: RaceSide | null;
  readonly chairs: Chair[];
  readonly words: Words;
  readonly motion: boolean; // false: reduced motion
  readonly pace: number; // of what is told: 1 is calm
  readonly hint: string | null; // a move that is advised
  act(move: string, took?: number): void | Promise<boolean>; // for what is no path of touches
  hear(sound: Sound): void;
}

/** A game, and its frame on one surface; null where it has none. */
export interface Framed {
  game: GameModule;
  Frame: Component<{ frame: Frame }> | null;
}
