// Who sits where, at a table, in a replay and in a lesson: names, shapes and colours are given here.
import type { Seat } from "../wire/wire";
import type { Chair } from "../lib/board";
import { wordsFor } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { colour, shape } from "../lib/shapes";
import { ANIMALS } from "../lib/size";
import { YOU } from "../lib/words";

const NOBODY = -1;

/** Somebody on a chair; bots are always here, and people unless it is said that they are not. */
type Sitting = Pick<Seat, "bot"> & Partial<Pick<Seat, "here" | "shape">>;

export function chairsOf(seats: Sitting[], names: string[], you: number[], actors: number[]): Chair[] {
  return seats.map((seat, number) => ({
    number,
    name: names[number] ?? "",
    shape: shape(seat.shape ?? number),
    colour: colour(seat.shape ?? number),
    bot: seat.bot,
    animal: seat.bot ? animalCalled(names[number] ?? "") : 0,
    you: you.includes(number),
    here: seat.bot !== "" || (seat.here ?? true),
    active: actors.includes(number),
  }));
}

/** What everybody is called: `self` is you, and each bot is an animal that nobody else here is. */
export function namesOf(seats: Pick<Seat, "name" | "bot" | "animal">[], self = NOBODY): string[] {
  const found = seats.map(({ name }) => name);
  for (const [number, { bot, animal }] of seats.entries()) if (bot) found[number] = animalName(animal, found);
  if (found[self] !== undefined) found[self] = YOU[settings.lang];
  return found;
}

/** An animal in this language: the one meant, or another where somebody is called so. */
function animalName(animal: number, others: string[]): string {
  const taken = others.map((name) => name.toLowerCase());
  for (let tries = 0; tries < ANIMALS && taken.includes(called(animal).toLowerCase()); tries += 1)
    animal = 1 + (animal % ANIMALS);
  return called(animal);
}

/** The animal of that name in this language; 0 if there is none. */
function animalCalled(name: string): number {
  return 1 + Array.from({ length: ANIMALS }, (_, before) => called(before + 1)).indexOf(name);
}

function called(animal: number): string {
  return wordsFor("", []).t(`animal-${animal}`);
}

/** A bot as people call it: the name before its manner. */
export function botName(game: string, bot: string): string {
  return wordsFor(game, []).t(`bot-${bot}`).split(",")[0] ?? bot;
}
