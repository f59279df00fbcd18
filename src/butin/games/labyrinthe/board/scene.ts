// What the maze shows: what lies there, an event that is being told, or a push or a walk that is tried out.
import type { Frame } from "@page/frames/contract";
import {
  type Card,
  type Maze,
  SIZE,
  columnOf,
  lineOf,
  opposite,
  placeOn,
  pushed,
  reach,
  rowOf,
  squareNamed,
  squareOf,
  way,
} from "./maze";
import { type Laid, arrowOf, isSecret } from "./laid";
import type { Arrow, Ghost, Told, View } from "./shapes";

/** A push that is tried out: nothing is done yet. */
export interface Aim {
  arrow: Arrow;
  sides: string;
}
export interface Scene {
  maze: Maze;
  entering: Arrow | ""; // the arrow whose line is on its way
  trying: boolean;
  barred: Arrow | ""; // where the card came out and may not go back in (LA-7)
  target: string;
  lit: number[]; // squares that can be walked to
  colours: Ghost[]; // seat by seat
  trail: number[]; // a walk that is told or tried out
  pale: { seat: number; square: number } | null; // where a ghost would stop
  gone: number[]; // seats whose ghosts are still on the card that went out
  told: string[]; // cards that the event is about, by name
  mover: number; // the seat whose ghost it is about, or -1
  me: number;
}
type Shown = Pick<Frame<View, Told, Laid>, "surface" | "view" | "laid" | "told" | "aimed"> & {
  choosing: { move: string } | null;
};

const SLIDES: Told["kind"][] = ["pushed", "treasure_entered", "treasure_left", "carried", "brought_round"];
const OF_A_GHOST: Told["kind"][] = ["carried", "brought_round", "walked", "stayed", "taken"];

export function sceneOf(shown: Shown): Scene {
  const { view, laid, told, surface } = shown;
  const seat = surface === "screen" ? (shown.aimed?.seat ?? view.position.turn) : view.seat;
  const tried = surface === "screen" ? (shown.aimed?.move ?? "") : (shown.choosing?.move ?? "");
  const aim = told || !view.actors.includes(seat) ? null : aimOf(view, tried);
  const push = typeof aim === "object" ? aim : null;
  const maze = push ? pushed(laid.maze, push.arrow, push.sides) : laid.maze;
  const from = maze.ghosts[seat] ?? 0;
  const pale = typeof aim === "number" && aim !== from ? { seat, square: aim } : null;
  const entering = push?.arrow ?? (told && SLIDES.includes(told.kind) ? laid.last : "");
  return {
    ...{ maze, entering, trying: push !== null, pale, gone: laid.gone, me: view.seat },
    barred: told ? "" : barredArrow(view),
    target: isSecret(view) && surface === "screen" ? "?" : laid.target,
    lit: told ? [] : push ? reach(maze, from) : surface === "screen" ? reached(view, maze) : walksOf(view),
    colours: coloursOf(view),
    trail: pale ? way(maze, from, pale.square) : told?.kind === "walked" ? told.path.map(squareNamed) : [],
    told: cardsOf(maze, entering, told),
    mover: told && "seat" in told && OF_A_GHOST.includes(told.kind) ? told.seat : -1,
  };
}

/** What is tried out, as far as it belongs to this moment. */
function aimOf({ position }: View, tried: string): Aim | number | null {
  const aim = readMove(tried);
  if (typeof aim === "number") return position.phase === "walk" ? aim : null;
  return position.phase === "shift" && aim?.sides ? aim : null;
}

/** A move text as something to show: a push that is tried out, or a square. */
export function readMove(move: string): Aim | number | null {
  const [first = "", sides = ""] = move.split(" ");
  const arrow = arrowOf(first);
  if (arrow) return { arrow, sides };
  return /^\d,\d$/.test(first) ? squareNamed(first) : null;
}

export function barredArrow({ position }: View): Arrow | "" {
  const last = position.phase === "shift" ? arrowOf(position.last_arrow) : "";
  return last && opposite(last);
}

