// How the tower stands, each object on what is below it, and how it lies when the column has been pulled.
import type { Kind } from "./shapes";
import { type Piece, TOWER } from "./pieces";

/** What is drawn of an object, in units of a tower 100 wide; `top` from its foot upwards. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
  sunk: number; // how much of its height stands in what is below
}

export const WIDE = 100;
export const OVERLAP = 4; // each sinks a little into what it stands on

interface Drawn {
  width: number;
  shape: number;
  head: number;
  foot: number;
} // height to width; the share of the picture that is empty above and below
const DRAWN: Record<Exclude<Kind, "column">, Drawn> = {
  carpet: { width: 88, shape: 64 / 88, head: 0.22, foot: 0.22 },
  chest: { width: 46, shape: 1, head: 0.12, foot: 0.05 },
  cushion: { width: 46, shape: 1, head: 0.16, foot: 0.14 },
  gem: { width: 46, shape: 1, head: 0.13, foot: 0.04 },
  lamp: { width: 52, shape: 1, head: 0.13, foot: 0.04 },
};
const CELL = WIDE / 2;
const COLUMN = { width: 60, height: 118 };
const LAYERS: Kind[][] = [["carpet"], ["chest", "cushion"], ["gem"], ["lamp"]]; // from the column up
const FALLEN: Kind[] = ["lamp", "chest", "gem", "carpet", "cushion"];

export interface Tower {
  fallen: boolean;
  where: Record<string, Spot>; // by an object's key
  high: number; // in widths
}

/** As long as the column stands the tower does; after that all else lies there. */
export function towerOf(all: Piece[]): Tower {
  const fallen = all.some(({ kind, owner }) => kind === "column" && owner !== TOWER);
  const where = fallen ? lying(all) : standing(all);
  return {
    fallen,
    where,
    high: Math.max(0, ...Object.values(where).map(({ top }) => top)) / WIDE,
  };
}

/** Where each object of the round stands, taken ones included, so that nothing jumps when one goes. */
export function standing(all: Piece[]): Record<string, Spot> {
  const column = {
    left: (WIDE - COLUMN.width) / 2,
    top: COLUMN.height,
    sunk: 0,
    ...COLUMN,
  };
  const found: Record<string, Spot> = { column };
  let floor = COLUMN.height;
  for (const kinds of LAYERS) {
    const layer = all.filter(({ kind }) => kinds.includes(kind));
    const below = Object.values(found);
    const spots = layer.map(({ kind }, nth) => sunken(upon(floor, kind, nth, layer.length), below));
    layer.forEach(({ key }, nth) => (found[key] = spots[nth] as Spot));
    if (layer.length) floor = Math.min(...spots.map(({ top }) => top));
  }
  return found;
}

/** How far a picture reaches beyond what a finger finds of it, in shares of the latter: above and below. */
export function beyond(kind: Kind, { height, sunk }: Spot): [number, number] {
  if (kind === "column") return [0, 0];
  const { head, foot } = DRAWN[kind];
  const whole = height / (1 - head - foot);
  return [(head * whole) / (height - sunk), (foot * whole + sunk) / (height - sunk)];
}

/** Where each lies: in two columns, large enough for a finger. */
export function lying(all: Piece[]): Record<string, Spot> {
  const order = all
    .filter(({ kind }) => kind !== "column")
    .sort((one, other) => FALLEN.indexOf(one.kind) - FALLEN.indexOf(other.kind));
  const rows = Math.ceil(order.length / 2);
  const found: Record<string, Spot> = {};
  for (const [nth, { key }] of order.entries()) {
    found[key] = {
      left: nth % 2 ? WIDE / 2 : 0,
      top: (rows - Math.floor(nth / 2)) * CELL,
      width: CELL,
      height: CELL,
      sunk: 0,
    };
  }
  return found;
}

function upon(floor: number, kind: Kind, nth: number, many: number): Spot {
  const { width, shape, head, foot } = DRAWN[kind as Exclude<Kind, "column">];
  const height = width * shape * (1 - head - foot);
  return {
    left: (WIDE - width * many) / 2 + nth * width,
    top: floor - OVERLAP + height,
    width,
    height,
    sunk: 0,
  };
}

function sunken(spot: Spot, others: Spot[]): Spot {
  const { left, width, top, height } = spot;
  const below = others.filter((other) => other.left < left + width && left < other.left + other.width);
  return {
    ...spot,
    sunk: Math.max(0, ...below.map((other) => other.top - (top - height))),
  };
}
