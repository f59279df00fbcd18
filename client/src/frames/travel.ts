// How long a piece is on its way: as told at a calm pace, and on a television so that eyes can follow.
import type { Surface } from "./contract";

const SHORTEST = 450; // eyes travel far
const LONGEST = 700;

/** In milliseconds. */
export function travelMs(surface: Surface, calm: number, pace: number): number {
  const paced = calm * pace;
  return surface === "screen" && calm ? Math.min(LONGEST, Math.max(SHORTEST, paced)) : paced;
}
