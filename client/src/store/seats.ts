// My tables: the seats of this browser, with the one secret that each needs.
import { keepAs, kept } from "../lib/keeping";
import type { Hands } from "./offers";

export interface Kept {
  table: string;
  game: string;
  secret: string;
  join: string;
  watch: string;
  n: number; // the last entry that was seen
  at: number; // when
  device: boolean; // several people pass this device round
  promises?: Promised[]; // of the last matches
  asks?: number; // the chair for which to ask on entering; -1: none
  hands?: Hands; // that were seen here, in the last match
  cheered?: number; // the last match for which confetti has fallen
  sized?: boolean; // its bots are of this person's size
  sat?: boolean; // somebody of this device has a place there
  helped?: number; // the last match in which a hint was asked for, or a move taken back
  noted?: number; // the last match of which the result is kept
}

/** What this device saw and gave before a match. */
export interface Promised {
  match: number;
  commitment: string;
  n: number; // the entry with which it was seen
  shares: Record<string, { share: string; n: number }>; // by seat, with the entry that granted it
  offered: Record<string, string>; // shares without an answer yet
}

const KEY = "tables";
const MOST = 30;

export const keptTables = (): Kept[] => kept(KEY, []);

export function keptTable(table: string): Kept | undefined {
  return keptTables().find((one) => one.table === table);
}

/** Remember a table, or what is new about it. */
export function keep(news: Partial<Kept> & { table: string }): Kept {
  const known = keptTable(news.table) ?? {
    table: "",
    game: "",
    secret: "",
    join: "",
    watch: "",
    n: 0,
    at: 0,
    device: false,
  };
  const renewed = { ...known, ...news, at: Date.now() };
  keepAs(KEY, [renewed, ...keptTables().filter((other) => other.table !== renewed.table)].slice(0, MOST));
  return renewed;
}

export function forget(table: string): void {
  keepAs(
    KEY,
    keptTables().filter((other) => other.table !== table),
  );
}

/** A secret of this device's own: nobody can guess it. */
export function freshSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
