// Small sounds, made not recorded; fetched with the first tap or key.
import { zzfx } from "zzfx";

// zzfx: volume, randomness, frequency, attack, sustain, release, shape, ...
type Note = readonly (number | undefined)[];

const soft = (frequency: number): Note => [0.4, 0, frequency, 0.01, 0.1, 0.4, 0, 1.2];
const knuckle: Note = [0.5, 0.02, 190, 0, 0.01, 0.06, 1, 1.8];
// the last one lets only what is low through: there is cloth under the dice
const die = (volume: number): Note => [
  ...[volume, 0.3, 240, 0, 0.01, 0.05, 4, 0.8],
  ...Array<undefined>(12).fill(undefined),
  -700,
];

/** One note, or several with so many milliseconds between them. */
const SOUNDS = {
  tap: [0, [0.3, 0.02, 320, 0, 0.01, 0.04, 1, 1.4]],
  paper: [0, [0.35, 0.05, 900, 0.01, 0.01, 0.06, 4, 0.6, -8]],
  wood: [0, [0.5, 0.02, 140, 0, 0.02, 0.08, 1, 1.8]],
  coin: [0, [0.4, 0, 1200, 0, 0.03, 0.16, 1, 1.6, 0, 0, 400, 0.05]],
  bell: [0, [0.5, 0, 330, 0.01, 0.12, 0.5, 0, 1.2]],
  no: [0, [0.4, 0, 150, 0.01, 0.05, 0.1, 2, 1.2]],
  dice: [70, die(0.5), die(0.4), die(0.45), die(0.25)],
  robbed: [150, [0.6, 0, 110, 0, 0.03, 0.1, 1, 1.6], [0.6, 0, 92, 0, 0.03, 0.14, 1, 1.6]],
  knock: [130, knuckle, knuckle],
  end: [140, soft(523.25), soft(659.25), soft(783.99)],
} as const satisfies Record<string, readonly [number, Note, ...Note[]]>;

export type Sound = keyof typeof SOUNDS;

/** Whoever wants to know what is heard listens to `butin:sound`. */
export function play(name: Sound): void {
  const [apart, first, ...later]: readonly [number, Note, ...Note[]] = SOUNDS[name];
  zzfx(...first);
  later.forEach((note, nth) => setTimeout(() => zzfx(...note), apart * (nth + 1)));
  dispatchEvent(new CustomEvent("butin:sound", { detail: name }));
}
