// How much fits on this screen, in letters of the reader's size.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../lib/settings.svelte";

const LETTER = 16; // pixels of a rem at the usual size
const HIGH = 30;
const WIDE = 17;

/** Whether what is less needed gives way: it is behind the menu then. */
export function cramped(): boolean {
  const letter = LETTER * settings.text;
  return (innerHeight.current ?? Infinity) < HIGH * letter || (innerWidth.current ?? Infinity) < WIDE * letter;
}
