// Calling somebody to a move who looks elsewhere: in the hand, and on the tab.

const NUDGE_MS = 20;
const TREMBLE_MS = 40; // where eyes are on a television

/** Felt where the device can; a browser allows it once the page was touched. */
export function nudge(elsewhere = false): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(elsewhere ? TREMBLE_MS : NUDGE_MS);
}

/** Whether it is felt: a desktop has the function, and no motor. */
export const canTremble = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Say something on the tab, until what is returned is called. */
export function tabbed(word: string): () => void {
  const before = document.title;
  document.title = `● ${word} · ${before}`;
  return () => (document.title = before);
}
