// Which card is picked just now: shared by the board and the sentence below it.
import type { Motif } from "./shapes";

interface Choice { slot: number; motif: Motif | ""; advice: string | null; nudged: boolean }

/** `slot` is the card's place in the hand (-1: none), `nudged`: a pile was touched before a card. */
export const choice = $state<Choice>({ slot: -1, motif: "", advice: null, nudged: false });

export function pick(slot: number, motif: Motif): void {
  Object.assign(choice, { slot, motif, nudged: false });
}

export function letGo(): void {
  Object.assign(choice, { slot: -1, motif: "", nudged: false });
}
