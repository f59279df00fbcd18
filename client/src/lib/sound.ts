// Small sounds: nothing before the first tap or key, and never the only cue.
import { settings } from "./settings.svelte";
import type { Sound } from "./synth";

export type { Sound } from "./synth";

let play: ((name: Sound) => void) | null = null;
let hushed = false;

/** Beside a television a phone is silent: the sounds come from there. */
export function hush(silent: boolean): void {
  hushed = silent;
}

/** Call once: the first tap or key that counts as somebody's wish lets sounds be heard. */
export function wakeSounds(): void {
  const wake = async (): Promise<void> => {
    if (!play && (navigator.userActivation?.hasBeenActive ?? true)) ({ play } = await import("./synth"));
  };
  for (const wish of ["pointerdown", "pointerup", "keydown"]) addEventListener(wish, () => void wake());
}

export function sound(name: Sound): void {
  if (settings.sound && !hushed && !document.hidden) play?.(name);
}
