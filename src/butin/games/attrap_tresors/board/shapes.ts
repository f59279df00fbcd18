// Made from the game's shapes.py, events.py and options by game_types.py: change those, then run it again.
import type * as wire from "@page/wire/wire";

export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "purple";
export type Kind = "column" | "lamp" | "chest" | "gem" | "carpet" | "cushion";
export type Phase = "throw" | "stacked" | "race" | "loot" | "give_back" | "replace" | "choose" | "over";
export type Task = "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "?";
export type Choice = "column" | "lamp" | "chest" | "gem" | "carpet" | "cushion" | "nothing";
export type Chosen = "column" | "lamp" | "chest" | "gem" | "carpet" | "cushion" | "nothing" | "?" | "";

/** What lies there. Two players have no roller and hide no task; token and choices are of quiet mode (AT-A24). */
export interface Position {
  phase: Phase;
  paid_rounds: number;
  dice: ("unthrown" | Die)[];
  stacked: number[];
  tower: Kind[];
  taken: Kind[][];
  set_aside: Colour[];
  cards: number[][];
  supply: Record<string, number>;
  pile: number;
  tasks: Task[];
  roller?: number;
  shown?: number[];
  token?: number;
  revealed?: Chosen[];
  choices?: Chosen[];
}

/** A die where it lies, in millimetres from the middle; `upon` is the die beneath it, or -1. */
export interface Die {
  colour: Colour;
  place: "bazaar" | "beside" | "edge";
  x: number;
  y: number;
  upon: number;
}

export interface Options {
  dice: "6" | "8";
  tower_custom: Kind[];
  tidy_dice: boolean;
  patience_s: number;
  grab_window_s: number;
  early_grab_lock_ms: number;
  distinct_open_tasks: boolean;
  two_player_cap: "2" | "none";
  quiet_mode: boolean;
  bot_speed: "slow" | "normal" | "quick";
}

/** What a seat may know of the match. */
export type View = wire.View<Position, Options>;

/** An event, as on the wire. */
export type Told =
  | { kind: "tower_built"; rule: string; to?: number; objects: Kind[] }
  | { kind: "gold_sorted"; rule: string; to?: number; of_1: number; of_2: number; of_4: number; of_5: number }
  | { kind: "tasks_dealt"; rule: string; to?: number; left: number }
  | { kind: "tasks_opened"; rule: string; to?: number; tasks: Colour[] }
  | { kind: "task_seen"; rule: string; to?: number; seat: number; task: Colour }
  | { kind: "roller_named"; rule: string; to?: number; seat: number }
  | { kind: "thrown"; rule: string; to?: number; seat: number; strength: string; colours: Colour[] }
  | { kind: "rethrown"; rule: string; to?: number; seat: number; strength: string; colours: Colour[] }
  | { kind: "on_edge"; rule: string; to?: number; seat: number; colours: Colour[] }
  | { kind: "beside"; rule: string; to?: number; seat: number; colours: Colour[] }
  | { kind: "stacked"; rule: string; to?: number; seat: number; colours: Colour[] }
  | { kind: "thrown_again"; rule: string; to?: number; seat: number }
  | { kind: "column_taken"; rule: string; to?: number; seat: number }
  | { kind: "tower_opened"; rule: string; to?: number; objects: Kind[] }
  | { kind: "taken"; rule: string; to?: number; seat: number; object: Kind }
  | { kind: "too_late"; rule: string; to?: number; seat: number; object: Kind; seats: number[] }
  | { kind: "closed"; rule: string; to?: number; left: Kind[]; count: number }
  | { kind: "task_shown"; rule: string; to?: number; seat: number; task: Colour }
  | { kind: "judged_right"; rule: string; to?: number; seat: number; pattern: string }
  | { kind: "judged_wrong"; rule: string; to?: number; seat: number }
  | { kind: "nothing_given_back"; rule: string; to?: number; seat: number }
  | { kind: "given_back"; rule: string; to?: number; seat: number; value: number }
  | { kind: "paid"; rule: string; to?: number; seat: number; object: Kind; value: number }
  | { kind: "round_counted"; rule: string; to?: number; paid: number; of: number }
  | { kind: "round_not_counted"; rule: string; to?: number; paid: number; of: number }
  | { kind: "task_kept"; rule: string; to?: number; seat: number }
  | { kind: "task_set_aside"; rule: string; to?: number; seat: number; task: Colour }
  | { kind: "task_drawn"; rule: string; to?: number; seat: number }
  | { kind: "task_opened"; rule: string; to?: number; task: Colour }
  | { kind: "tower_rebuilt"; rule: string; to?: number; objects: Kind[] }
  | { kind: "chosen"; rule: string; to?: number; seat: number }
  | { kind: "revealed"; rule: string; to?: number; seat: number; choice: Choice }
  | { kind: "voided"; rule: string; to?: number; seats: number[] }
  | { kind: "column_left"; rule: string; to?: number }
  | { kind: "missed"; rule: string; to?: number; seat: number; object: Kind; seats: number[] }
  | { kind: "token_passed"; rule: string; to?: number; seat: number }
  | { kind: "ended"; rule: string; to?: number; winners: number[]; bags: number[]; cards: number[] };
