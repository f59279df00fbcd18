// The numbers of the eight arrows, clockwise from the upper left: the same on the television and in the hand.
import { SIZE } from "./maze";
import type { Arrow } from "./shapes";

export const RING: readonly Arrow[] = ["C2v", "C4v", "R2<", "R4<", "C4^", "C2^", "R4>", "R2>"];

export const numberOf = (arrow: Arrow): number => RING.indexOf(arrow) + 1;

/** Where it points: "right", "left", "down" or "up". */
export function pointsTo(arrow: Arrow): "right" | "left" | "down" | "up" {
  if (arrow.startsWith("R")) return arrow.endsWith(">") ? "right" : "left";
  return arrow.endsWith("v") ? "down" : "up";
}

/** Where it lies in a grid of seven by seven: 1 to 5 are squares, 0 and 6 the arrows beside them. */
export function placeOf(arrow: Arrow): [row: number, column: number] {
  const line = Number(arrow[1]);
  const edge = arrow.endsWith(">") || arrow.endsWith("v") ? 0 : SIZE + 1;
  return arrow[0] === "R" ? [line, edge] : [edge, line];
}
