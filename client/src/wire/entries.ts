// What a page asks of any entry. A newer server may send kinds that this page does not know: all of it says something
// of those, too.
import type { Entry } from "./wire";

export type Kind = Entry["kind"];
export type EntryOf<K extends Kind> = Extract<Entry, { kind: K }>;

/** Whom it is about; -1 if nobody. */
export function seatOf(entry: Entry): number {
  return "seat" in entry ? (entry.seat ?? -1) : -1;
}

/** Whether nobody did it: time had run out. */
export function byClock(entry: Entry): boolean {
  return entry.kind === "moved" && entry.by === "clock";
}
