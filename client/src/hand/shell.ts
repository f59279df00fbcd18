// What the shell of a hand is given.
import type { Game, Table } from "../wire/wire";
import type { TableStore } from "../store/table.svelte";
import type { Absence } from "../table/saying/absence.svelte";
import type { Holding } from "./holding.svelte";

export interface ShellProps {
  store: TableStore;
  table: Table;
  game: Game | null; // none while people come first
  title: string;
  absence: Absence;
  holding: Holding;
}
