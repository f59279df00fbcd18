// What each seat chooses for itself, no two the same.
import type { Game, GameOption, Table } from "../wire/wire";

export const eachOf = (game: Game | null): GameOption[] => game?.options.filter((option) => option.each) ?? [];

/** The other person who has chosen this; -1 if nobody has. What a bot had is free again. */
export function takenBy(table: Table, seat: number, option: string, value: string): number {
  return table.seats.findIndex((other, number) => number !== seat && other.person && other.picks[option] === value);
}

/** What a tap on a value asks for: that one, or none any more. */
export function wanted(table: Table, seat: number, option: string, value: string): string {
  return table.seats[seat]?.picks[option] === value ? "" : value;
}
