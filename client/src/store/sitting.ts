// Who sat where at a moment: a story calls everybody as they were called then, also after they have left.
import { seatOf } from "../wire/entries";
import type { Entry, Seat } from "../wire/wire";

export const NOBODY = -1;

export type Called = Pick<Seat, "name" | "bot" | "animal"> & Partial<Pick<Seat, "shape">>;
/** Names and bots of all chairs, and which of them was the reader's own. */
export interface Sitting {
  seats: Called[];
  self: number;
}

/** A moment like the one before is the same moment. */
export function sitting(seats: Called[], self: number, before?: Sitting): Sitting {
  const alike = (one: Called, seat: number) =>
    one.name === before?.seats[seat]?.name && one.bot === before.seats[seat].bot;
  if (before?.self === self && before.seats.length === seats.length && seats.every(alike)) return before;
  return { seats: seats.map(({ name, bot, animal }) => ({ name, bot, animal })), self };
}

/** Who sat there before an entry, from who sat there after it. */
export function earlier(after: Sitting, entry: Entry): Sitting {
  const seat = seatOf(entry);
  const chair = after.seats[seat];
  const before = chair && replaced(entry, chair);
  if (!before) return after;
  const self = entry.kind === "sat" && after.self === seat ? NOBODY : after.self;
  return { seats: after.seats.with(seat, before), self };
}

/** Old entries do not say who was there: whoever left has left the name. */
function replaced(entry: Entry, chair: Called): Called | null {
  if (entry.kind === "freed") return { ...chair, name: entry.was ?? chair.name, bot: "" };
  if (entry.kind !== "named" && entry.kind !== "sat" && entry.kind !== "bot") return null;
  const { kind, was } = entry;
  if (was === undefined) return null;
  return { ...chair, name: was, bot: kind === "named" ? "" : was };
}

/** With which names an entry is told: whoever leaves, or takes a box, is called as before. */
export function toldBy(entry: Entry, before: Sitting, after: Sitting): Sitting {
  return entry.kind === "freed" || entry.kind === "boxed" ? before : after;
}
