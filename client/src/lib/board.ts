// What the page's shell knows of a game: how a board is shown, and what is asked of any.
import type { Component } from "svelte";
import type { Event, View } from "../wire/wire";
import type { RaceSide } from "../store/race.svelte";
import type { Framed } from "../frames/contract";
import type { Sound } from "./sound";

export type { View } from "../wire/wire";
export type Told = Event;
export interface Chair {
  number: number;
  name: string;
  shape: string;
  colour: string;
  bot: string;
  animal?: number; // a bot's, from 1
  you: boolean;
  here: boolean;
  active: boolean;
}
export interface Words {
  lang: "fr" | "en" | "de";
  t(id: string, values?: Record<string, unknown>): string;
} // the game's words.*.ftl first, then the page's
/** What a board is given. Its own view and events are in its shapes.ts; the shell knows them only as fields. */
export interface BoardProps<Seen = View, Heard = Told> {
  view: Seen; // what lies on the table now; changes after the events of a move were told
  next: Seen | null; // while events are told: how it will be afterwards
  told: Heard | null; // the event that is being told just now (the board shows it: travel, meet, slide, shut)
  landed?: Heard[]; // what of this move was told and lies there already
  lately?: Heard | null; // what was told last and lies there, until the next is told
  chairs: Chair[]; // all seats, in order
  mine: boolean; // this person may act now (false while telling, watching, in a replay)
  /**
   * A move as text; must be one of view.legal, or something the referee will refuse with its clause. In a race `took`
   * says how many milliseconds after the board's own paint the hand came. Answers whether it was granted.
   */
  act(move: string, took?: number): void | Promise<boolean>;
  words: Words;
  motion: boolean; // false: reduced motion, a short highlight instead
  pace?: number; // of what is told: 1 is calm
  hear?(sound: Sound): void; // what the board itself lets be heard, beside the sound of an event
  hint: string | null; // a move to show as advice
  lesson?: string[]; // the moves that are right now: a finger goes to them
  race?: RaceSide | null; // at a table where the faster hand decides
  foretell?(sentence: string): void; // what is picked would do this: said instead of the prompt, until it is ""
}
/** What there is to know of a game, whatever shows it. */
export interface Known<Seen = View, Heard = Told> {
  // milliseconds at calm pace that an event deserves (0: not shown by itself); given the view of whoever plays here,
  // less for what they tried out before
  dwell(told: Heard, view?: Seen): number;
  sound?(told: Heard, view: Seen, seat: number): Sound | null; // what it sounds like to whoever sits there
  score(view: Seen, seat: number): number | null; // the one number that matters, for the seats' bar
  // milliseconds, at calm pace, after which the seats have what they will have afterwards
  lands?(told: Heard): number | undefined;
  sums?: boolean; // they have it when all of a move was told, whatever lands before
  prompt(view: Seen, words: Words, chairs: Chair[]): string; // what can be done now, one sentence ("" if nothing)
  // what an event gave to seats that had so much, for the score sheet at the end
  points?(told: Heard, soFar: number[]): Record<number, number> | null;
  games?: boolean; // points are given at the end of each game: the sheet has a column a game
  matters?(told: Heard, seat: number): boolean; // it befell that seat: the narrator keeps it until it was seen
  decisive?(events: Heard[], winners: number[]): Heard | null; // the moment that decided the match
  advice?(view: Seen, move: string, words: Words): string; // why somebody would make that move, one sentence
  urgent?(told: Heard, view: Seen): boolean; // hands are reaching: whatever is still being told is cut short
  // what an event or a refusal names, as people call it, where the game's notation has a code for it
  spoken?(values: Record<string, unknown>, words: Words): Record<string, unknown>;
  // a choice that each seat makes, drawn, in a square of any size
  Choice?: Component<{ option: string; value: string }>;
  Sign?: Component<{ view: Seen; seat: number }>; // a seat as its board draws it, in the place of the seat's shape
  Won?: Component<{ view: Seen; seat: number }>; // what a seat has won, as small pieces in a row, for the podium
  seated?: boolean; // it shows everybody with name and number: the seats' bar may be brief
  guide?: number; // the animal that teaches it
  mark?(told: Heard): number | null; // the seat that stole or found something: a mark in a replay
  forgets?(view: Seen): boolean; // nobody may look up what was played: to remember it is the game
  hush?(told: Heard, view: Seen): boolean; // words about this keep silent for now: to notice it is the game
}

/** What somebody on a chair tries out: a move as text. */
export interface Aim {
  seat: number;
  move: string;
}
/** How a page shows a game: by its frame (frames/contract.ts), or by what stands in for that. */
export interface BoardModule extends Known {
  own: Framed;
}
/** How a television does. */
export interface ScreenModule extends BoardModule {
  doing(view: View, seat: number, words: Words): string; // what a seat that may act is doing, in three words
}
/** How a phone does that is a hand beside one. */
export interface HandModule {
  own: Framed;
  // all that lies on the television, in its order, a sentence a line, for whoever does not see it
  spread(view: View, words: Words, chairs: Chair[]): string[];
}
