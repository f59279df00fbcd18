// What the shell of a hand is given.
import type { TableStore } from "../lib/table.svelte";
import type { Game, Table } from "../lib/wire";
import type { Absence } from "../table/absence.svelte";
import type { Holding } from "./holding.svelte";

export interface ShellProps {
  store: TableStore;
  table: Table;
  game: Game | null; // none while people come first
  title: string;
  absence: Absence;
  holding: Holding;
}
