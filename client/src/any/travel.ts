// Pieces that left one zone and came into another travel there, by what was seen last: no game has to say it.
import { untrack } from "svelte";
import type { Framing } from "../frames/framing.svelte";
import { type Point, middleOf } from "../frames/places";
import { travelMs } from "../frames/travel";

const CALM_MS = 420;
const OUT = "cubic-bezier(0.2, 0.9, 0.3, 1)";
const seen = new WeakMap<Framing, Map<string, Point>>(); // by what stands on a piece: where it lay

/** For the place where a piece lies. */
export function arriving(frame: Framing, word: string): (place: HTMLElement) => () => void {
  return (place) =>
    untrack(() => {
      const known = seen.get(frame) ?? new Map<string, Point>();
      seen.set(frame, known);
      const face = word.slice(word.indexOf(":") + 1);
      const from = face ? known.get(face) : undefined;
      if (from && frame.motion && frame.surface !== "hand") travel(frame, place, from);
      const told = requestAnimationFrame(() => face && known.set(face, middleOf(place)));
      return () => {
        cancelAnimationFrame(told);
        if (face && place.isConnected) known.set(face, middleOf(place));
      };
    });
}

function travel(frame: Framing, place: HTMLElement, from: Point): void {
  const to = middleOf(place);
  const there = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  place.animate([{ transform: there }, { transform: "none" }], {
    duration: travelMs(frame.surface, CALM_MS, frame.pace),
    easing: OUT,
    fill: "backwards",
  });
}
