// What lies on the table, from a view alone and after each event that is told of it.
import { ARROWS, type Maze, lineOf, mazeOf, pushed, squareNamed } from "./maze";
import type { Arrow, Position, Secret, Told, View } from "./shapes";

/** Discs: of each seat those that it found, and how many lie face down. */
export interface Pile {
  seat: number; // -1: the pile of all
  found: string[];
  hidden: number;
}
export interface Laid {
  maze: Maze;
  last: Arrow | ""; // where a card was pushed in last
  target: string; // what this reader knows to be sought: a treasure, "?" or "none"
  piles: Pile[];
  over: boolean; // nothing is left to do
  gone: number[]; // seats whose ghosts are on the card that went out, until they are brought round
}

export const lay = (view: View): Laid => ({
  maze: mazeOf(view.position),
  last: arrowOf(view.position.last_arrow),
  target: targetOf(view),
  piles: pilesOf(view),
  over: view.position.phase === "over",
  gone: [],
});

/** A find lies there when its disc has reached the seat; until another is turned up it is the one that was sought. */
export function after(laid: Laid, told: Told, seat: number): Laid {
  if (told.kind === "pushed") return slid(laid, told.arrow, told.sides);
  if (told.kind === "brought_round") return { ...laid, gone: laid.gone.filter((one) => one !== told.seat) };
  if (told.kind === "walked") return { ...laid, maze: stepped(laid.maze, told.seat, squareNamed(told.square)) };
  if (told.kind === "taken") return found(laid, told.seat, told.treasure, seat);
  if (told.kind === "seen") return { ...laid, target: told.treasure };
  if (told.kind === "turned_up") return { ...changed(laid, -1, { hidden: told.left }), target: told.treasure };
  if (told.kind === "ended") return { ...laid, over: true, target: isCommon(laid) ? "none" : laid.target };
  return laid;
}

/** Ghosts whose card goes out come in again at the other end (LA-10). */
function slid(laid: Laid, arrow: Arrow, sides: string): Laid {
  const edge = lineOf(arrow).at(-1);
  const gone = laid.maze.ghosts.flatMap((square, seat) => (square === edge ? [seat] : []));
  return { ...laid, maze: pushed(laid.maze, arrow, sides), last: arrow, gone };
}

const stepped = (maze: Maze, seat: number, square: number): Maze => ({
  ...maze,
  ghosts: maze.ghosts.map((place, one) => (one === seat ? square : place)),
});

function found(laid: Laid, finder: number, treasure: string, seat: number): Laid {
  const pile = laid.piles.find((one) => one.seat === finder);
  const hidden = Math.max(0, (pile?.hidden ?? 0) - 1); // in the secret form each has a pile of its own (LA-19)
  const next = changed(laid, finder, { found: [...(pile?.found ?? []), treasure], hidden });
  return isCommon(laid) || finder !== seat ? next : { ...next, target: hidden ? "?" : "none" };
}

const isCommon = ({ piles }: Laid): boolean => piles.some(({ seat }) => seat < 0);
const changed = (laid: Laid, seat: number, part: Partial<Pile>): Laid => ({
  ...laid,
  piles: laid.piles.map((pile) => (pile.seat === seat ? { ...pile, ...part } : pile)),
});

export const arrowOf = (text: string): Arrow | "" => ARROWS.find((arrow) => arrow === text) ?? "";

/** What is sought, as far as this seat knows. */
export function targetOf(view: View): string {
  const { target, turn } = view.position;
  return Array.isArray(target) ? (target[view.seat >= 0 ? view.seat : turn] ?? "none") : target;
}

export const isSecret = (view: View): boolean => hasTargets(view.position);
const hasTargets = (position: Position): position is Secret => Array.isArray(position.target);

function pilesOf({ position }: View): Pile[] {
  const piles = position.taken.map((discs, seat) => ({ seat, found: discs, hidden: 0 }));
  if (!hasTargets(position)) return [...piles, { seat: -1, found: [], hidden: position.face_down.length }];
  const { face_down: down, target } = position;
  return piles.map((pile) => ({
    ...pile,
    hidden: (down[pile.seat]?.length ?? 0) + Number(target[pile.seat] !== "none"),
  }));
}
