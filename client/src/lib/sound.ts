// Small sounds, made not recorded: nothing before the first tap, and never the only cue.
import { settings } from "./settings.svelte";

// zzfx: volume, randomness, frequency, attack, sustain, release, shape, ...
const SOUNDS = {
  tap: [0.3, 0.02, 320, 0, 0.01, 0.04, 1, 1.4],
  paper: [0.35, 0.05, 900, 0.01, 0.01, 0.06, 4, 0.6, -8],
  wood: [0.5, 0.02, 140, 0, 0.02, 0.08, 1, 1.8],
  coin: [0.4, 0, 1200, 0, 0.03, 0.16, 1, 1.6, 0, 0, 400, 0.05],
  bell: [0.5, 0, 330, 0.01, 0.12, 0.5, 0, 1.2],
  no: [0.4, 0, 150, 0.01, 0.05, 0.1, 2, 1.2],
} as const;

export type Sound = keyof typeof SOUNDS;
type Zzfx = (...values: readonly (number | undefined)[]) => unknown;

let play: Zzfx | null = null;

/** Call once: the first tap or key lets sounds be heard. */
export function wakeSounds(): void {
  const wake = async (): Promise<void> => {
    play = (await import("zzfx")).zzfx as Zzfx;
  };
  addEventListener("pointerdown", () => void wake(), { once: true });
}

export function sound(name: Sound): void {
  if (settings.sound && !document.hidden) play?.(...SOUNDS[name]);
}
