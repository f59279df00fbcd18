// What the animals are drawn with, in a box of 64 by 64. The outline (ink, 3 px, round) comes from where they are drawn.
import type { Mood } from "../bodies";

export const INK = "#241a3d";
export const PAPER = "#fff7e6";
export const PINK = "#f2a0a0";
export const BEAK = "#ffa63d";

export const part = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** Colour without an outline. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
export const line = (d: string, width = 2): string => `<path d="${d}" fill="none" stroke-width="${width}"/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const spot = (x: number, y: number, rx: number, fill = INK, ry = rx): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="none"/>`;
/** The same on the other side. */
export const twin = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 64 0)">${drawn}</g>`;

const GAZE: Record<Mood, [number, number]> = { calm: [0.15, 0.1], glad: [0, 0], sad: [0, 0.4], thinks: [0.4, -0.4] };

/** One eye; `brow` is on which side the face goes on, and `dark` fur has light lines. */
export function eye(mood: Mood, x: number, y: number, r: number, brow = 0, white = PAPER, dark = false): string {
  const ink = dark ? ` stroke="${PAPER}"` : "";
  if (mood === "glad") return `<path d="M${x - r} ${y + r / 2}q${r}${-1.7 * r} ${2 * r} 0" fill="none"${ink}/>`;
  const [right, down] = GAZE[mood];
  const [px, py] = [x + right * r, y + down * r];
  const open =
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.12}" fill="${white}" stroke-width="2"/>` +
    spot(px, py, r * 0.58) +
    spot(px + r * 0.2, py - r * 0.22, r * 0.2, PAPER);
  if (mood !== "sad") return open;
  const [near, far] = [x + brow * r * 0.8, x - brow * r * 1.1];
  return `${open}<path d="M${far} ${y - r * 0.9}L${near} ${y - r * 1.8}" fill="none" stroke-width="2.6"${ink}/>`;
}

/** Two eyes that look at you. */
export const eyes = (mood: Mood, y: number, apart: number, r: number, white = PAPER, dark = false): string =>
  eye(mood, 32 - apart, y, r, 1, white, dark) + eye(mood, 32 + apart, y, r, -1, white, dark);

/** A mouth under a nose, so wide to each side. */
export function mouth(mood: Mood, y: number, w: number, x = 32): string {
  if (mood === "glad")
    return (
      `<path d="M${x - w} ${y}h${2 * w}q0 ${1.7 * w}${-w} ${1.7 * w}t${-w}${-1.7 * w}z" fill="${INK}" stroke-width="2.4"/>` +
      spot(x, y + w * 1.1, w * 0.5, PINK, w * 0.34)
    );
  if (mood === "sad") return line(`M${x - w} ${y + w * 0.8}q${w}${-1.4 * w} ${2 * w} 0`, 2.4);
  if (mood === "thinks") return line(`M${x - w * 0.6} ${y + 2}l${w * 1.4} -1.5`, 2.4);
  return line(`M${x - w} ${y}q${w / 2} ${w * 0.75} ${w} 0q${w / 2} ${w * 0.75} ${w} 0`, 2.4);
}

export const nose = (y: number, w: number, fill = INK, x = 32): string =>
  part(`M${x - w} ${y}h${2 * w}q0 ${w}${-w} ${w * 1.2}q${-w}${-w * 0.2}${-w}${-w * 1.2}z`, fill);

export const whiskers = (y: number, from: number, to: number): string =>
  twin(line(`M${from} ${y}L${to} ${y - 3}M${from} ${y + 4}L${to + 1} ${y + 6}`, 1.6));
