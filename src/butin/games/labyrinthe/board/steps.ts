// Arrow keys on the board: squares in the middle, the eight arrows round them, a grid of seven by seven.
import { RING } from "./arrows";
import { ARROWS, SIZE } from "./maze";
import type { Arrow } from "./shapes";

/** A place that can have the focus: 1 to 5 are squares, 0 and 6 the arrows beside them. */
export interface Spot {
  row: number;
  column: number;
}

const MOVES: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};
const FAR = SIZE + 1;

export const spotOfSquare = (square: number): Spot => ({
  row: Math.floor(square / SIZE) + 1,
  column: (square % SIZE) + 1,
});
export const same = (one: Spot, other: Spot): boolean => one.row === other.row && one.column === other.column;

export function spotOfArrow(arrow: Arrow): Spot {
  const line = Number(arrow[1]);
  const edge = arrow.endsWith(">") || arrow.endsWith("v") ? 0 : FAR;
  return arrow[0] === "R" ? { row: line, column: edge } : { row: edge, column: line };
}

export const arrowAt = (spot: Spot): Arrow | undefined => ARROWS.find((arrow) => same(spotOfArrow(arrow), spot));

/** Where a key leads: inwards to the squares, along the edge to the next arrow, also round a corner. */
export function stepped(spot: Spot, key: string): Spot {
  const move = MOVES[key];
  if (!move) return spot;
  const next = { row: spot.row + move[0], column: spot.column + move[1] };
  const arrow = arrowAt(spot);
  if (inside(next)) return next;
  if (!arrow) return arrowAt(next) ? next : spot;
  return spotOfArrow(alongRing(arrow, spot, key));
}

function alongRing(arrow: Arrow, spot: Spot, key: string): Arrow {
  const clockwise = { top: "ArrowRight", right: "ArrowDown", bottom: "ArrowLeft", left: "ArrowUp" }[edgeOf(spot)];
  const back = { top: "ArrowLeft", right: "ArrowUp", bottom: "ArrowRight", left: "ArrowDown" }[edgeOf(spot)];
  const turn = key === clockwise ? 1 : key === back ? -1 : 0; // outwards there is nothing
  return RING[(RING.indexOf(arrow) + turn + RING.length) % RING.length] ?? arrow;
}

function edgeOf(spot: Spot): "top" | "right" | "bottom" | "left" {
  if (spot.row === 0) return "top";
  if (spot.row === FAR) return "bottom";
  return spot.column === 0 ? "left" : "right";
}

const inside = ({ row, column }: Spot): boolean => row > 0 && row < FAR && column > 0 && column < FAR;
