// What the set shows follows from the table alone.
import type { Table } from "../wire/wire";

export type Shown = "home" | "chairs" | "stage" | "podium";

/** `telling`: what has happened is still being shown. */
export function shown(table: Table | null, telling: boolean): Shown {
  if (!table || table.phase === "closed" || !table.setting.game || table.outdated) return "home";
  if (table.phase === "waiting") return "chairs";
  return table.phase === "playing" || telling ? "stage" : "podium";
}
