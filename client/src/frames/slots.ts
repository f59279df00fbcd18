// The places of a hand: a piece keeps its place, and what is drawn goes where the played one was; or all lie in order.

export interface Slot {
  id: number;
  word: string;
}

/** `leaving` is the piece that goes first, where there are two alike. */
export function settled(slots: Slot[], hand: string[], leaving = -1, inOrder = false): Slot[] {
  const { kept, fresh } = matched(slots, hand, leaving);
  let id = Math.max(-1, ...slots.map((slot) => slot.id));
  const drawn = (word: string | undefined): Slot[] => (word === undefined ? [] : [{ id: ++id, word }]);
  const filled = slots.flatMap((slot) => (kept.has(slot.id) ? slot : drawn(fresh.shift())));
  const all = [...filled, ...fresh.flatMap(drawn)];
  return inOrder ? all.toSorted((one, other) => placeIn(hand, one) - placeIn(hand, other)) : all;
}

const placeIn = (hand: string[], { word }: Slot): number => hand.indexOf(word);

/** What has left the hand, while its place is still kept for the next one; -1: nothing. */
export function missing(slots: Slot[], hand: string[], leaving = -1): number {
  const { kept } = matched(slots, hand, leaving);
  return slots.find((slot) => !kept.has(slot.id))?.id ?? -1;
}

function matched(slots: Slot[], hand: string[], leaving: number): { kept: Set<number>; fresh: string[] } {
  const fresh = [...hand];
  const kept = new Set<number>();
  for (const slot of slots.toSorted((one, other) => Number(one.id === leaving) - Number(other.id === leaving))) {
    const place = fresh.indexOf(slot.word);
    if (place < 0) continue;
    fresh.splice(place, 1);
    kept.add(slot.id);
  }
  return { kept, fresh };
}
