// How much time a seat has left, and when to say so.
import type { Seat, Setting } from "../../wire/wire";
import type { Time } from "../../lib/clock.svelte";

export const HURRY_S = 10; // from here on it is said in colour and words

/** The seconds that a seat has left; null where no clock runs for it. */
export function secondsLeft(seat: Seat | undefined, setting: Setting | undefined, time: Time): number | null {
  if (!seat?.since || !setting) return null;
  const ends = [
    ...(setting.move_s ? [seat.since + setting.move_s * 1000] : []),
    ...(setting.purse_s ? [seat.since + seat.purse_ms] : []),
  ];
  return ends.length ? Math.max(0, Math.ceil((Math.min(...ends) - time.now) / 1000)) : null;
}
