// Who sits on a chair before a match, and what a touch on it is for.
import type { Seat, Table } from "../../wire/wire";

/** Somebody, as far as it is somebody else when it changes; empty for nobody. */
export const sitterOf = (seat: Pick<Seat, "person" | "bot">): string => (seat.person ? "person" : seat.bot);

/** What one can do about a chair: another name for one's own, as the host who sits there; nothing otherwise. */
export function touched(table: Table, you: number[], number: number): "rename" | "free" | "robots" | "" {
  if (you.includes(number)) return "rename";
  if (!you.includes(table.host)) return "";
  if (table.seats[number]?.person) return "free";
  return table.setting.game ? "robots" : "";
}

/** How many chairs stand side by side where there is room: four are two and two. */
export const abreast = (seats: number): number => (seats === 4 ? 2 : Math.min(seats, 3));
