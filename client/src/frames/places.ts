// Where things are on the screen: spots and seats, for what travels between them, for fingers and for arrow keys.
import type { Spot } from "./contract";

export interface Point {
  x: number;
  y: number;
}

export function middleOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * A spot, and which of two alike; if it turns until it is so, what turns; or a place that is only flown to (`data-at`).
 * A seat may lie beside the board.
 */
export function spotOf(root: ParentNode, spot: Spot, which = ""): HTMLElement | null {
  const [kind, name] = spot.split(":");
  const all = [...root.querySelectorAll<HTMLElement>("[data-spot]")];
  const alike = all.filter(({ dataset }) => dataset.spot === spot);
  const found = alike.find(({ dataset }) => which && dataset.which === which) ?? alike[0];
  const turns = () => all.find(({ dataset }) => dataset.spot === kind);
  const place = found ?? turns() ?? root.querySelector<HTMLElement>(`[data-at="${spot}"]`);
  return place ?? (kind === "seat" ? document.querySelector<HTMLElement>(`[data-seat="${name}"]`) : null);
}

/** The spot under a finger. */
export function spotAt({ x, y }: Point): Spot | null {
  const found = document.elementsFromPoint(x, y).find((one) => one.closest("button[data-spot]"));
  return found?.closest<HTMLElement>("button[data-spot]")?.dataset.spot ?? null;
}

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 3; // going astray counts more than going far

export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The nearest of some places in the direction of an arrow key; none if there is nothing that way. */
export function nextPlace(from: Point, places: Point[], arrow: Arrow, strict = true): number {
  const way = WAYS[arrow];
  const far = places.map((place) => {
    const ahead = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
    return ahead > 4 && (!strict || ahead >= aside) ? ahead + aside * ASIDE : Infinity;
  });
  const best = Math.min(...far);
  return best === Infinity ? -1 : far.indexOf(best);
}
