// How strong people on this device seem, by the games they played here: nothing of it is kept anywhere else.
import { size as measured } from "../wire/api";
import type { Game, Played } from "../wire/wire";
import { keepAs, kept } from "./keeping";
import { settings } from "./settings.svelte";

/** What is kept of one person in one game. */
export interface Own {
  games: Played[]; // the last ones, the oldest first
  lean: number; // how much stronger than found they like it
  dial: number; // of the next bots, as it was found last
}
type Book = Record<string, Record<string, Own>>; // by name, and by game

const KEY = "sizes";
const GAMES = 30;
export const BEGINNING = 3.5; // where nobody can be asked
const STRONGEST = 10;
export const ANIMALS = 16; // as room/table/names.py has it
const LEAN = 1; // a little
const ADVICE = 1.5; // by which a hint may be better than whoever asks
const FURTHEST = 4;
const ALIKE = 1; // twice as far as one can tell nothing

/** Everybody of whom something is kept, by name, each game with its own. */
export const everybody = (): Book => kept<Book>(KEY, {});

/** Who plays here: whom the settings name; without a name it is this device's. */
export const owner = (): string => settings.name.trim();

export function ownOf(name: string, game: string): Own {
  return everybody()[name]?.[game] ?? { games: [], lean: 0, dial: BEGINNING };
}

/** How strong somebody was found to be, whatever they like their bots to be. */
export const foundFor = (game: string, name = owner()): number => ownOf(name, game).dial;

/** What somebody plays at, as far as this device knows. */
export function ownDial(game: string, name = owner()): number {
  const { dial, lean } = ownOf(name, game);
  return leant(dial, lean);
}

/** What the weakest of several plays at, of whom something is known. */
export function weakest(game: string, names: string[]): number {
  const known = names.filter((name) => ownOf(name, game).games.length);
  return known.length ? Math.min(...known.map((name) => ownDial(game, name))) : ownDial(game);
}

/** How strong the next bots should be for somebody; where nobody answers it is as it was. */
export async function dialFor(game: Game, seats: number, name = owner()): Promise<number> {
  const own = ownOf(name, game.name);
  try {
    const { dial } = await measured({ game: game.name, seats, games: own.games });
    write(name, game.name, { ...own, dial });
    return leant(dial, own.lean);
  } catch {
    return leant(own.dial, own.lean);
  }
}

/** Another game was played. */
export function note(name: string, game: string, played: Played): void {
  const own = ownOf(name, game);
  write(name, game, { ...own, games: [...own.games, played].slice(-GAMES) });
}

/** A little stronger from now on, or a little weaker. */
export function leanOn(name: string, game: string, way: 1 | -1): void {
  const own = ownOf(name, game);
  write(name, game, { ...own, lean: Math.max(-FURTHEST, Math.min(FURTHEST, own.lean + way * LEAN)) });
}

export function forgetSizes(): void {
  keepAs(KEY, {});
}

/** A bot as a text: a place on the dial has one decimal. */
export const botAt = (dial: number): string => String(tenth(dial));

/** Who gives somebody a hint: a bot a little above their size; the strongest, '', where there is none. */
export const adviser = (game: Game | null): string =>
  game && sizable(game) ? botAt(leant(ownDial(game.name), ADVICE)) : "";

/** Where a bot sits on the dial of its game, which has those with a name; undefined where nobody knows. */
export function placeOf(dial: Record<string, number> | undefined, bot: string): number | undefined {
  return dial?.[bot] ?? (/^\d/.test(bot) ? Number(bot) : undefined);
}

/** Whether a game has bots of any size; a shelf that was kept from before does not say. */
export const sizable = (game: Game | null): boolean => Object.keys(game?.dial ?? {}).length > 0;

/** How a robot of that place compares with somebody of this one, as a word of the page: `match-2` is much stronger. */
export function comparedWith(place: number, mine: number): string {
  const steps = Math.min(2, Math.floor(Math.abs(place - mine) / ALIKE + 0.5));
  return `match-${place < mine && steps ? "-" : ""}${steps}`;
}

/** The animal of a place: the first is the duckling, the last the wolf. */
export const animalAt = (dial: number): number =>
  1 + Math.floor((Math.min(STRONGEST, dial) / STRONGEST) * (ANIMALS - 1) + 0.5);

const leant = (dial: number, lean: number): number => Math.max(0, Math.min(STRONGEST, tenth(dial + lean)));

const tenth = (value: number): number => Math.round(value * 10) / 10;

function write(name: string, game: string, own: Own): void {
  const all = everybody();
  keepAs(KEY, { ...all, [name]: { ...all[name], [game]: own } });
}
