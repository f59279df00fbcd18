// Where fingers go for a move: every one is a single spot. What the faster hand decides is pressed on a button of the
// game's own, which lessons, keys and focus find by the same names.
import type { Frame, Spot, Surface } from "@page/frames/contract";
import type { Laid } from "./laid";
import { isKind } from "./position";
import type { Told, View } from "./shapes";

export type AttrapFrame = Frame<View, Told, Laid>;

export const WAYS = ["plainly", "gently", "hard"] as const;
export const wayAt = (way: string): Spot => `throw:${way}`;
export const thingAt = (kind: string): Spot => `take:${kind}`;

export function steps(move: string): Spot[] {
  const [doing = "", what = "plainly"] = move.split(" ");
  if (doing === "throw") return [wayAt(what)];
  return [isKind(doing) || doing === "nothing" ? thingAt(doing) : `${doing}:${what}`];
}

/** What the referee offers first. */
export const begins = ({ legal: [first] }: View): Spot => (first ? (steps(first)[0] ?? "") : "");

/** In the hand a secret choice deserves a second look. */
export const confirms = ({ position }: View, surface: Surface): boolean | "button" =>
  surface === "hand" && position.phase === "choose" ? "button" : false;

/** A button of the race's own, where a spot would be; of two alike, which, and whether it comes second. */
export const placed = ({ choosing }: AttrapFrame, spot: Spot, { which = "", twin = false } = {}) => ({
  "data-spot": spot,
  "data-which": which || undefined,
  "data-next": (!twin && choosing?.isNext(spot)) || undefined,
});
