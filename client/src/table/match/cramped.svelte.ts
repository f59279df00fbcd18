// How much fits on this screen, in letters of the reader's size: large text is as good as a small screen.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../../lib/settings.svelte";

const LETTER = 16; // pixels of a rem at the usual size
const HIGH = 31;
const WIDE = 17;
const LOW = 16; // sideways, where the field has a column of its own

const high = (): number => (innerHeight.current ?? Infinity) / (LETTER * settings.text);
const wide = (): number => (innerWidth.current ?? Infinity) / (LETTER * settings.text);

/** Whether what is less needed gives way: it is behind the menu then. */
export const cramped = (): boolean => high() < HIGH || wide() < WIDE;

/** Whether a question stands in the place of what is one's own, until it is answered. */
export const low = (): boolean => high() < (wide() > (high() * 4) / 3 ? LOW : HIGH);

const ROOMY = { wide: 62.5, high: 32.5 };
const ASPECT = 4 / 3; // as wide as that, and the field stands beside the rest

/** How a table lies: everything below each other, the field left of the rest, or in the middle of it. */
export function lying(): "upright" | "sideways" | "wide" {
  if (wide() >= ROOMY.wide && high() > ROOMY.high) return "wide";
  return wide() >= high() * ASPECT ? "sideways" : "upright";
}
