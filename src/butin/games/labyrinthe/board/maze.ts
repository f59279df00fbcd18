// The maze as the client draws it: 25 squares row by row, a spare card, ghosts; and what a push would open.
// A picture only: which pushes and walks are allowed comes from the referee.
import type { Arrow, Position } from "./shapes";

export const SIZE = 5;
// each beside its opposite
export const ARROWS: readonly Arrow[] = ["R2>", "R2<", "R4>", "R4<", "C2v", "C2^", "C4v", "C4^"];
/** The arrow at the other end of the line. */
export const opposite = (arrow: Arrow): Arrow => ARROWS[ARROWS.indexOf(arrow) ^ 1] ?? arrow;

const SIDES = "NESW";
const STEPS: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const DRAWN = { T: "NEW", L: "NE", I: "NS" }; // as the cards are drawn, before they are turned
export type Shape = keyof typeof DRAWN;

/** A card on the maze or beside it; a fixed square has the name of its place. */
export interface Card {
  name: string;
  sides: string;
  fixed: boolean;
  treasure: string;
}
export interface Maze {
  cards: Card[];
  spare: Card;
  ghosts: number[];
}

export function mazeOf(position: Position): Maze {
  const card = (text: string, place: string): Card => {
    const [kind = "", sides = ""] = text.split(" ");
    const name = kind === "F" ? place : kind;
    return { name, sides, fixed: kind === "F", treasure: position.treasures[name] ?? "" };
  };
  return {
    cards: position.board.flatMap((row, r) => row.map((cell, c) => card(cell, `${r + 1},${c + 1}`))),
    spare: card(position.spare, ""),
    ghosts: position.ghosts.map(squareNamed),
  };
}

export function squareNamed(text: string): number {
  const [row = 0, column = 0] = text.split(",").map(Number);
  return (row - 1) * SIZE + column - 1;
}

export const nameOf = (square: number): string => `${rowOf(square) + 1},${columnOf(square) + 1}`;
export const rowOf = (square: number): number => Math.floor(square / SIZE);
export const columnOf = (square: number): number => square % SIZE;

/** Open sides after some quarter turns clockwise, in the order in which moves write them. */
export function turned(sides: string, quarters = 1): string {
  const open = [...sides].map((side) => SIDES[(SIDES.indexOf(side) + quarters) % 4]);
  return [...SIDES].filter((side) => open.includes(side)).join("");
}

export function shapeOf(sides: string): Shape {
  if (sides.length === 3) return "T";
  return sides === "NS" || sides === "EW" ? "I" : "L";
}

/** How many quarters clockwise the drawing of its shape is turned to show these sides. */
export function quartersOf(sides: string): number {
  const drawn = DRAWN[shapeOf(sides)];
  return [0, 1, 2, 3].find((quarters) => turned(drawn, quarters) === sides) ?? 0;
}

/** The five squares that a push at this arrow moves, the one beside the arrow first. */
export function lineOf(arrow: Arrow): number[] {
  const along = Number(arrow[1]) - 1;
  const line = [0, 1, 2, 3, 4].map((step) => (arrow[0] === "R" ? along * SIZE + step : step * SIZE + along));
  return ">v".includes(arrow[2] ?? "") ? line : line.reverse();
}

/**
 * Where a card lies, counted from the first square of a push: -1 is outside beside the arrow, 5 outside at the far end.
 */
export function placeOn(arrow: Arrow, step: number): [row: number, column: number] {
  const along = Number(arrow[1]) - 1;
  const across = ">v".includes(arrow[2] ?? "") ? step : SIZE - 1 - step;
  return arrow[0] === "R" ? [along, across] : [across, along];
}

/** How it would be after this push (LA-6, LA-10). */
export function pushed(maze: Maze, arrow: Arrow, sides: string): Maze {
  const line = lineOf(arrow);
  const cards = [...maze.cards];
  line.forEach((square, step) => {
    cards[square] = step === 0 ? { ...maze.spare, sides } : at(maze.cards, line[step - 1]);
  });
  const carried = (square: number) => (line.includes(square) ? at(line, (line.indexOf(square) + 1) % SIZE) : square);
  return { cards, spare: at(maze.cards, line[SIZE - 1]), ghosts: maze.ghosts.map(carried) };
}

/** The squares of a shortest walk, both ends included; nothing if there is none. */
export function way(maze: Maze, start: number, end: number): number[] {
  const from = cameFrom(maze, start);
  if (!from.has(end)) return [];
  const squares = [end];
  while (squares[0] !== start) squares.unshift(from.get(squares[0] ?? start) ?? start);
  return squares;
}

/** Every square that could be walked to from here, this one first (LA-11). */
export const reach = (maze: Maze, start: number): number[] => [...cameFrom(maze, start).keys()];

/** Where a treasure lies, -1 while its card is beside the maze. */
export const squareOf = (maze: Maze, treasure: string): number =>
  maze.cards.findIndex((card) => card.treasure === treasure);

function cameFrom(maze: Maze, start: number): Map<number, number> {
  const from = new Map([[start, start]]);
  for (const square of from.keys()) {
    for (const next of beside(maze, square)) if (!from.has(next)) from.set(next, square);
  }
  return from;
}

function beside(maze: Maze, square: number): number[] {
  return [...at(maze.cards, square).sides].map((side) => beyond(maze, square, side)).filter((next) => next >= 0);
}

/** The square that a step through this side leads to; -1 where there is a wall. */
export function beyond(maze: Maze, square: number, side: string): number {
  const [down, right] = STEPS[side] ?? [0, 0];
  const [row, column] = [rowOf(square) + down, columnOf(square) + right];
  if (row < 0 || row >= SIZE || column < 0 || column >= SIZE) return -1; // the edge is a wall (LA-12)
  const next = row * SIZE + column;
  const open = at(maze.cards, square).sides.includes(side) && at(maze.cards, next).sides.includes(turned(side, 2));
  return open ? next : -1;
}

function at<Thing>(things: Thing[], place: number | undefined): Thing {
  const thing = things[place ?? -1];
  if (thing === undefined) throw new Error(`there is no place ${place}: expected 0 to ${things.length - 1}`);
  return thing;
}
