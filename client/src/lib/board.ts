// The contract between the page's shell and a game's board (src/butin/games/<game>/board/index.ts).
import type { Component } from "svelte";
import type { RaceSide } from "./race.svelte";

/** What a seat may know of the match. Each game's position has its own shape. */
export interface View { game: string; seat: number; seats: number; options: Record<string, unknown>; position: any; actors: number[]; legal: string[]; scores: number[] | null; winners: number[] }
export interface Told { kind: string; rule: string; seat?: number; [field: string]: unknown }   // one event, as on the wire
export interface Chair { number: number; name: string; shape: string; colour: string; bot: string; you: boolean; here: boolean; active: boolean }
export interface Words { lang: "fr" | "en" | "de"; t(id: string, values?: Record<string, unknown>): string }  // the game's words.*.ftl first, then the page's
export interface BoardProps {
  view: View;              // what lies on the table now; changes after the events of a move were told
  next: View | null;       // while events are told: how it will be afterwards
  told: Told | null;       // the event that is being told just now (the board shows it: travel, meet, slide, shut)
  chairs: Chair[];         // all seats, in order
  mine: boolean;           // this person may act now (false while telling, watching, in a replay)
  /** A move as text; must be one of view.legal, or something the referee will refuse with its clause. In a race `took` says how many milliseconds after the board's own paint the hand came. Answers whether it was granted. */
  act(move: string, took?: number): void | Promise<boolean>;
  words: Words;
  motion: boolean;         // false: reduced motion, a short highlight instead
  hint: string | null;     // a move to show as advice
  race?: RaceSide | null;  // at a table where the faster hand decides
}
export interface BoardModule {
  Board: Component<BoardProps>;
  dwell(told: Told): number;                        // milliseconds at calm pace that an event deserves (0: not shown by itself)
  score(view: View, seat: number): number | null;   // the one number that matters, for the seats' bar
  prompt(view: View, words: Words, chairs: Chair[]): string;   // what can be done now, one sentence ("" if nothing)
  points?(told: Told, soFar: number[]): Record<number, number> | null;   // what an event gave to seats that had so much, for the score sheet at the end
  urgent?(told: Told, view: View): boolean;         // hands are reaching: whatever is still being told is cut short
  spoken?(values: Record<string, unknown>, words: Words): Record<string, unknown>;   // what an event or a refusal names, as people call it, where the game's notation has a code for it
  Choice?: Component<{ option: string; value: string }>;   // a choice that each seat makes, drawn, in a square of any size
  Sign?: Component<{ view: View; seat: number }>;   // a seat as its board draws it, in the place of the seat's shape
  hush?(told: Told, view: View): boolean;           // words about this keep silent for now: to notice it is the game
}
