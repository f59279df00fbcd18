// Which badge a mark has.
import type { Mark } from "./stage";

export type What = "tick" | "cross" | "mask";
export const BADGES: Partial<Record<Mark, What>> = {
  ready: "tick",
  cancelled: "cross",
  failed: "cross",
  unlucky: "cross",
  robbed: "mask",
};
