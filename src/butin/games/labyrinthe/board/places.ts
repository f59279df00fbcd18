// Where things are drawn: cards on their squares or on their way, ghosts side by side.
import { type Card, type Maze, columnOf, lineOf, placeOn, quartersOf, rowOf, SIZE } from "./maze";
import type { Arrow, Ghost, View } from "./shapes";

export interface Laid {
  key: string;
  card: Card;
  quarters: number;
  row: number;
  column: number;
  from: [number, number] | null;
  out: boolean;
  square: number;
}
export interface Haunt {
  seat: number;
  square: number;
  row: number;
  column: number;
  x: number;
  y: number;
  size: number;
}

const NOT_YET = 0.1; // a push that is tried out has not clicked in
const STARTS: Record<string, string> = { "1,1": "red", "1,5": "blue", "5,5": "green", "5,1": "yellow" };

/**
 * Every card that is on the maze, comes in or goes out; in a steady order, for a node that is moved in the page loses
 * its slide.
 */
export function cardsLaid(maze: Maze, entering: Arrow | "", trying: boolean, quarters: number): Laid[] {
  const line = entering ? lineOf(entering) : [];
  const laid = maze.cards.map((card, square): Laid => {
    const comes = square === line[0] && entering !== "";
    const [row, column] = drawnAt(square, entering, trying);
    return {
      key: comes ? `${card.name}@${entering}` : card.name,
      card,
      square,
      row,
      column,
      out: false,
      quarters: comes && trying ? quarters : quartersOf(card.sides),
      from: comes ? placeOn(entering, -1) : null,
    };
  });
  if (!entering) return laid.sort(byName);
  const [row, column] = placeOn(entering, SIZE);
  const out = maze.spare;
  return [
    ...laid,
    { key: out.name, card: out, quarters: quartersOf(out.sides), row, column, from: null, out: true, square: -1 },
  ].sort(byName);
}

/** Ghosts on their squares, beside each other and beside a treasure. */
export function ghostsLaid(maze: Maze, entering: Arrow | "", trying: boolean): Haunt[] {
  return maze.ghosts.map((square, seat) => {
    const here = maze.ghosts.flatMap((other, number) => (other === square ? [number] : []));
    const [row, column] = drawnAt(square, entering, trying);
    return { seat, square, row, column, ...slot(here.indexOf(seat), here.length, maze.cards[square]?.treasure !== "") };
  });
}

/** The colour of a corner, from which that ghost starts; empty elsewhere (LA-3). */
export const cornerAt = (square: string): string => STARTS[square] ?? "";

/** The colour of each seat's ghost, as it was chosen (LA-A22). */
export const coloursOf = (view: View): Ghost[] => view.options.ghosts;

/** A square as it is drawn: on a line that is only tried out, a little short of where it would be. */
export function drawnAt(square: number, entering: Arrow | "", trying: boolean): [number, number] {
  const [row, column] = [rowOf(square), columnOf(square)];
  if (!entering || !trying || !lineOf(entering).includes(square)) return [row, column];
  const back = entering.endsWith(">") || entering.endsWith("v") ? -NOT_YET : NOT_YET;
  return entering.startsWith("R") ? [row, column + back] : [row + back, column];
}

const byName = (one: Laid, other: Laid): number => (one.card.name < other.card.name ? -1 : 1);

/** Middle and size within a square, as parts of it. */
function slot(place: number, of: number, treasure: boolean): { x: number; y: number; size: number } {
  if (of === 1) return treasure ? { x: -0.19, y: 0.16, size: 0.6 } : { x: 0, y: 0, size: 0.74 };
  if (of === 2)
    return treasure
      ? { x: place ? 0.23 : -0.23, y: 0.2, size: 0.48 }
      : { x: place ? 0.2 : -0.2, y: place ? 0.08 : -0.08, size: 0.56 };
  const [x = 0, y = 0] =
    [
      [-0.27, 0.27],
      [0.27, 0.27],
      [-0.27, -0.27],
      [0.27, -0.27],
    ][place % 4] ?? [];
  return { x, y, size: treasure ? 0.4 : 0.46 };
}
