// Where the cards of equal jewels lean: towards each other.
import { faceOf } from "./cards";
import type { Place } from "./stage";

/** Shares of a card's way to the right and down, from -1 to 1, and whether it tilts left or right. */
export interface Lean {
  x: number;
  y: number;
  tilt: number;
}

/** How a seat's card leans, if it is among these seats that lie in so many columns. */
export function leaning(seat: number, among: number[], columns: number): Lean | null {
  const others = among.filter((other) => other !== seat);
  if (!among.includes(seat) || !others.length) return null;
  const midst = (of: (place: number) => number) => others.reduce((sum, other) => sum + of(other), 0) / others.length;
  const x = Math.sign(Math.round((midst((place) => place % columns) - (seat % columns)) * 2));
  const row = (place: number) => Math.floor(place / columns);
  const y = Math.sign(Math.round((midst(row) - row(seat)) * 2));
  return { x, y, tilt: x || (seat < (others[0] ?? 0) ? 1 : -1) };
}

/** The seats whose jewels went with this seat's, which was of equal value. */
export function alike(seat: number, places: Place[]): number[] {
  const value = (other: Place | undefined) => faceOf(other?.ghost ?? "").value;
  return places.flatMap((place, other) =>
    place.mark === "cancelled" && value(place) === value(places[seat]) ? [other] : [],
  );
}
