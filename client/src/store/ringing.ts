// What is heard of what happens: each event as its board names it, somebody who sits down, the end.
import type { Entry, Table } from "../wire/wire";
import type { Known, Told, View } from "../lib/board";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";

const LANDS_MS = 280; // that a piece is on its way, as --move in tokens.css

/** An event is shown from now on, and heard when its piece lands. */
export function ring(board: Known, told: Told, view: View | null, seat: number): void {
  const name = view && board.sound?.(told, view, seat);
  if (name) setTimeout(() => sound(name), Math.min(LANDS_MS, (board.dwell(told, view) * settings.pace) / 2));
}

/** An entry changes the table. */
export function chime(entry: Entry, before: Table | null, after: Table | null, you: number[]): void {
  if (entry.kind === "benched" || (entry.kind === "sat" && !you.includes(entry.seat))) sound("knock");
  if (before?.phase === "playing" && after?.phase === "over") sound("end");
}
