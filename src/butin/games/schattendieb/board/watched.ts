// For tests: moments as a television hears them, which knows no hand and no secret.
import type { Chair } from "@page/lib/board";
import { HIDDEN } from "./cards";
import { counted } from "./position";
import { MOMENTS, type Moment } from "./samples";
import type { Told, View } from "./shapes";

export interface Heard {
  before: View;
  events: Told[];
  after: View;
}

/** A seat's view without what is only that seat's. */
export function watched(view: View): View {
  const { hands, fronts, extras, phase } = view.position;
  return {
    ...view,
    seat: -1,
    legal: [],
    position: {
      ...view.position,
      hands: hands.map(counted),
      fronts: fronts.map((front) => (phase === "choose" ? front.map(() => HIDDEN) : front)),
      extras: extras.map((answer) => (answer === null ? null : HIDDEN)),
    },
  };
}

export const HEARD: Heard[] = MOMENTS.map(({ before, events, after }: Moment) => ({
  before: watched(before),
  events: events.filter((told) => told.to === undefined),
  after: watched(after),
}));

export const NAMES = ["Zoé", "Papa", "Mamie", "Léo", "Inès", "Hugo", "Emma"];
export const chairsOf = (view: View): Chair[] =>
  NAMES.slice(0, view.seats).map((name, number) => ({
    number,
    name,
    shape: "",
    colour: "",
    bot: "",
    you: number === view.seat,
    here: true,
    active: false,
  }));
