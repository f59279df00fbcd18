// A move of any game as a path of spots, by the kinds of moves that the game names; what none of them reads is a button.
import type { Path, Spot, View } from "../frames/contract";
import type { Touch } from "../wire/wire";

interface Kind {
  touch: Touch;
  read: RegExp;
  holes: { field: string; many: boolean }[];
  button: Spot | null; // that ends it, where it names nothing, or several
}

const HOLE = /\{(\w+)(\*?)\}/g;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const button = (move: string): Spot => `move:${move}`;

/** How the moves of a game are read, the first kind that fits. */
export function stepsBy(moves: Touch[]): (move: string) => Path {
  const kinds = moves.map(kindOf);
  return (move) => {
    for (const kind of kinds) {
      const found = kind.read.exec(move);
      if (found) return along(kind, found.slice(1), move);
    }
    return [button(move)];
  };
}

/** The kind of a move. */
export const touchOf = (moves: Touch[], move: string): Touch | undefined =>
  moves.find((touch) => kindOf(touch).read.test(move));

/** Buttons that lead on somewhere, in the order of the moves. */
export function buttonsOf(view: View, steps: (move: string) => Path): string[] {
  const spots = view.legal.flatMap((move) => steps(move).flat());
  return [...new Set(spots.filter((spot) => spot.startsWith("move:")).map((spot) => spot.slice("move:".length)))];
}

function kindOf(touch: Touch): Kind {
  const holes = [...matches(touch.text)].map(([, name = "", star]) => ({
    field: touch.holes[name] ?? name,
    many: star === "*",
  }));
  const parts = touch.text.split(/\{\w+\*?\}/).map(literal);
  const read = parts.reduce((text, part, nth) => `${text}${holes[nth - 1]?.many ? "(.+)" : "(\\S+?)"}${part}`);
  const said = touch.text.replace(HOLE, "").replace(/\s+/g, " ").trim();
  const ends = !holes.length || holes.some(({ many }) => many);
  return { touch, read: new RegExp(`^${read}$`), holes, button: ends ? button(said) : null };
}

function* matches(text: string): Generator<RegExpExecArray> {
  HOLE.lastIndex = 0;
  for (let found = HOLE.exec(text); found; found = HOLE.exec(text)) yield found;
}

function along({ holes, button: end }: Kind, texts: string[], move: string): Path {
  const path: Path = holes.map(({ field, many }, nth) => {
    const words = (texts[nth] ?? "").split(" ").map((word) => `${field}:${word}`);
    return many ? words : (words[0] ?? "");
  });
  return end ? [...path, holes.length ? end : button(move)] : path;
}
