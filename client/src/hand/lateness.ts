// How late a television shows its picture: lamps on both, one person who taps. How fast somebody is cancels out.
import type { Lamp } from "../wire/wire";

export type On = Lamp["on"];

export const EACH = 5; // lamps on the phone, and as many on the television
export const MOST_SPREAD_MS = 60;
export const MOST_LATE_MS = 150; // the room takes no more
const PAUSE_MS = { least: 900, most: 2400 }; // before a lamp, so that nobody taps by the clock

/** A tap, so many milliseconds after its lamp was lit. */
export interface Tap {
  on: On;
  after: number;
}

/** What it comes to: milliseconds, or why it is not taken. */
export type Verdict = { late: number } | { why: "unsteady" | "early" };

/** Five lamps here and five there, in any order. */
export function order(random: () => number = Math.random): On[] {
  const lamps: On[] = Array.from({ length: 2 * EACH }, (_, nth) => (nth < EACH ? "hand" : "screen"));
  for (let last = lamps.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [lamps[last], lamps[other]] = [lamps[other]!, lamps[last]!];
  }
  return lamps;
}

export const pause = (random: () => number = Math.random): number =>
  PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least);

/** The fastest and the slowest tap of each do not count; the three between them lie close together, or nothing does. */
export function verdict(taps: Tap[]): Verdict {
  const [hand, screen] = (["hand", "screen"] as const).map((on) => middle(taps.filter((tap) => tap.on === on)));
  if (!hand || !screen || [hand, screen].some(({ spread }) => spread > MOST_SPREAD_MS)) return { why: "unsteady" };
  const late = Math.round(screen.median - hand.median);
  return late < 0 ? { why: "early" } : { late: Math.min(late, MOST_LATE_MS) };
}

function middle(taps: Tap[]): { median: number; spread: number } | null {
  if (taps.length < EACH) return null;
  const sorted = taps.map(({ after }) => after).sort((one, other) => one - other);
  const between = sorted.slice(1, -1);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { median, spread: (between[between.length - 1] ?? 0) - (between[0] ?? 0) };
}
