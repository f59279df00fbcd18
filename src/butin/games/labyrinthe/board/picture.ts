// What the table shows at each moment: the view, a push that is only tried out, or an event that is being told.
import { ARROWS, type Maze, mazeOf, opposite, pushed, reach, squareNamed, squareOf } from "./maze";
import { coloursOf } from "./places";
import type { Arrow, Position, Secret, Told, View } from "./shapes";

/** A push that is tried out: nothing is done yet. */
export interface Aim {
  arrow: Arrow;
  sides: string;
}
export interface Picture {
  maze: Maze;
  entering: Arrow | ""; // the arrow whose line is on its way
  trying: boolean;
  target: string; // what this reader knows to be sought: a treasure, "?" or "none"
  piles: Pile[];
  over: boolean; // nothing is left to do
  lit: number[]; // squares that can be walked to
  colours: string[]; // of the ghosts, seat by seat
  path: number[]; // the walk that is being told
}

const SLIDES: Told["kind"][] = ["pushed", "treasure_entered", "treasure_left", "carried", "brought_round"];
const STILL_SOUGHT: Told["kind"][] = [...SLIDES, "walked", "stayed", "taken"]; // told before a new target is turned up

export function pictureOf(view: View, next: View | null, told: Told | null, aim: Aim | null): Picture {
  const after = told ? (next ?? view) : view;
  const slides = told !== null && SLIDES.includes(told.kind);
  const now = mazeOf(after.position);
  const maze = aim ? pushed(now, aim.arrow, aim.sides) : now;
  const sought = told && STILL_SOUGHT.includes(told.kind) ? view : after;
  return {
    maze,
    entering: aim?.arrow ?? (slides ? arrowOf(after.position.last_arrow) : ""),
    trying: aim !== null,
    target: targetOf(sought),
    piles: pilesOf(sought),
    over: sought.position.phase === "over",
    lit: aim ? reach(maze, maze.ghosts[view.seat] ?? 0) : told ? [] : walksOf(view),
    colours: coloursOf(view),
    path: told?.kind === "walked" ? told.path.map(squareNamed) : [],
  };
}

export const arrowOf = (text: string): Arrow | "" => ARROWS.find((arrow) => arrow === text) ?? "";

/** What is sought, as far as this seat knows. */
export function targetOf(view: View): string {
  const { target, turn } = view.position;
  return Array.isArray(target) ? (target[view.seat >= 0 ? view.seat : turn] ?? "none") : target;
}

export const isSecret = (view: View): boolean => hasTargets(view.position);
const hasTargets = (position: Position): position is Secret => Array.isArray(position.target);

/** The arrow where the card came out and may not go back in (LA-7). */
export function barredArrow(view: View): Arrow | "" {
  const last = arrowOf(view.position.last_arrow);
  return last === "" ? "" : opposite(last);
}

/** Whether the spare may be turned: pushes in more than one position are offered (LA-A3). */
export function canTurn(view: View): boolean {
  return new Set(view.legal.map((move) => move.split(" ")[1])).size > 1;
}

/** Where the ghost may go now. */
export function walksOf(view: View): number[] {
  return view.position.phase === "walk" ? view.legal.map(squareNamed) : [];
}

/** How many squares a push would open, and whether the sought treasure is among them. */
export function consequence(view: View, aim: Aim): { count: number; found: string } {
  const { maze, lit } = pictureOf(view, null, null, aim);
  const target = targetOf(view);
  return { count: lit.length, found: lit.includes(squareOf(maze, target)) ? target : "" };
}

/** A move text as something to show: a push that is tried out, or a square. */
export function readMove(move: string): Aim | number | null {
  const [first = "", sides = ""] = move.split(" ");
  const arrow = arrowOf(first);
  if (arrow) return { arrow, sides };
  return /^\d,\d$/.test(first) ? squareNamed(first) : null;
}

/** The discs as they lie beside the maze: of each seat those found, and how many lie face down. */
export interface Pile {
  seat: number;
  found: string[];
  hidden: number;
} // seat -1: the pile of all
export function pilesOf({ position }: View): Pile[] {
  const { taken } = position;
  if (hasTargets(position)) {
    const { face_down: down, target } = position;
    return taken.map((found, seat) => ({
      seat,
      found,
      hidden: (down[seat]?.length ?? 0) + Number(target[seat] !== "none"),
    }));
  }
  const found = taken.map((discs, seat) => ({ seat, found: discs, hidden: 0 })).filter((pile) => pile.found.length);
  return [...found, { seat: -1, found: [], hidden: position.face_down.length }];
}
