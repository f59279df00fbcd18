// The numbers of the eight arrows, clockwise from the upper left: the same on the television and in the hand.
import type { Arrow } from "./shapes";

export const RING: readonly Arrow[] = ["C2v", "C4v", "R2<", "R4<", "C4^", "C2^", "R4>", "R2>"];

export const numberOf = (arrow: Arrow): number => RING.indexOf(arrow) + 1;

/** Where it points: "right", "left", "down" or "up". */
export function pointsTo(arrow: Arrow): "right" | "left" | "down" | "up" {
  if (arrow.startsWith("R")) return arrow.endsWith(">") ? "right" : "left";
  return arrow.endsWith("v") ? "down" : "up";
}
