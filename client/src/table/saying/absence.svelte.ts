// Who is away from a table in a match, as this device should know.
import { clock } from "../../lib/clock.svelte";
import type { TableStore } from "../../store/table.svelte";
import { missing } from "../../store/offers";

const GONE_MS = 8000; // for which it is said to everybody that somebody has gone

export class Absence {
  readonly absent = $derived.by<number[]>(() => {
    const { table, you } = this.store.seen;
    return table ? missing(table, clock).filter((seat) => !you.includes(seat)) : [];
  });
  /** For whom the match waits, if for nobody who is here. */
  readonly waited = $derived.by(() => {
    const { mine, table, view } = this.store.seen;
    return mine || this.store.teller.telling || table?.asked
      ? undefined
      : this.absent.find((seat) => view?.actors.includes(seat));
  });
  readonly justGone = $derived(
    this.absent.find((seat) => clock.now - (this.store.seen.table?.seats[seat]?.gone_at ?? 0) < GONE_MS),
  );

  constructor(private readonly store: TableStore) {}
}
