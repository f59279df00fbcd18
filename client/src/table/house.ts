// House options of a table, and the way back to the sheet's rules.
import { wish } from "../lib/api";
import { playNow } from "../lib/opening";
import { forget } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import type { StoryLine } from "../lib/story";
import type { Game, Table } from "../lib/wire";

/** Whether a table plays with the house options of its game. */
export function housed(game: Game | null, table: Table): boolean {
  const house = Object.entries(game?.house ?? {});
  return house.length > 0 && house.every(([name, value]) => table.setting.options[name] === value);
}

/** Whether nobody loses anything when this table goes: its host is alone with bots, and no move is made or all are. */
export function leavable(table: Table, you: number[], story: StoryLine[]): boolean {
  const alone =
    you.length === 1 && you[0] === table.host && table.seats.every((seat, at) => !seat.person || at === you[0]);
  return (
    alone &&
    (table.phase === "over" || (table.phase === "playing" && !story.some(({ entry }) => entry.kind === "moved")))
  );
}

/** The same company at a new table with the sheet's rules; the old one is cleared away. */
export async function bySheet(game: Game, table: Table, secret: string): Promise<void> {
  const { seats, hints } = table.setting;
  const bots = Object.fromEntries(table.seats.flatMap(({ bot }, at) => (bot ? [[String(at), bot]] : [])));
  await playNow(game, settings.name, { seats, hints, bots, options: {} });
  forget(table.id);
  await wish(table.id, secret, { do: "close" });
}
