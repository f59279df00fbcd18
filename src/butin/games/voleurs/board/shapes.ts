// Made from the game's shapes.py, events.py and options by game_types.py: change those, then run it again.
import type * as wire from "@page/wire/wire";

export type Motif = "chest" | "coach" | "cow" | "keg" | "wine" | "ham" | "painting" | "candlestick" | "clock" | "crown" | "moneybag";

/** What lies there. The log, and the cards beneath the tops, are for those who were not there before. */
export interface Position {
  turn: number;
  games_left: number;
  piles: Pile[];
  hands: (Motif[] | number)[];
  stock: number;
  earned: number[];
  piles_won: number[];
  tallest: number[];
  done: boolean;
  log?: [number, Motif, number][];
}

/** A pile and whose it is, -1 for nobody. A height that is missing is hidden (VO-A9). */
export interface Pile {
  top: Motif;
  owner: number;
  height?: number;
  cards?: Motif[];
}

export interface Options {
  games: number;
  tie_break: "shared" | "piles";
  hide_heights: boolean;
  hide_log: boolean;
}

/** What a seat may know of the match. */
export type View = wire.View<Position, Options>;

/** An event, as on the wire. */
export type Told =
  | { kind: "laid_out"; rule: string; to?: number; motifs: Motif[] }
  | { kind: "dealt"; rule: string; to?: number; seat: number; cards: Motif[] }
  | { kind: "begun"; rule: string; to?: number; seat: number; game: number }
  | { kind: "taken"; rule: string; to?: number; seat: number; motif: Motif; pile: number; height: number; from: number }
  | { kind: "strengthened"; rule: string; to?: number; seat: number; motif: Motif; pile: number; height: number }
  | { kind: "covered"; rule: string; to?: number; seat: number; motif: Motif; pile: number; height: number }
  | { kind: "drawn"; rule: string; to?: number; seat: number }
  | { kind: "picked_up"; rule: string; to?: number; seat: number; card: Motif }
  | { kind: "stock_emptied"; rule: string; to?: number }
  | { kind: "scored"; rule: string; to?: number; totals: number[] }
  | { kind: "ended"; rule: string; to?: number; winners: number[] };
