// What lies in the four places of the hand: cards that are held, and before them those that lie on the table.
import { open as openIn } from "./choices";
import { handOf } from "./position";
import type { View } from "./shapes";

export interface Slot {
  word: string; // "" where there is no card
  place: number | null; // in the hand; null for a card that lies in front
  note: string; // the word for a card that lies in front
  open: boolean; // it may be picked
}
const PLACES = 4;
const NOTES: Partial<Record<View["position"]["phase"], string>> = {
  choose: "hand-laid",
  extras: "hand-passed",
};

/** The reader's cards; none may be picked unless it is the reader's move. */
export function slotsOf(view: View, acting: boolean): Slot[] {
  const { phase, fronts } = view.position;
  const may = openIn(view);
  const note = NOTES[phase];
  const front = note ? (fronts[view.seat] ?? []) : [];
  const slots: Slot[] = [
    ...front.map((word) => ({
      word,
      place: null,
      note: note ?? "",
      open: false,
    })),
    ...handOf(view).map((word, place) => ({
      word,
      place,
      note: "",
      open: acting && (may[place] ?? false),
    })),
  ];
  const free = Math.max(0, PLACES - slots.length);
  return [
    ...slots,
    ...Array.from({ length: free }, () => ({
      word: "",
      place: null,
      note: "",
      open: false,
    })),
  ];
}
