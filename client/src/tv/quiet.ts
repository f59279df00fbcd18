// What the set says of itself: the line is lost and comes back alone, or why something cannot be.
import { say, wordsFor } from "../lib/language.svelte";
import { refusalText } from "../table/saying/lines";
import type { Evening } from "./evening.svelte";

export interface Quiet {
  text: string;
  refused: boolean;
}

/** Null while all is well; what was refused is read once. */
export function quietOf({ store, seen, refused, keyless }: Evening): Quiet | null {
  const why = store ? (store.asking.refused !== seen ? store.asking.refused : null) : keyless ? null : refused;
  if (why) return { text: refusalText(why, store?.seen.words ?? wordsFor("", [])), refused: store !== null };
  const lost = store?.seen.link === "lost" || store?.seen.link === "stopped";
  return lost ? { text: say("room-stopped"), refused: false } : null;
}
