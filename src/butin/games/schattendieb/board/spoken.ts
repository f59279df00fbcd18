// The table in words: for labels, for what the reader should know now.
import type { Words } from "@page/frames/contract";
import { HIDDEN, worth } from "./cards";
import { gameNumber } from "./position";
import type { View } from "./shapes";
import type { Seat } from "./scene";
import type { Place } from "./laid";
import type { Outlook } from "./outlook";

/** A seat and all that lies open before it, for whoever cannot see it. */
export function placeText(place: Seat, seat: number, words: Words): string {
  const parts = [
    words.t("board-seat", { seat }),
    statusText(place, words),
    safeText(place, words),
    place.front.length && place.front[0] !== HIDDEN ? words.t("board-in-front", { cards: place.front }) : "",
    place.lock ? "" : words.t("board-held", { count: place.hand }),
  ];
  return parts.filter(Boolean).join(" ");
}

/** How many jewels are in a safe, and what they are worth. */
export const safeText = ({ lock, safe }: Place, words: Words): string =>
  words.t(lock ? "board-safe-closed" : "board-safe-open", { count: safe.length, points: worth(safe) });

/** What else there is to know before a move: what matters most is said by the page while something is picked. */
export const restOf = (ahead: Outlook | null, picked: string[], words: Words): string =>
  (ahead?.sentences ?? [])
    .slice(picked.length ? 1 : 0)
    .map(({ id, values }) => words.t(id, values))
    .join(" ");

/** How it stands with a seat, in a word or two; "" when there is nothing to say. */
export function statusText(place: Seat, words: Words): string {
  if (place.lock) return words.t("board-mark-closed");
  return place.mark ? words.t(`board-mark-${place.mark}`) : "";
}

/** What the reader waits for, when there is nothing to do. */
export function waiting(view: View, place: Seat | undefined, words: Words): string {
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
