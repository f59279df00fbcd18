// Where things are on the screen: seats, piles and cards, for what travels between them and for arrow keys.
import type { Point } from "./drag";

export function middleOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A seat's place in the seats' bar; where there is none, above the field. */
export function seatPlace(field: HTMLElement, seat: number): Point {
  const found = document.querySelector(`[data-seat="${seat}"]`);
  if (found) return middleOf(found);
  const box = field.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top };
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 3; // going astray counts more than going far

export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The nearest of some places in the direction of an arrow key; none if there is nothing that way. */
export function nextPlace(from: Point, places: Point[], arrow: Arrow): number {
  const way = WAYS[arrow];
  const far = places.map((place) => {
    const ahead = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
    return ahead > 4 && ahead >= aside ? ahead + aside * ASIDE : Infinity;
  });
  const best = Math.min(...far);
  return best === Infinity ? -1 : far.indexOf(best);
}
