// Cards turn on clockwise, also from the last quarter to the first.
import { type Card, quartersOf, shapeOf } from "./maze";

const PERIOD = { T: 4, L: 4, I: 2 };

/** Remembers how far each card has been turned. */
export function spinning(): (card: Card) => number {
  const last = new Map<string, number>();
  return (card) => {
    const before = last.get(card.name) ?? 0;
    const period = PERIOD[shapeOf(card.sides)];
    const quarters = before + ((((quartersOf(card.sides) - before) % period) + period) % period);
    last.set(card.name, quarters);
    return quarters;
  };
}
