// How much fits on this screen, in letters of the reader's size.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../lib/settings.svelte";

const LETTER = 16; // pixels of a rem at the usual size
const HIGH = 30;
const WIDE = 17;
const LOW = 14; // sideways, where the field has a column of its own

const high = (): number => (innerHeight.current ?? Infinity) / (LETTER * settings.text);
const wide = (): number => (innerWidth.current ?? Infinity) / (LETTER * settings.text);

/** Whether what is less needed gives way: it is behind the menu then. */
export const cramped = (): boolean => high() < HIGH || wide() < WIDE;

/** Whether a question stands in the place of what is one's own, until it is answered. */
export const low = (): boolean => high() < (wide() > (high() * 4) / 3 ? LOW : HIGH);
