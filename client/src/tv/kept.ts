// The evening that this television belongs to, kept in its browser; and the one before.
import { keepAs, kept } from "../lib/keeping";

export interface Place {
  table: string;
  secret: string;
  join: string; // the link for players; "" where it was asked in
  at: number; // when something happened there last
  forms: number[]; // of those who were there
}
export interface Kept extends Place {
  before?: Place; // yesterday's
}

const KEY = "tv";
const LIVES_MS = 12 * 3600 * 1000; // after which another evening begins

export const keptEvening = (): Kept | null => kept<Kept | null>(KEY, null);

/** Whether it is still the same evening. */
export const lives = (place: Place, now: number): boolean => now - place.at < LIVES_MS;

/** From now on it is this one; the one before stays at hand. */
export function take(place: Place): void {
  const last = keptEvening();
  const before = [last, last?.before].find((one) => one && one.forms.length && one.table !== place.table);
  keepAs(KEY, { ...bare(place), ...(before ? { before: bare(before) } : {}) });
}

/** Something has happened there. */
export function touch(table: string, forms: number[], now: number): void {
  const last = keptEvening();
  if (last?.table === table) keepAs(KEY, { ...last, at: now, forms });
}

/** This one is over, or was left. */
export function leave(table: string): void {
  const last = keptEvening();
  if (last?.table === table) keepAs(KEY, last.before ? { ...last.before, at: 0 } : null);
  else if (last?.before?.table === table) keepAs(KEY, bare(last));
}

const bare = ({ table, secret, join, at, forms }: Place): Place => ({ table, secret, join, at, forms });
