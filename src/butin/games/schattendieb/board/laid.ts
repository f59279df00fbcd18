// What lies on the table, from a view alone and after each event that is told of it.
import type { Frame } from "@page/frames/contract";
import { HAND, HIDDEN, sorted, without } from "./cards";
import { counted, handOf } from "./position";
import type { Told, View } from "./shapes";

/** One seat's part of the table. */
export interface Place {
  front: string[];
  safe: string[];
  lock: string | null;
  hand: number;
}
export interface Laid {
  places: Place[];
  hand: string[]; // the reader's own cards
  pile: number;
}
export type TableFrame = Frame<View, Told, Laid>;

const EMPTY: Place = { front: [], safe: [], lock: null, hand: 0 };

export function lay(view: View): Laid {
  const { hands, fronts, safes, locks, pile } = view.position;
  const places = hands.map((hand, seat): Place => {
    return { front: fronts[seat] ?? [], safe: safes[seat] ?? [], lock: locks[seat] ?? null, hand: counted(hand) };
  });
  return { places, hand: handOf(view), pile };
}

type Event = { [One in Told as One["kind"]]: One };
type Changes = { [One in Told["kind"]]?: (laid: Laid, told: Event[One]) => Laid };

/** The table after an event, as the seat sees it; its own card lies there when it was told which. */
export function after(laid: Laid, told: Told, seat: number): Laid {
  if (told.kind === "laid" && told.seat === seat) return at(laid, seat, ({ hand }) => ({ hand: hand - 1 }));
  const changed = change(told.kind, laid, told);
  return "seat" in told && told.seat === seat ? { ...changed, hand: handAfter(changed.hand, told) } : changed;
}

function change<One extends Told["kind"]>(kind: One, laid: Laid, told: Event[One]): Laid {
  return CHANGES[kind]?.(laid, told) ?? laid;
}

/** What a seat's own cards do, which only that seat knows. */
function handAfter(hand: string[], told: Told): string[] {
  if (told.kind === "chosen") return without(hand, [told.card]);
  if (told.kind === "added") return without(hand, told.cards);
  if (told.kind === "picked_up") return sorted([...hand, ...told.cards]);
  if (told.kind === "dealt") return sorted(told.cards);
  return told.kind === "hand_returned" || told.kind === "hand_set_aside" ? [] : hand;
}

function at(laid: Laid, seat: number, becomes: (place: Place) => Partial<Place>, more: Partial<Laid> = {}): Laid {
  const places = laid.places.map((place, one) => (one === seat ? { ...place, ...becomes(place) } : place));
  return { ...laid, ...more, places };
}
const gone = (laid: Laid, seat: number, cards: string[]): Laid =>
  at(laid, seat, ({ front }) => ({ front: without(front, cards) }));
const cleared = (laid: Laid): Laid => ({ places: laid.places.map(() => EMPTY), hand: [], pile: 0 });

const CHANGES: Changes = {
  game_begun: cleared,
  extra_game_begun: cleared,
  safes_opened: (laid, { seats }) => seats.reduce((dealt, seat) => at(dealt, seat, () => ({ hand: HAND })), laid),
  pile_laid: (laid, { count }) => ({ ...laid, pile: count }),
  laid: (laid, { seat }) => at(laid, seat, ({ hand }) => ({ front: [HIDDEN], hand: hand - 1 })),
  chosen: (laid, { seat, card }) => at(laid, seat, () => ({ front: [card] })),
  /** All cards are turned up together, with the first that is told (SD-7). */
  revealed(laid, { together }) {
    const cards = [...together];
    const places = laid.places.map((place) =>
      place.front.length ? { ...place, front: [cards.shift() ?? ""] } : place,
    );
    return { ...laid, places };
  },
  cancelled: (laid, { seats, cards }) => seats.reduce((left, seat, nth) => gone(left, seat, [cards[nth] ?? ""]), laid),
  stolen: (laid, { seat, from, card }) =>
    at(gone(laid, from, [card]), seat, ({ front }) => ({ front: [...front, card] })),
  thief_discarded: (laid, { seat, thief }) => gone(laid, seat, [thief]),
  added: (laid, { seat, cards }) =>
    at(laid, seat, ({ front, hand }) => ({ front: [...front, ...cards], hand: hand - cards.length })),
  stored: (laid, { seat, cards }) =>
    at(laid, seat, ({ front, safe }) => ({ front: without(front, cards), safe: [...safe, ...cards] })),
  closed: (laid, { seat, card }) => at(laid, seat, () => ({ front: [], lock: card })),
  lock_failed: (laid, { seat, card }) => gone(laid, seat, [card]),
  hand_returned: (laid, { seat, count }) => at(laid, seat, () => ({ hand: 0 }), { pile: laid.pile + count }),
  hand_set_aside: (laid, { seat }) => at(laid, seat, () => ({ hand: 0 })),
  drawn: (laid, { seat, count }) => at(laid, seat, ({ hand }) => ({ hand: hand + count }), { pile: laid.pile - count }),
  pile_short: (laid) => ({ ...laid, pile: 0 }),
};
