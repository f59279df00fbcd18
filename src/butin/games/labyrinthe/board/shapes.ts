// Made from the game's shapes.py, events.py and options by game_types.py: change those, then run it again.
import type * as wire from "@page/wire/wire";

export type Arrow = "R2>" | "R2<" | "R4>" | "R4<" | "C2v" | "C2^" | "C4v" | "C4^";
export type LastArrow = "R2>" | "R2<" | "R4>" | "R4<" | "C2v" | "C2^" | "C4v" | "C4^" | "none";
export type Ghost = "red" | "blue" | "green" | "yellow";
export type Phase = "shift" | "walk" | "over";

/** All seek one treasure: its name, or `none` once it is over. */
export interface Common {
  phase: Phase;
  turn: number;
  turns: number;
  since_capture: number;
  board: string[][];
  spare: string;
  last_arrow: LastArrow;
  ghosts: string[];
  treasures: Record<string, string>;
  taken: string[][];
  takers: number[];
  set_aside: string[];
  target: string;
  face_down: string[];
  put_under: number;
}

/** Each seeks one of its own (LA-19): `?` for one that is not seen, `none` where no disc is left. */
export interface Secret {
  phase: Phase;
  turn: number;
  turns: number;
  since_capture: number;
  board: string[][];
  spare: string;
  last_arrow: LastArrow;
  ghosts: string[];
  treasures: Record<string, string>;
  taken: string[][];
  takers: number[];
  set_aside: string[];
  target: string[];
  face_down: string[][];
  put_under: number[];
  looked: boolean[];
}

export type Position = Common | Secret;

export interface Options {
  variant: "common" | "secret";
  discs: number;
  no_rotation: boolean;
  strict_nearest: boolean;
  random_treasures: boolean;
  tie_break: "shared" | "last_disc";
  stall_turns: number;
  early_end: boolean;
  reshuffle_if_open: boolean;
  solo_par: number;
  ghosts: Ghost[];
}

/** What a seat may know of the match. */
export type View = wire.View<Position, Options>;

/** An event, as on the wire. */
export type Told =
  | { kind: "treasures_scattered"; rule: string; to?: number; treasures: string[]; places: string[] }
  | { kind: "laid_again"; rule: string; to?: number; times: number }
  | { kind: "laid_out"; rule: string; to?: number; spare: string }
  | { kind: "discs_shuffled"; rule: string; to?: number; discs: number; aside: number }
  | { kind: "discs_dealt"; rule: string; to?: number; each: number; aside: number }
  | { kind: "placed"; rule: string; to?: number; seat: number; ghost: Ghost; square: string }
  | { kind: "begun"; rule: string; to?: number; seat: number }
  | { kind: "turned_up"; rule: string; to?: number; seat: number; treasure: string; left: number }
  | { kind: "looked"; rule: string; to?: number; seat: number; left: number }
  | { kind: "seen"; rule: string; to?: number; seat: number; treasure: string }
  | { kind: "pushed"; rule: string; to?: number; seat: number; arrow: Arrow; card: string; sides: string; out: string }
  | { kind: "treasure_entered"; rule: string; to?: number; treasure: string; square: string }
  | { kind: "treasure_left"; rule: string; to?: number; treasure: string }
  | { kind: "carried"; rule: string; to?: number; seat: number; square: string }
  | { kind: "brought_round"; rule: string; to?: number; seat: number; square: string }
  | { kind: "walked"; rule: string; to?: number; seat: number; square: string; path: string[] }
  | { kind: "stayed"; rule: string; to?: number; seat: number; square: string; path: string[] }
  | { kind: "taken"; rule: string; to?: number; seat: number; treasure: string; count: number }
  | { kind: "put_under"; rule: string; to?: number; treasure: string; turns: number }
  | { kind: "all_put_under"; rule: string; to?: number; seats: number[]; turns: number }
  | { kind: "tied"; rule: string; to?: number; seats: number[] }
  | { kind: "tie_broken"; rule: string; to?: number; seats: number[]; winners: number[] }
  | { kind: "ended"; rule: string; to?: number; how: string; winners: number[]; totals: number[] }
  | { kind: "counted"; rule: string; to?: number; seat: number; turns: number; par: number };
