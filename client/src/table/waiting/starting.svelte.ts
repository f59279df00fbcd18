// How a match begins: empty chairs are put away, or get robots of the size of whoever is here.
import type { Game, Table } from "../../wire/wire";
import { botAt, owner, sizable, weakest } from "../../lib/size";
import type { TableStore } from "../../store/table.svelte";
import { peopleAt } from "../../store/people";

export class Starting {
  readonly people = $derived.by(() => peopleAt(this.at().table));
  private readonly empty = $derived.by(() => this.at().table.seats.some((seat) => !seat.person && !seat.bot));
  /** Whether those who are here could play among themselves, and whether they are likely to. */
  private readonly enough = $derived.by(() => this.people >= (this.at().game?.seats.min ?? Infinity));
  private readonly likely = $derived.by(() => {
    const { table, game } = this.at();
    return this.people > 1 && (table.match > 0 || table.setting.seats === game?.seats.max);
  });
  filled = $derived<"close" | "bots">(this.likely && this.enough ? "close" : "bots");
  /** Whether there is something to choose. */
  readonly open = $derived(this.empty && this.enough && this.people > 1);

  constructor(private readonly at: () => { store: TableStore; table: Table; game: Game | null }) {}

  readonly start = async (): Promise<void> => {
    const { store, table, game } = this.at();
    const since = table.n;
    if (this.empty && this.enough && this.filled === "close") {
      await store.asking.wish({ do: "start", close_up: true, since });
      return;
    }
    const names = [owner(), ...store.seen.you.map((seat) => table.seats[seat]?.name ?? "")];
    const bot = botAt(weakest(table.setting.game, names));
    for (const [seat, { person, bot: sits }] of table.seats.entries())
      if (!person && !sits && sizable(game)) await store.asking.wish({ do: "bot", seat, bot });
    await store.asking.wish({ do: "start", since });
  };
}
