// Where the dice are drawn: as they fell, but larger than life and none hiding another; the rug is seen from a chair.
import type { Die } from "./shapes";

export interface Lying {
  die: Die;
  index: number;
  x: number;
  y: number;
  turn: number;
}
export interface Room {
  across: number;
  down: number;
} // half of the rug
/** All that is drawn: the rug with its middle somewhere in a box, and dice of any size. */
export interface Plan {
  dice: (Lying & { size: number })[];
  rug: Room;
  middle: { x: number; y: number };
  box: [x: number, y: number, width: number, height: number];
}

export const HIGH_RUG: Room = { across: 80, down: 98 };
export const WIDE_RUG: Room = { across: 112, down: 70 }; // where there is more room across
export const TALL_RUG: Room = { across: 80, down: 124 };
const FAR_RUG: Room = { across: 80, down: 108 }; // as high as a television
export const MARGIN = 36;
export const SIZE = 34;
export const LOW = 0.8; // dice on the floor lie deeper than the rug

const INSIDE = 112; // mm: as far out as a die lies wholly on the bazaar
const OUTSIDE = 128; // mm: from here on it is beside
const GAP = 39; // between the middles of two dice, turned a little
const TILT = 6; // more for a die that tilts over the rim
const KEEP = 20; // a die on the rug stays that far from the rim
const FLOOR = 17; // and one on the floor that far
const PASSES = 80;
const LIFT = { x: 8, y: -11 }; // a die that lies on another

/** The rug that fills so much room best. */
export function rugFor(width: number, height: number): Room {
  if (width > height * 1.05) return WIDE_RUG;
  return height > width * 1.4 ? TALL_RUG : HIGH_RUG;
}

/** On a rug that fills so much room. */
export const planFor = (dice: (Die | "unthrown")[], width: number, height: number): Plan =>
  planned(dice, rugFor(width, height), MARGIN, MARGIN);

/** To be seen from the sofa: what does not count lies left and right of the rug. */
export const planAfar = (dice: (Die | "unthrown")[]): Plan => planned(sideways(dice), FAR_RUG, MARGIN - 2, 6);

function planned(dice: (Die | "unthrown")[], rug: Room, across: number, down: number): Plan {
  const half = { x: rug.across + across, y: rug.down + down };
  return {
    dice: lay(dice, rug).map((one) => ({
      ...one,
      size: one.die.place === "beside" && one.die.upon < 0 ? LOW : 1,
    })),
    rug,
    middle: { x: 0, y: 0 },
    box: [-half.x, -half.y, 2 * half.x, 2 * half.y],
  };
}

/** Every die that was thrown, those on others last. */
export function lay(dice: (Die | "unthrown")[], rug: Room): Lying[] {
  const lying = dice.flatMap((die, index) => (die === "unthrown" ? [] : [placed(die, index, rug)]));
  const flat = lying.filter(({ die }) => die.upon < 0);
  for (let pass = 0; pass < PASSES; pass += 1) if (!spread(flat, rug)) break;
  return [...flat, ...flat.flatMap((lowest) => heap(lowest, lying))];
}

/** What lies on a die, and on that in turn, from below upwards: drawn as one stack in which every die looks out. */
function heap(lowest: Lying, lying: Lying[]): Lying[] {
  const dice = [lowest];
  for (const below of dice) dice.push(...lying.filter(({ die }) => die.upon === below.index));
  return dice.slice(1).map((one, nth) => ({
    ...one,
    x: lowest.x + LIFT.x * (nth + 1),
    y: lowest.y + LIFT.y * (nth + 1),
  }));
}

function placed(die: Die, index: number, rug: Room): Lying {
  const one = {
    die,
    index,
    x: along(die.x, rug.across),
    y: along(die.y, rug.down),
    turn: ((((die.x * 7 + die.y * 13 + index * 31) % 9) + 9) % 9) - 4,
  };
  return kept(one, rug);
}

/** One axis: the rug itself, its edge stretched so that a large die shows where it lies, then the floor. */
function along(millimetres: number, half: number): number {
  const far = Math.abs(millimetres);
  const inner = half - KEEP;
  const drawn =
    far <= INSIDE
      ? (far * inner) / INSIDE
      : far < OUTSIDE
        ? inner + ((far - INSIDE) * 2 * KEEP) / (OUTSIDE - INSIDE)
        : half + FLOOR;
  return Math.sign(millimetres) * drawn;
}

/** A die stays where the referee said: on the rug, across its rim, or beside it. */
function kept(one: Lying, rug: Room): Lying {
  const { die } = one;
  const wide = Math.abs(die.x) >= Math.abs(die.y);
  const limit = (value: number, half: number, rules: boolean): number => {
    const far = Math.abs(value);
    const sign = Math.sign(value) || 1;
    if (die.place === "bazaar") return sign * Math.min(far, half - KEEP);
    if (!rules) return sign * Math.min(far, half + FLOOR);
    return die.place === "edge" ? sign * Math.min(Math.max(far, half - 9), half + 9) : sign * (half + FLOOR);
  };
  one.x = limit(one.x, rug.across, wide);
  one.y = limit(one.y, rug.down, !wide);
  return one;
}

/** Push dice apart that would hide one another; false when none do. */
function spread(flat: Lying[], rug: Room): boolean {
  let moved = false;
  for (const [place, one] of flat.entries()) {
    for (const other of flat.slice(place + 1)) {
      const x = other.x - one.x || 0.1;
      const y = other.y - one.y || 0.1;
      const lack =
        GAP + (one.die.place === "edge" || other.die.place === "edge" ? TILT : 0) - Math.max(Math.abs(x), Math.abs(y));
      if (lack <= 0.5) continue;
      moved = true;
      const axis = Math.abs(x) >= Math.abs(y) ? "x" : "y";
      const push = (Math.sign(axis === "x" ? x : y) * lack) / 2;
      const side = axis === "x" ? "y" : "x";
      const slip = (Math.sign(side === "x" ? x : y) * lack) / 6; // so that rows dissolve when the rim is in the way
      one[axis] -= push;
      other[axis] += push;
      one[side] -= slip;
      other[side] += slip;
      kept(one, rug);
      kept(other, rug);
    }
  }
  return moved;
}

const WITHIN = 100; // mm: a die at a side lies no further up or down

/** The same dice, those that do not count left or right of the rug, so that it may be as high as its room. */
export function sideways(dice: (Die | "unthrown")[]): (Die | "unthrown")[] {
  return dice.map((die) => {
    if (die === "unthrown" || die.place === "bazaar") return die;
    const [x, y] = Math.abs(die.x) >= Math.abs(die.y) ? [die.x, die.y] : [die.y, die.x];
    return { ...die, x, y: Math.sign(y) * Math.min(Math.abs(y), WITHIN) };
  });
}
