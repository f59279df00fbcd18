// Where cards and ghosts stand on a television, in its units, counted from the maze's upper left corner.
import { type Card, SIZE, lineOf, placeOn } from "./maze";
import { drawnAt, ghostsLaid } from "./places";
import type { Scene } from "./scene";
import type { Arrow } from "./shapes";

export const FIELD = 868;
export const CELL = FIELD / SIZE;
/** Where the spare card waits. */
export const REST = { x: 972, y: 628, size: 156 };
const OUT = 76; // a card that has just gone out, for there is little room
const GAP = 12;

export interface Stood {
  card: Card;
  square: number; // -1: beside the maze
  place: "" | "comes" | "out" | "rests";
  x: number;
  y: number;
  size: number;
}

/** All 26 cards in a steady order, for a node that is moved in the page loses its slide. */
export function cardsStood({ maze, entering, trying }: Scene): Stood[] {
  const first = entering ? lineOf(entering)[0] : -1;
  const laid = maze.cards.map((card, square): Stood => {
    const [row, column] = drawnAt(square, entering, trying);
    return { card, square, place: square === first ? "comes" : "", x: column * CELL, y: row * CELL, size: CELL };
  });
  const spare: Stood = entering
    ? { card: maze.spare, square: -1, place: "out", ...outside(entering, SIZE) }
    : { card: maze.spare, square: -1, place: "rests", ...REST };
  return [...laid, spare].sort((one, other) => (one.card.name < other.card.name ? -1 : 1));
}

export interface Spirit {
  seat: number;
  x: number;
  y: number;
  size: number; // of the square or card under it
  shift: { x: number; y: number; size: number }; // beside others and treasures, as parts of that
}

/** The ghosts; those whose card went out are still on it until they are brought round. */
export function ghostsStood({ maze, entering, trying, gone }: Scene): Spirit[] {
  return ghostsLaid(maze, entering, trying).map(({ seat, row, column, x, y, size }) => {
    const shift = { x, y, size };
    if (gone.includes(seat) && entering) return { seat, ...outside(entering, SIZE), shift };
    return { seat, x: column * CELL, y: row * CELL, size: CELL, shift };
  });
}

/** Before the edge of the maze, at a step of this push: -1 is beside the arrow, 5 at the far end. */
export function outside(entering: Arrow, step: number): { x: number; y: number; size: number } {
  const [row, column] = placeOn(entering, step);
  const along = (line: number) => (line < 0 ? -GAP - OUT : line < SIZE ? line * CELL + (CELL - OUT) / 2 : FIELD + GAP);
  return { x: along(column), y: along(row), size: OUT };
}
