// What one of my tables waits for.
import type { Looked } from "../lib/wire";

/**
 * `you`: it is my move; `others`; `waiting` for players; `over`: it can be looked at again; `outdated`: it cannot;
 * `closed`.
 */
export function waitsFor(
  looked: Looked | undefined,
): "" | "you" | "others" | "waiting" | "over" | "outdated" | "closed" {
  if (!looked) return "";
  if (looked.table.outdated && looked.table.phase === "over") return "outdated";
  if (looked.table.phase !== "playing") return looked.table.phase;
  return looked.you.some((seat) => looked.views[seat]?.actors.includes(seat)) ? "you" : "others";
}
