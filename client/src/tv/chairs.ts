// The waiting room by remote: how chairs stand, who begins next, when to begin and with whom.
import type { Game, Table } from "../wire/wire";
import { BEGINNING, botAt, sizable } from "../lib/size";
import type { TableStore } from "../store/table.svelte";
import { taken, toFill } from "../store/people";
import { LOT, beginners } from "../table/waiting/begins";

/** How many chairs stand side by side. */
export function across(seats: number): number {
  if (seats <= 3) return seats;
  return seats === 4 ? 2 : seats <= 6 ? 3 : 4;
}

/** Whether those who sit there can begin: people, and robots where somebody put them. */
export function enough(table: Table, game: Game | null): boolean {
  return game !== null && table.seats.some((seat) => seat.person) && taken(table) >= game.seats.min;
}

/** Who begins, after whoever does now: one after another, then the lot. */
export function passedOn(table: Table): number {
  const round = [...beginners(table), LOT];
  return round[(round.indexOf(table.first ?? LOT) + 1) % round.length] ?? LOT;
}

/** The robot that comes when a remote asks for one: for a family, whom nobody has measured. */
export const robot = (game: Game | null): string =>
  sizable(game) ? botAt(BEGINNING) : (game?.bots.find((bot) => bot !== "careless") ?? "careless");

/** Begin: robots take the empty chairs where the table has it so, or where too few sit there; else these are put away. */
export async function start(store: TableStore, table: Table, game: Game | null): Promise<void> {
  const since = table.n;
  const empty = taken(table) < table.seats.length;
  const close = empty && !(table.fill ?? !enough(table, game));
  for (const seat of toFill(table, game, !close)) await store.asking.wish({ do: "bot", seat, bot: robot(game) });
  await store.asking.wish({ do: "start", since, ...(close && table.fill === null ? { close_up: true } : {}) });
}
