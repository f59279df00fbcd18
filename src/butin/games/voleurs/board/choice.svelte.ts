// Which card is picked just now. Each board has its own choice; the sentence below finds it by the view that both show.
import { SvelteMap } from "svelte/reactivity";
import type { Motif, View } from "./shapes";

export class Choice {
  slot = $state(-1); // the card's place in the hand; -1: none
  motif = $state<Motif | "">("");
  advice = $state<string | null>(null);
  nudged = $state(false); // a pile was touched before a card

  pick(slot: number, motif: Motif): void {
    Object.assign(this, { slot, motif, nudged: false });
  }

  letGo(): void {
    Object.assign(this, { slot: -1, motif: "", nudged: false });
  }
}

const boards = new SvelteMap<View, Choice>();

/** A board shows a view, until it is told that it does no more. */
export function shows(view: View, choice: Choice): () => void {
  boards.set(view, choice);
  return () => {
    if (boards.get(view) === choice) boards.delete(view);
  };
}

export const choiceAt = (view: View): Choice | undefined => boards.get(view);
