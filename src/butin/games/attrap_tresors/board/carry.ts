// Things travel between tower and places: one pair of transitions for a board.
import { crossfade } from "svelte/transition";

export const CARRY_MS = 360;
export const SOFA_MS = 540; // on a television: eyes travel further

export type Carry = ReturnType<typeof crossfade>;

/** How an object leaves one spot and arrives at another; at once where nothing moves. */
export function carrying(moving: () => boolean, lasting = CARRY_MS): Carry {
  return crossfade({ duration: () => (moving() ? lasting : 0), fallback: () => ({ duration: 0 }) });
}
