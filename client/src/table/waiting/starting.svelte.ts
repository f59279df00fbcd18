// How a match begins: empty chairs are put away, or get robots of the size of whoever is here. Which, the table knows;
// as long as nobody has said so this page guesses.
import type { Game, Table } from "../../wire/wire";
import { botAt, owner, sizable, weakest } from "../../lib/size";
import type { TableStore } from "../../store/table.svelte";
import { peopleAt, toFill } from "../../store/people";

export type Filled = "close" | "bots";

const named = (fill: boolean | null): Filled | null => (fill === null ? null : fill ? "bots" : "close");

export class Starting {
  readonly people = $derived.by(() => peopleAt(this.at().table));
  private readonly empty = $derived.by(() => this.at().table.seats.some((seat) => !seat.person && !seat.bot));
  /** Whether those who are here could play among themselves, and whether they are likely to. */
  private readonly enough = $derived.by(() => this.people >= (this.at().game?.seats.min ?? Infinity));
  private readonly likely = $derived.by(() => {
    const { table, game } = this.at();
    return this.people > 1 && (table.match > 0 || table.setting.seats === game?.seats.max);
  });
  private readonly told = $derived.by<Filled | null>(() => named(this.at().table.fill));
  filled = $derived<Filled>(this.told ?? (this.likely && this.enough ? "close" : "bots"));
  /** Whether there is something to choose. */
  readonly open = $derived.by(() => this.empty && ((this.enough && this.people > 1) || this.told !== null));

  constructor(private readonly at: () => { store: TableStore; table: Table; game: Game | null }) {}

  /** For whoever begins, on any screen. */
  readonly fill = async (way: Filled): Promise<void> => {
    const before = this.filled;
    this.filled = way;
    if (!(await this.at().store.asking.wish({ do: "fill", bots: way === "bots" }))) this.filled = before;
  };

  readonly start = async (): Promise<void> => {
    const { store, table, game } = this.at();
    const since = table.n;
    const close = this.empty && this.filled === "close";
    const names = [owner(), ...store.seen.you.map((seat) => table.seats[seat]?.name ?? "")];
    const bot = botAt(weakest(table.setting.game, names));
    for (const seat of sizable(game) ? toFill(table, game, !close) : [])
      await store.asking.wish({ do: "bot", seat, bot });
    await store.asking.wish({ do: "start", since, ...(close && this.told === null ? { close_up: true } : {}) });
  };
}
