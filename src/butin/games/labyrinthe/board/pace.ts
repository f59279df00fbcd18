// How long each event is shown at calm pace.
import type { Told, View } from "./shapes";

/** A find: the disc grows, is looked at, and flies to the seat; then the seat's number counts. */
export const FIND = { grows: 420, holds: 500, flies: 380 };
export const FIND_MS = FIND.grows + FIND.holds + FIND.flies;

const SHOWN: Partial<Record<Told["kind"], number>> = {
  pushed: 950,
  brought_round: 750,
  walked: 950,
  stayed: 600,
  taken: FIND_MS,
  turned_up: 1200,
  looked: 700,
  seen: 900,
  put_under: 1400,
  all_put_under: 1400,
  ended: 500,
};
const OF_THE_TARGET = ["LA-A7", "LA-A8"];
const SEEN_ALREADY = 320;

/** A push of one's own was tried out before: nobody wants to wait for it again. */
export function dwell(told: Told, view?: View): number {
  if (told.kind === "pushed" && told.seat === view?.seat) return SEEN_ALREADY;
  if (told.kind.startsWith("treasure_")) return OF_THE_TARGET.includes(told.rule) ? 800 : 0;
  return SHOWN[told.kind] ?? 0;
}

/** A find counts when its disc has reached the seat. */
export function lands(told: Told): number | undefined {
  return told.kind === "taken" ? FIND_MS : undefined;
}
