// How much fits on this screen, in letters of the reader's size.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../lib/settings.svelte";

const LETTER = 16; // pixels of a rem at the usual size
const HIGH = 30;
const WIDE = 17;

/** Whether what is less needed gives way: it is behind the menu then. */
export const cramped = (): boolean => low() || (innerWidth.current ?? Infinity) < WIDE * LETTER * settings.text;

/** Whether a question stands in the place of what is one's own, until it is answered. */
export const low = (): boolean => (innerHeight.current ?? Infinity) < HIGH * LETTER * settings.text;
