// What one of my tables waits for, and how it ended.
import type { Looked } from "../wire/wire";

/**
 * `you`: it is my move; `others`; `waiting` for players; `over`: it can be looked at again, unless `others` are still
 * there, and it may go on; `outdated`: it cannot;
 * `closed`.
 */
export function waitsFor(
  looked: Looked | undefined,
): "" | "you" | "others" | "waiting" | "over" | "outdated" | "closed" {
  if (!looked) return "";
  if (looked.table.outdated && looked.table.phase === "over") return "outdated";
  if (looked.table.phase === "over" && stays(looked)) return "others";
  if (looked.table.phase !== "playing") return looked.table.phase;
  return looked.you.some((seat) => looked.views[seat]?.actors.includes(seat)) ? "you" : "others";
}

/** Somebody else is still at the table. */
const stays = ({ table, you }: Looked): boolean =>
  table.seats.some((seat, number) => seat.person && seat.here && !you.includes(number));

/** A finished match as I see it: whether I won, and my score with the best of the others. */
export function resultOf(looked: Looked): { won: boolean; scores: number[] } | null {
  const view = looked.views[looked.you[0] ?? -1];
  if (looked.table.phase !== "over" || !view?.scores) return null;
  const { scores, winners } = view;
  const best = (mine: boolean) => Math.max(...scores.filter((_, seat) => looked.you.includes(seat) === mine));
  return { won: winners.some((seat) => looked.you.includes(seat)), scores: [best(true), best(false)].filter(isFinite) };
}
