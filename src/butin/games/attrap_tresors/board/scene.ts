// What is being told, on top of what lies on the table: hands, choices, the judging, the pay.
import { given, type Piece, pieces, rebuilt, settled } from "./pieces";
import type { Chosen, Colour, Die, Kind, Told, View } from "./shapes";

export interface Coin {
  key: number;
  seat: number;
  value: number;
  back: boolean;
}
export interface Verdict {
  seat: number;
  right: boolean | null;
  task: Colour | null;
  pattern: string;
}
export interface Scene {
  pieces: Piece[];
  dice: (Die | "unthrown")[];
  choices: Chosen[]; // quiet mode: what each seat has uncovered, `?` what is still secret, "" nothing
  verdict: Verdict | null;
  coins: Coin[];
}

const NO_PRESS = "";

/** The table as it lies. */
export function scene(view: View, before: Scene | null, pressed = NO_PRESS): Scene {
  const { position } = view;
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
  switch (event.kind) {
    case "column_taken":
      return { ...now, pieces: given(now.pieces, "column", event.seat, pressed) };
    case "taken":
      return { ...now, pieces: given(now.pieces, event.object, event.seat, pressed) };
    case "revealed":
      return { ...now, choices: now.choices.map((choice, place) => (place === event.seat ? event.choice : choice)) };
    case "task_shown":
      return { ...now, verdict: { seat: event.seat, right: null, task: event.task, pattern: "" } };
    case "judged_right":
      return {
        ...now,
        verdict: { seat: event.seat, right: true, task: now.verdict?.task ?? null, pattern: event.pattern },
      };
    case "judged_wrong":
      return { ...now, verdict: { seat: event.seat, right: false, task: now.verdict?.task ?? null, pattern: "" } };
    case "paid":
      return {
        ...now,
        pieces: owned(now.pieces, event.object, event.seat),
        coins: [...now.coins, coin(now, event, false)],
      };
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
  const counting = now.dice.flatMap((die, index) =>
    die !== "unthrown" && die.place === "bazaar" ? [{ colour: die.colour, index }] : [],
  );
  const wanted = verdict.task ? [verdict.task] : tasks;
  const many = wanted.filter((task) => counting.filter((die) => die.colour === task).length >= 3);
  return new Set(
    counting.filter((die) => verdict.pattern !== "three" || many.includes(die.colour)).map((die) => die.index),
  );
}

/** Whoever is paid for an object has it, even if its taking was not told. */
function owned(all: Piece[], object: Kind, seat: number): Piece[] {
  if (!all.some((piece) => piece.kind === object && piece.owner < 0)) return all;
  return given(all, object, seat);
}

function coin(now: Scene, { seat, value }: { seat: number; value: number }, back: boolean): Coin {
  return { key: now.coins.length, seat, value, back };
}
