// How the tower stands, and how it lies when the column has been pulled. In a box 100 wide and 250 high.
import type { Kind } from "./shapes";
import type { Piece } from "./pieces";

export interface Spot { left: number; top: number; width: number; height: number }

export const WIDE = 100;
export const HIGH = 250;

const LAYER = 46;
const TALLEST = 132;
const LAYERS: Kind[][] = [["carpet"], ["chest", "cushion"], ["gem"], ["lamp"]]; // from the column up
const FALLEN: Kind[] = ["lamp", "chest", "gem", "carpet", "cushion"];

/** Where each object of the round stands or lies, taken ones included, so that nothing jumps when one goes. */
export function spots(all: Piece[], fallen: boolean): Record<string, Spot> {
  return fallen ? lying(all) : standing(all);
}

function standing(all: Piece[]): Record<string, Spot> {
  const layers = LAYERS.map((kinds) => all.filter(({ kind }) => kinds.includes(kind))).filter((layer) => layer.length);
  const tall = Math.min(TALLEST, HIGH - layers.length * LAYER);
  const found: Record<string, Spot> = { column: { left: 20, top: HIGH - tall, width: 60, height: tall } };
  for (const [storey, layer] of layers.entries()) {
    const top = HIGH - tall - (storey + 1) * LAYER;
    const width = layer.length > 1 ? 46 : layer[0]?.kind === "carpet" ? 88 : 56;
    for (const [nth, { key }] of layer.entries()) {
      found[key] = { left: (WIDE - width * layer.length) / 2 + nth * width, top, width, height: LAYER };
    }
  }
  return found;
}

function lying(all: Piece[]): Record<string, Spot> {
  const order = all.filter(({ kind }) => kind !== "column").sort((one, other) => FALLEN.indexOf(one.kind) - FALLEN.indexOf(other.kind));
  const rows = Math.ceil(order.length / 2);
  const found: Record<string, Spot> = { column: { left: 20, top: HIGH - TALLEST, width: 60, height: TALLEST } };
  for (const [nth, { key }] of order.entries()) {
    const row = Math.floor(nth / 2);
    found[key] = { left: nth % 2 ? 50 : 1, top: HIGH - (rows - row) * 62 + (nth % 2 ? 10 : 2), width: 48, height: 50 };
  }
  return found;
}