/** Where the ghost may go now. */
export const walksOf = (view: View): number[] => (view.position.phase === "walk" ? view.legal.map(squareNamed) : []);

/** As far as everybody sees it. */
const reached = ({ position }: View, maze: Maze): number[] =>
  position.phase === "walk" ? reach(maze, maze.ghosts[position.turn] ?? 0) : [];

function cardsOf(maze: Maze, entering: Arrow | "", told: Told | null): string[] {
  const named = (square: number) => maze.cards[square]?.name ?? maze.spare.name;
  if (told?.kind === "pushed" && entering) return lineOf(entering).map(named);
  if (told?.kind === "treasure_entered" || told?.kind === "treasure_left")
    return [named(squareOf(maze, told.treasure))];
  return [];
}

const STARTS: Record<string, Ghost> = { "1,1": "red", "1,5": "blue", "5,5": "green", "5,1": "yellow" };
/** The colour of a corner, from which that ghost starts; empty elsewhere (LA-3). */
export const cornerAt = (square: string): string => STARTS[square] ?? "";
/** The colour of each seat's ghost, as it was chosen (LA-A22). */
export const coloursOf = (view: View): Ghost[] => view.options.ghosts;

export interface Stood {
  card: Card;
  square: number; // -1: beside the maze
  place: "" | "comes" | "out" | "rests";
  row: number;
  column: number;
}

/** All 26 cards in a steady order, for a node that is moved in the page loses its slide. */
export function cardsStood({ maze, entering, trying }: Scene): Stood[] {
  const first = entering ? lineOf(entering)[0] : -1;
  const laid = maze.cards.map((card, square): Stood => {
    const [row, column] = drawnAt(square, entering, trying);
    return { card, square, place: square === first ? "comes" : "", row, column };
  });
  const [row, column] = entering ? placeOn(entering, SIZE) : [0, 0];
  const spare: Stood = { card: maze.spare, square: -1, place: entering ? "out" : "rests", row, column };
  return [...laid, spare].sort((one, other) => (one.card.name < other.card.name ? -1 : 1));
}

export interface Haunt {
  seat: number;
  out: boolean;
  row: number;
  column: number;
  x: number; // beside others and treasures, as parts of the square
  y: number;
  size: number;
}

/** Ghosts on their squares, beside each other and beside a treasure, or out on their card. */
export function ghostsStood({ maze, entering, trying, gone }: Scene): Haunt[] {
  return maze.ghosts.map((square, seat) => {
    const here = maze.ghosts.flatMap((other, number) => (other === square ? [number] : []));
    const out = entering !== "" && gone.includes(seat);
    const [row, column] = entering && out ? placeOn(entering, SIZE) : drawnAt(square, entering, trying);
    return { seat, out, row, column, ...slot(here.indexOf(seat), here.length, maze.cards[square]?.treasure !== "") };
  });
}

const NOT_YET = 0.1; // a push that is tried out has not clicked in

/** A square as it is drawn: on a line that is only tried out, a little short of where it would be. */
function drawnAt(square: number, entering: Arrow | "", trying: boolean): [number, number] {
  const [row, column] = [rowOf(square), columnOf(square)];
  if (!entering || !trying || !lineOf(entering).includes(square)) return [row, column];
  const back = entering.endsWith(">") || entering.endsWith("v") ? -NOT_YET : NOT_YET;
  return entering.startsWith("R") ? [row, column + back] : [row + back, column];
}

/** Middle and size within a square, as parts of it. */
function slot(place: number, of: number, treasure: boolean): { x: number; y: number; size: number } {
  if (of === 1) return treasure ? { x: -0.19, y: 0.16, size: 0.6 } : { x: 0, y: 0, size: 0.74 };
  const side = place % 2 ? 1 : -1;
  if (of === 2)
    return treasure ? { x: 0.23 * side, y: 0.2, size: 0.48 } : { x: 0.2 * side, y: 0.08 * side, size: 0.56 };
  return { x: 0.27 * side, y: place % 4 < 2 ? 0.27 : -0.27, size: treasure ? 0.4 : 0.46 };
}
