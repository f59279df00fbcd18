// Plain questions about a position as a seat sees it.
import type { Colour, Die, Kind, Phase, Position, View } from "./shapes";

export const COLOURS: readonly Colour[] = ["red", "orange", "yellow", "green", "blue", "purple"];
export const COLUMN = "column";
export const KINDS: readonly Kind[] = [COLUMN, "lamp", "chest", "gem", "carpet", "cushion"];
export const ROUNDS = 10;

export const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word);
export const isColour = (word: string): word is Colour => COLOURS.some((colour) => colour === word);

/** What a card or cards pay for an object; the column's pay is judged. */
export const WORTH: Record<Kind, string> = {
  column: "4 / 5",
  lamp: "2",
  chest: "2",
  gem: "1",
  carpet: "1",
  cushion: "1",
};

export const bags = (view: View, seat: number): number =>
  (view.position.cards[seat] ?? []).reduce((sum, value) => sum + value, 0);

/** The faster hand decides. */
export const racing = (phase: Phase): boolean => phase === "race" || phase === "loot";

/** The tasks that lie before this seat: the secret one, or the three open ones of two players. */
export function ownTasks(view: View): Colour[] {
  const { tasks } = view.position;
  const own = view.seats === 2 ? tasks : view.seat >= 0 ? [tasks[view.seat] ?? "?"] : [];
  return own.filter(isColour);
}

/** The tasks of other seats that everybody has seen. */
export function knownTask(view: View, seat: number): Colour | null {
  const { shown, tasks } = view.position;
  const task = tasks[seat] ?? "?";
  return view.seats > 2 && shown?.includes(seat) && isColour(task) ? task : null;
}

export const throws = (view: View): string[] => view.legal.filter((move) => move.startsWith("throw"));
export const grabs = (view: View): Kind[] => view.legal.filter(isKind);
export const gifts = (view: View): number[] =>
  view.legal.filter((move) => move.startsWith("give ")).map((move) => Number(move.slice(5)));
export const swaps = (view: View): Colour[] =>
  view.legal
    .filter((move) => move.startsWith("replace "))
    .map((move) => move.slice(8))
    .filter(isColour);

/** Who threw, or is to throw, the dice. */
export function rollers(view: View): number[] {
  const { roller, phase } = view.position;
  if (roller !== undefined) return [roller];
  return phase === "throw" || phase === "stacked" ? view.actors : [];
}

/** What tells this lot of dice from any other: the race is on anew when it changes. */
export function throwKey(position: Position): string {
  return position.dice.map((die) => (die === "unthrown" ? "-" : dieKey(die))).join(" ");
}

/** What tells a die from one that was thrown again: those that stay where they are do not fall anew. */
export const dieKey = (die: Die): string => `${die.colour}${die.x},${die.y}`;
