// The table in words: for labels, for what the reader should know now.
import type { Chair, Words } from "@page/lib/board";
import { HIDDEN, worth } from "./cards";
import { type Outlook, type Sentence } from "./choices";
import { gameNumber } from "./position";
import type { View } from "./shapes";
import type { Place } from "./stage";

/** A seat and all that lies open before it, for whoever cannot see it. */
export function placeText(place: Place, seat: number, words: Words): string {
  const parts = [
    words.t("board-seat", { seat }),
    statusText(place, words),
    words.t(place.lock ? "board-safe-closed" : "board-safe-open", {
      count: place.safe.length,
      points: worth(place.safe),
    }),
    place.front.length && place.front[0] !== HIDDEN ? words.t("board-in-front", { cards: place.front }) : "",
    place.lock ? "" : words.t("board-held", { count: place.hand }),
  ];
  return parts.filter(Boolean).join(" ");
}

/** How it stands with a seat, in a word or two; "" when there is nothing to say. */
export function statusText(place: Place, words: Words): string {
  if (place.lock) return words.t("board-mark-closed");
  return place.mark ? words.t(`board-mark-${place.mark}`) : "";
}

export function sentences(outlook: Outlook, words: Words): string {
  return outlook.sentences.map(({ id, values }: Sentence) => words.t(id, values)).join(" ");
}

/** What the reader waits for, when there is nothing to do. */
export function waiting(view: View, place: Place | undefined, words: Words): string {
  const { phase, thieves } = view.position;
  if (!place || phase === "over") return "";
  if (place.lock) return words.t("board-resting", { points: worth(place.safe) });
  if (place.mark === "out") return words.t("board-watching");
  if (phase === "steal") return words.t("board-thief-chooses", { seat: thieves[0] ?? view.actors[0] });
  return words.t(phase === "extras" ? "board-others-add" : "board-others-choose");
}

export function gameText(view: View, words: Words): string {
  const number = gameNumber(view);
  const { games } = view.options;
  return number > games ? words.t("board-extra-game") : words.t("board-game", { number, games });
}

export function prompt(view: View, words: Words, _chairs: Chair[]): string {
  const { phase } = view.position;
  if (phase === "extras" && view.legal.length === 1) return words.t("board-prompt-nothing");
  return words.t(`board-prompt-${phase}`);
}
