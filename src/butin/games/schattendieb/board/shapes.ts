// Made from the game's shapes.py, events.py and options by game_types.py: change those, then run it again.
import type * as wire from "@page/wire/wire";

export type Phase = "choose" | "steal" | "extras" | "over";

/** What lies there: cards by their words, numbers of cards that are hidden, `?` for a secret card or answer.

What was turned up and which of it was discarded is for those who were not there before; others remember it. */
export interface Position {
  phase: Phase;
  results: number[][];
  hands: (string[] | number)[];
  fronts: string[][];
  extras: (string[] | "?" | null)[];
  safes: string[][];
  locks: (string | null)[];
  pile: number;
  discard_seen: string[] | number;
  discard_unseen: number;
  exhausted: boolean;
  thieves: number[];
  last_game: LastGame | null;
  shown?: (string | null)[];
}

/** How the game before this one ended. */
export interface LastGame {
  safes: string[][];
  locks: (string | null)[];
  fronts: string[][];
}

export interface Options {
  games: number;
  steal_optional: boolean;
  all_close_counts_intent: boolean;
  tie_break: "shared" | "extra_game";
}

/** What a seat may know of the match. */
export type View = wire.View<Position, Options>;

/** An event, as on the wire. */
export type Told =
  | { kind: "game_begun"; rule: string; to?: number; number: number; games: number }
  | { kind: "extra_game_begun"; rule: string; to?: number; seats: number[] }
  | { kind: "few_seated"; rule: string; to?: number }
  | { kind: "safes_opened"; rule: string; to?: number; seats: number[] }
  | { kind: "pile_laid"; rule: string; to?: number; count: number }
  | { kind: "dealt"; rule: string; to?: number; seat: number; cards: string[] }
  | { kind: "sat_out"; rule: string; to?: number; seat: number }
  | { kind: "nobody_played"; rule: string; to?: number }
  | { kind: "last_turn_reached"; rule: string; to?: number }
  | { kind: "laid"; rule: string; to?: number; seat: number }
  | { kind: "chosen"; rule: string; to?: number; seat: number; card: string }
  | { kind: "revealed"; rule: string; to?: number; seat: number; card: string; together: string[] }
  | { kind: "cancelled"; rule: string; to?: number; value: number; seats: number[]; cards: string[] }
  | { kind: "found_nothing"; rule: string; to?: number; seat: number; thief: string }
  | { kind: "declined"; rule: string; to?: number; seat: number; thief: string }
  | { kind: "stolen"; rule: string; to?: number; seat: number; from: number; card: string; thief: string }
  | { kind: "thief_discarded"; rule: string; to?: number; seat: number; thief: string }
  | { kind: "decided"; rule: string; to?: number; seat: number }
  | { kind: "added"; rule: string; to?: number; seat: number; cards: string[] }
  | { kind: "lock_wasted"; rule: string; to?: number; seat: number; card: string }
  | { kind: "cards_ran_out"; rule: string; to?: number; seats: number[] }
  | { kind: "stored"; rule: string; to?: number; seat: number; cards: string[]; count: number }
  | { kind: "safe_too_full"; rule: string; to?: number; seat: number; count: number }
  | { kind: "all_locked_at_once"; rule: string; to?: number; seats: number[] }
  | { kind: "closed"; rule: string; to?: number; seat: number; card: string; count: number; points: number }
  | { kind: "hand_returned"; rule: string; to?: number; seat: number; count: number }
  | { kind: "hand_set_aside"; rule: string; to?: number; seat: number; count: number }
  | { kind: "lock_failed"; rule: string; to?: number; seat: number; card: string; count: number }
  | { kind: "last_one_left"; rule: string; to?: number; seat: number }
  | { kind: "drawn"; rule: string; to?: number; seat: number; count: number }
  | { kind: "picked_up"; rule: string; to?: number; seat: number; cards: string[] }
  | { kind: "pile_short"; rule: string; to?: number; level: number; count: number }
  | { kind: "pile_emptied"; rule: string; to?: number }
  | { kind: "scored"; rule: string; to?: number; seat: number; points: number; total: number }
  | { kind: "ended"; rule: string; to?: number; winners: number[] };
