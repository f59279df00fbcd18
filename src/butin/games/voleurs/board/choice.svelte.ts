// Which card is picked just now, and what is said of it before it is put anywhere.
import type { Words } from "@page/lib/board";
import { type Outcome, promise } from "./outcome";
import type { Motif } from "./shapes";

export class Choice {
  slot = $state(-1); // the card's place in the hand; -1: none
  motif = $state<Motif | "">("");
  nudged = $state(false); // a pile was touched before a card

  pick(slot: number, motif: Motif): void {
    Object.assign(this, { slot, motif, nudged: false });
  }

  letGo(): void {
    Object.assign(this, { slot: -1, motif: "", nudged: false });
  }

  /** The sentence that goes before the usual one; "" if there is nothing to say. */
  sentence(could: (motif: Motif) => Outcome[], words: Words): string {
    if (this.motif) return promise(could(this.motif), this.motif, words);
    return this.nudged ? words.t("board-first") : "";
  }
}
