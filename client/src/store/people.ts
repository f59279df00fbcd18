// Who is at a table, on chairs and on the bench, in the order in which the television names them.
import type { Game, Table } from "../wire/wire";

export interface Somebody {
  name: string;
  form: number;
}

export function peopleIn(table: Table | null): Somebody[] {
  if (!table) return [];
  const seated = table.seats.filter((seat) => seat.person);
  return [...seated, ...table.bench].map(({ name, shape }) => ({ name, form: shape }));
}

/** How many people are at a table, on chairs and on the bench. */
export const peopleAt = (table: Table): number => table.seats.filter((seat) => seat.person).length + table.bench.length;

/** Chairs that are taken, by people or robots. */
export const taken = (table: Table): number => table.seats.filter((seat) => seat.person || seat.bot).length;

/** The empty chairs for which robots are called: all, or those without which nobody can begin. */
export function toFill(table: Table, game: Game | null, all: boolean): number[] {
  const empty = [...table.seats.keys()].filter((number) => !table.seats[number]?.person && !table.seats[number]?.bot);
  return all ? empty : empty.slice(0, Math.max(0, (game?.seats.min ?? 0) - taken(table) - table.bench.length));
}
