// What a television shows of the maze: the view, an event that is being told, or what a phone tries out.
import type { Aim as Tried } from "@page/lib/board";
import { type Maze, lineOf, reach, squareNamed, squareOf, way } from "./maze";
import { type Aim, type Picture, barredArrow, pictureOf, readMove } from "./picture";
import type { Arrow, Told, View } from "./shapes";

export interface Scene extends Picture {
  aimed: Arrow | "";
  barred: Arrow | "";
  trail: number[]; // a walk that is told or tried out
  pale: { seat: number; square: number } | null; // where a ghost would stop
  gone: number[]; // seats whose ghosts are still on the card that went out
  told: string[]; // cards that the event is about, by name
  mover: number; // the seat whose ghost it is about, or -1
}

const OF_A_GHOST: Told["kind"][] = ["carried", "brought_round", "walked", "stayed", "taken"];
const BEFORE_ROUND: Told["kind"][] = ["pushed", "treasure_entered", "treasure_left", "carried"];

export function sceneOf(seen: View, next: View | null, told: Told | null, tried: Tried | null): Scene {
  const view = { ...seen, seat: -1 };
  const aim = told ? null : aimOf(view, tried);
  const push = aim !== null && typeof aim === "object" ? aim : null;
  const picture = pictureOf(view, next, told, push);
  const { maze } = picture;
  const walker = tried?.seat ?? view.position.turn;
  const from = maze.ghosts[walker] ?? 0;
  const pale = typeof aim === "number" && aim !== from ? { seat: walker, square: aim } : null;
  const walking = !told && view.position.phase === "walk";
  return {
    ...picture,
    lit: push || walking ? reach(maze, from) : [],
    aimed: push?.arrow ?? "",
    barred: view.position.phase === "shift" && !told ? barredArrow(view) : "",
    pale,
    trail: pale ? way(maze, from, pale.square) : picture.path,
    gone: goneOut(view, picture.entering, told),
    told: cardsOf(maze, picture.entering, told),
    mover: told && "seat" in told && OF_A_GHOST.includes(told.kind) ? told.seat : -1,
  };
}

/** What is tried out, as far as it belongs to this moment. */
function aimOf(view: View, tried: Tried | null): Aim | number | null {
  const aim = tried ? readMove(tried.move) : null;
  if (aim === null || !tried || !view.actors.includes(tried.seat)) return null;
  if (typeof aim === "number") return view.position.phase === "walk" ? aim : null;
  return view.position.phase === "shift" && aim.sides ? aim : null;
}

function goneOut(view: View, entering: Arrow | "", told: Told | null): number[] {
  if (!entering || !told || !BEFORE_ROUND.includes(told.kind)) return [];
  const last = lineOf(entering)[4] ?? -1;
  return view.position.ghosts.flatMap((square, seat) => (squareNamed(square) === last ? [seat] : []));
}

function cardsOf(maze: Maze, entering: Arrow | "", told: Told | null): string[] {
  const named = (square: number) => maze.cards[square]?.name ?? maze.spare.name;
  if (told?.kind === "pushed" && entering) return lineOf(entering).map(named);
  if (told?.kind === "treasure_entered" || told?.kind === "treasure_left")
    return [named(squareOf(maze, told.treasure))];
  return [];
}
