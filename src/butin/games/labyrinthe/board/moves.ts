// Moves as paths of spots: the spare as it lies and an arrow, or a square; and what a touch does besides.
import type { Spot, Surface, Words } from "@page/frames/contract";
import { numberOf } from "./arrows";
import { arrowOf, isSecret, lay, targetOf } from "./laid";
import { beyond, lineOf, mazeOf, nameOf, pushed, reach, squareNamed, squareOf, turned } from "./maze";
import { type Aim, barredArrow } from "./scene";
import type { Arrow, View } from "./shapes";
import type { Laid } from "./laid";

const SPARE = "spare:";
const IN_MAZE = "maze:"; // squares and arrows, among which arrow keys go

export const spotOfArrow = (arrow: Arrow): Spot => IN_MAZE + arrow;
export const spotOfSquare = (square: number): Spot => IN_MAZE + nameOf(square);

/** "R2> NES", "1,3". */
export function steps(move: string): Spot[] {
  const [first = "", sides] = move.split(" ");
  return sides ? [SPARE + sides, IN_MAZE + first] : [IN_MAZE + first];
}

/** As the spare lies. */
export function starts({ position }: View): Spot[] {
  return position.phase === "shift" ? [SPARE + (position.spare.split(" ")[1] ?? "")] : [];
}

/** The spare turns; in the hand a ghost goes one of four ways. */
export function pick(picked: Spot[], spot: Spot, view: View): Spot[] | null {
  if (spot.startsWith("way:")) return led(picked, spot.slice(4), view);
  if (spot !== "spare" || !canTurn(view)) return null;
  return picked.map((one) => (one.startsWith(SPARE) ? SPARE + turned(sidesIn([one])) : one));
}

function led(picked: Spot[], side: string, view: View): Spot[] | null {
  const maze = mazeOf(view.position);
  const next = beyond(maze, squareIn(picked) ?? maze.ghosts[view.seat] ?? 0, side);
  return next < 0 ? null : [spotOfSquare(next)];
}

const inMaze = (picked: Spot[]): string => picked.find((one) => one.startsWith(IN_MAZE))?.slice(IN_MAZE.length) ?? "";
export const arrowIn = (picked: Spot[]): Arrow | "" => arrowOf(inMaze(picked));
/** How the spare lies, as far as it was turned. */
export const sidesIn = (picked: Spot[]): string =>
  picked.find((one) => one.startsWith(SPARE))?.slice(SPARE.length) ?? "";
/** Where a ghost was led. */
export function squareIn(picked: Spot[]): number | null {
  const name = inMaze(picked);
  return /^\d,\d$/.test(name) ? squareNamed(name) : null;
}

/** Whether the spare may be turned: pushes in more than one position are offered (LA-A3). */
export const canTurn = (view: View): boolean => new Set(view.legal.map((move) => move.split(" ")[1])).size > 1;

export const confirms = ({ position }: View, surface: Surface): boolean | "button" =>
  surface === "hand" ? "button" : position.phase === "shift";

/** In the secret form what one tries out tells what one seeks. */
export const aims = (view: View): boolean => !isSecret(view);

/** One's own ghost, or an arrow. */
export const begins = (view: View): Spot =>
  view.position.phase === "walk" ? IN_MAZE + (view.position.ghosts[view.seat] ?? "") : spotOfArrow("C2v");

/** Where the spare would come in. */
export function entryOf(picked: Spot[]): Spot {
  const arrow = arrowIn(picked);
  return arrow && spotOfSquare(lineOf(arrow)[0] ?? -1);
}

/** What the referee would be asked with a touch that leads nowhere. */
export function asks({ legal, position }: View, picked: Spot[], spot: Spot): string {
  const sides = sidesIn(picked);
  if (spot === "spare") return sides && `${arrowIn(picked) || legal[0]?.split(" ")[0]} ${turned(sides)}`;
  if (spot === entryOf(picked)) return "";
  const name = inMaze([spot]);
  return arrowOf(name) ? `${name} ${sides || (position.spare.split(" ")[1] ?? "")}` : name;
}

/** The same in a hand. */
export function denies(view: View, _picked: Spot[], spot: Spot, words: Words): string {
  if (spot === "spare") return `${words.t("board-fast")}.`;
  const arrow = arrowIn([spot]);
  return arrow && arrow === barredArrow(view) ? words.t("hand-barred", { number: numberOf(arrow) }) : "";
}

/** How many squares a push would open, and whether the sought treasure is among them. */
export function consequence(view: View, { arrow, sides }: Aim): { count: number; found: string } {
  const maze = pushed(mazeOf(view.position), arrow, sides);
  const lit = reach(maze, maze.ghosts[view.seat] ?? 0);
  const target = targetOf(view);
  return { count: lit.length, found: lit.includes(squareOf(maze, target)) ? target : "" };
}

/** What a push would open; in the hand that the ghost has come to the treasure. */
export function foretells(_laid: Laid, view: View, picked: Spot[], words: Words): string {
  const arrow = arrowIn(picked);
  if (!arrow) return arrives(view, picked, words);
  const { count, found } = consequence(view, { arrow, sides: sidesIn(picked) });
  const opens = words.t("board-opens", { count });
  return found ? `${opens} ${words.t("board-within", { treasure: found })}` : opens;
}

function arrives(view: View, picked: Spot[], words: Words): string {
  const here = squareIn(picked);
  const treasure = targetOf(view);
  const there = here !== null && here === squareOf(lay(view).maze, treasure) && view.legal.includes(nameOf(here));
  return there ? words.t("hand-there", { treasure }) : "";
}
