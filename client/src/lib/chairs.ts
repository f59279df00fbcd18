// Who sits where, at a table, in a replay and in a lesson: names, shapes and colours are given here.
import type { Chair } from "./board";
import { wordsFor } from "./language.svelte";
import { settings } from "./settings.svelte";
import { colour, shape } from "./shapes";
import type { Seat } from "./wire";
import { YOU } from "./words";

const NOBODY = -1;

/** Somebody on a chair; bots are always here, and people unless it is said that they are not. */
type Sitting = Pick<Seat, "bot"> & Partial<Pick<Seat, "here">>;

export function chairsOf(seats: Sitting[], names: string[], you: number[], actors: number[]): Chair[] {
  return seats.map((seat, number) => ({
    number,
    name: names[number] ?? "",
    shape: shape(number),
    colour: colour(number),
    bot: seat.bot,
    you: you.includes(number),
    here: seat.bot !== "" || (seat.here ?? true),
    active: actors.includes(number),
  }));
}

/** What everybody is called: `self` is you, and of bots of one kind the second has its number. */
export function namesOf(game: string, seats: Pick<Seat, "name" | "bot">[], self = NOBODY): string[] {
  return seats.map(({ name, bot }, number) => {
    if (number === self) return YOU[settings.lang];
    if (!bot) return name;
    const twins = seats.slice(0, number).filter((other) => other.bot === bot).length;
    return botName(game, bot) + (twins ? ` ${twins + 1}` : "");
  });
}

/** A bot as people call it: the name before its manner. */
export function botName(game: string, bot: string): string {
  return wordsFor(game, []).t(`bot-${bot}`).split(",")[0] ?? bot;
}
