// Things travel between tower and places: one pair of transitions for the whole board.
import { crossfade } from "svelte/transition";

export const CARRY_MS = 360;

let moving: () => boolean = () => true;
const pair = crossfade({ duration: () => (moving() ? CARRY_MS : 0), fallback: () => ({ duration: 0 }) });

/** How an object leaves one spot and arrives at another. */
export function carried(motion: () => boolean): typeof pair {
  moving = motion;
  return pair;
}
