// What is being told, on top of what lies on the table: hands, choices, the judging, the pay.
import type { Told, View } from "@page/lib/board";
import { given, type Piece, pieces, rebuilt, settled } from "./pieces";
import { type Colour, type Die, isColour, isKind, positionOf } from "./position";

export interface Coin { key: number; seat: number; value: number; back: boolean }
export interface Verdict { seat: number; right: boolean | null; task: Colour | null; pattern: string }
export interface Scene {
  pieces: Piece[];
  dice: (Die | "unthrown")[];
  choices: string[]; // quiet mode: what each seat has uncovered, `?` what is still secret, "" nothing
  verdict: Verdict | null;
  coins: Coin[];
}

const NO_PRESS = "";

/** The table as it lies. */
export function scene(view: View, before: Scene | null, pressed = NO_PRESS): Scene {
  const position = positionOf(view);
  return {
    pieces: before ? settled(before.pieces, position, pressed) : pieces(position),
    dice: position.dice,
    choices: position.choices ?? [],
    verdict: null,
    coins: [],
  };
}

/** One event more. */
export function told(now: Scene, event: Told, pressed = NO_PRESS): Scene {
  const seat = event.seat ?? -1;
  const object = String(event.object ?? "");
  switch (event.kind) {
    case "column_taken":
      return { ...now, pieces: given(now.pieces, "column", seat, pressed) };
    case "taken":
      return isKind(object) ? { ...now, pieces: given(now.pieces, object, seat, pressed) } : now;
    case "revealed":
      return { ...now, choices: now.choices.map((choice, place) => (place === seat ? String(event.choice) : choice)) };
    case "task_shown":
      return { ...now, verdict: { seat, right: null, task: colour(event.task), pattern: "" } };
    case "judged_right":
      return { ...now, verdict: { seat, right: true, task: now.verdict?.task ?? null, pattern: String(event.pattern) } };
    case "judged_wrong":
      return { ...now, verdict: { seat, right: false, task: now.verdict?.task ?? null, pattern: "" } };
    case "paid":
      return { ...now, pieces: owned(now.pieces, object, seat), coins: [...now.coins, coin(now, event, false)] };
    case "given_back":
      return { ...now, coins: [...now.coins, coin(now, event, true)] };
    case "tower_rebuilt":
      return { ...now, pieces: rebuilt(now.pieces), dice: [], choices: [], verdict: null, coins: [] };
    default:
      return now;
  }
}

/** The dice that made a grab right, to be shown at the judging. */
export function called(now: Scene, tasks: Colour[]): Set<number> {
  const { verdict } = now;
  if (!verdict?.right) return new Set();
  const counting = now.dice.flatMap((die, index) => (die !== "unthrown" && die.place === "bazaar" ? [{ colour: die.colour, index }] : []));
  const wanted = verdict.task ? [verdict.task] : tasks;
  const many = wanted.filter((task) => counting.filter((die) => die.colour === task).length >= 3);
  return new Set(counting.filter((die) => verdict.pattern !== "three" || many.includes(die.colour)).map((die) => die.index));
}

/** Whoever is paid for an object has it, even if its taking was not told. */
function owned(all: Piece[], object: string, seat: number): Piece[] {
  if (!isKind(object) || !all.some((piece) => piece.kind === object && piece.owner < 0)) return all;
  return given(all, object, seat);
}

function coin(now: Scene, event: Told, back: boolean): Coin {
  return { key: now.coins.length, seat: event.seat ?? -1, value: Number(event.value), back };
}

function colour(word: unknown): Colour | null {
  return typeof word === "string" && isColour(word) ? word : null;
}
