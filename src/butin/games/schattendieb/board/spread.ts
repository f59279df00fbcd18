// All that lies on the television, in its order, for whoever does not see it.
import type { Chair, Words } from "@page/frames/contract";
import { HIDDEN } from "./cards";
import { type Place, lay } from "./laid";
import type { View } from "./shapes";
import { gameText, safeText } from "./spoken";
import { STEPS } from "./scene";

export function spread(view: View, words: Words, chairs: Chair[]): string[] {
  const { places, pile } = lay(view);
  const step = STEPS[view.position.phase];
  const named = step ? words.t("board-step", { step, name: words.t(`board-step-${step}`) }) : "";
  const first = [gameText(view, words), named, words.t("board-pile", { count: pile })];
  return [
    ended(first),
    ...chairs.map(({ number }) => {
      const place = places[number];
      return place ? placed(place, number, view, words) : "";
    }),
  ].filter(Boolean);
}

/** A seat: its card, its safe, the jewels in it and what they are worth. */
function placed(place: Place, seat: number, view: View, words: Words): string {
  const { safe, lock, hand } = place;
  return [
    words.t("board-seat", { seat }),
    inFront(view.position.fronts[seat] ?? [], seat === view.seat, words),
    safeText(place, words),
    safe.length ? words.t("spread-jewels", { cards: safe }) : "",
    lock ? "" : words.t("board-held", { count: hand }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What all see: the reader's own card lies face down as well while it is a secret. */
function inFront(cards: string[], own: boolean, words: Words): string {
  if (!cards.length) return "";
  return cards.includes(HIDDEN) && !own
    ? words.t("spread-hidden")
    : words.t("board-in-front", {
        cards: cards.filter((card) => card !== HIDDEN),
      });
}

function ended(parts: string[]): string {
  return `${parts.filter(Boolean).join(". ")}.`;
}
