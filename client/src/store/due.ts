// Whose move it is, as boards and hands see it: it stays so while the line is down and while others are only ready, and
// not while something is told, or in a pause.
import type { View } from "../wire/wire";
import type { TableStore } from "./table.svelte";

const SHOWN_MS = 100; // what is told quicker takes nothing out of a hand: that others are ready, for instance

/** Whether something is to be done here, now or as soon as the line is back. */
export function isDue(store: TableStore, view: View): boolean {
  if (store.seen.table?.pause) return false;
  if (isReaching(store, view)) return true;
  const { seen, teller, retelling } = store;
  const taking = teller.told !== null && retelling.board.dwell(teller.told) > SHOWN_MS;
  return seen.seat >= 0 && view.actors.includes(seen.seat) && !taking;
}

/** Where the faster hand decides nothing is put in its way: dice are in the air, or it may reach. */
export function isReaching({ seen, retelling, race }: TableStore, view: View): boolean {
  const { seat, next } = seen;
  if (!retelling.board.urgent || seat < 0) return false;
  return race.armed || view.actors.includes(seat) || (next?.actors.includes(seat) ?? false);
}
