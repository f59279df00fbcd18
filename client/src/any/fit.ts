// How wide pieces can be, so that all zones fit into a room: beside each other, and in lines where they must.
import type { Zone } from "./zones";

export interface Room {
  wide: number;
  high: number;
  gap: number; // between two pieces
  label: number; // height of a zone's name; 0 where none is shown
  most: number; // wider is no piece
}

const STEP = 2;
const LEAST = 14;
const BROKEN = 56; // a row of smaller ones breaks into lines

/** Height of a piece, as a part of its width. */
export const tall = ({ role }: Zone): number => (role.look === "card" ? 1.3 : 1);

/** In pixels; where nothing is measured yet, half of the most. */
export function fitted(zones: Zone[], room: Room): number {
  if (!room.wide || !room.high) return room.most / 2;
  for (let width = room.most; width > LEAST; width -= STEP) if (height(zones, width, room) <= room.high) return width;
  return LEAST;
}

/** Of all lines, with pieces of this width; each zone has air around it. */
function height(zones: Zone[], width: number, { wide, gap, label }: Room): number {
  const step = width + gap;
  const across = wide - 2 * gap;
  let [at, line, sum] = [0, 0, 0];
  for (const zone of zones) {
    const pieces = Math.max(1, zone.columns || (zone.role.form === "pile" ? 1 : zone.items.length));
    if ((zone.columns || width > BROKEN) && pieces * step > across) return Infinity;
    const fits = Math.max(1, Math.floor(across / step));
    const own = Math.min(pieces, fits) * step + 2 * gap;
    if (at && at + own > wide) [sum, at, line] = [sum + line, 0, 0];
    at += own;
    line = Math.max(line, rows(zone, pieces, fits) * (width * tall(zone) + gap) + label + 2 * gap);
  }
  return sum + line;
}

const rows = ({ columns, items }: Zone, across: number, fits: number): number =>
  columns ? Math.ceil(items.length / columns) : Math.ceil(across / fits);
