// When a phone is a hand: it belongs to somebody at the table, and a television is here to show the rest.
import type { Screen } from "../wire/wire";
import type { Time } from "../lib/clock.svelte";

export const COMING_MS = 20_000; // for which a television that has gone may come back before anybody misses it

/** Whether a television shows the table: it does, it has only just gone, or there is none. */
export type Showing = "here" | "coming" | "none";

export function showing(screens: Screen[], time: Time): Showing {
  if (screens.some((screen) => screen.here)) return "here";
  return screens.some(({ gone_at }) => gone_at > 0 && time.now - gone_at < COMING_MS) ? "coming" : "none";
}

/** All that decides it. */
export interface Facts {
  able: boolean; // somebody here has a place at the table, and there is a hand for what is on it
  wish: "auto" | "board"; // of this device
  showing: Showing;
  playing: boolean;
  lies: unknown; // on the table: something else after every move
}

/** How it is held, and whether it waits for a move since the television was missed. */
export interface Held {
  hand: boolean;
  missed: boolean;
  since: unknown; // what lay there when the television was back
}

/**
 * Nobody's board vanishes under their finger: once a television was missed, the hand comes with the next move after
 * it is back. What this device wishes holds at once.
 */
export function held(before: Held | null, { able, wish, showing: set, playing, lies }: Facts): Held {
  if (set === "none") return { hand: false, missed: playing, since: null };
  if (!able || wish === "board") return { hand: false, missed: false, since: null };
  if (!before?.missed || !playing) return { hand: true, missed: false, since: null };
  if (set === "coming") return before;
  if (before.since === null) return { ...before, since: lies };
  return before.since === lies ? before : { hand: true, missed: false, since: null };
}
