// The rug in small: dice that count in two rows as they lie, those that do not beside it. None hides another.
import { thrown } from "./dice";
import { LOW, type Plan, SIZE } from "./lay";
import type { Die } from "./shapes";

export const HIGH = 152; // pixels, where there is room for all of them
export const DIE = 56;
const ROWS = [41, 111];
const PITCH = 82;
const RIM = 14;
const ASIDE = 54;
const TILTED = 14; // a die across the rim lies that much nearer
const FEW = 3; // columns of an empty rug

/** The left end of the rug is at 0. */
export function strip(dice: (Die | "unthrown")[]): Plan {
  const all = thrown(dice);
  const on = inRows(all.filter(({ die }) => die.place === "bazaar"));
  const off = inRows(all.filter(({ die }) => die.place !== "bazaar"));
  const columns = Math.max(1, ...on.map(({ column }) => column + 1));
  const wide = Math.max(FEW, columns) * PITCH + 2 * RIM;
  const step = (wide - 2 * RIM) / columns;
  const beside = (column: number, die: Die): number =>
    wide + ASIDE * (column + 0.5) + 4 - (die.place === "edge" ? TILTED : 0);
  const sized = (share: number) => (DIE * share) / SIZE;
  const width = wide + ASIDE * Math.max(0, ...off.map(({ column }) => column + 1)) + (off.length ? 6 : 0);
  return {
    dice: [
      ...on.map((one) => small(one, RIM + step * (one.column + 0.5) + one.shift, sized(1))),
      ...off.map((one) => small(one, beside(one.column, one.die), sized(LOW))),
    ],
    rug: { across: wide / 2, down: HIGH / 2 - 4 },
    middle: { x: wide / 2, y: HIGH / 2 },
    box: [-4, 0, width + 8, HIGH],
  };
}

interface Rowed {
  die: Die;
  index: number;
  row: number;
  column: number;
  shift: number;
}

/** The upper half above, the lower below, each from left to right. */
function inRows(all: { die: Die; index: number }[]): Rowed[] {
  const down = [...all].sort((one, other) => one.die.y - other.die.y || one.index - other.index);
  const upper = Math.ceil(all.length / 2);
  return [down.slice(0, upper), down.slice(upper)].flatMap((dice, row) =>
    dice
      .sort((one, other) => one.die.x - other.die.x || one.index - other.index)
      .map((one, column) => ({ ...one, row, column, shift: row ? 5 : -5 })),
  );
}

function small({ die, index, row }: Rowed, x: number, size: number): Plan["dice"][number] {
  return {
    die,
    index,
    x,
    y: ROWS[row] ?? 0,
    turn: ((index * 5) % 9) - 4,
    size,
  };
}
