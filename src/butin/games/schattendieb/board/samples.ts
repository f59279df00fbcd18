// Real views and events of the referee, for the tests beside this file; `./butin test --golden` makes them.
import { HIDDEN } from "./cards";
import { counted } from "./position";
import type { Told, View } from "./shapes";
import raw from "./samples.json?raw";

/** `move` is what the reader did; "" where another moved. */
export interface Moment {
  before: View;
  move: string;
  events: Told[];
  after: View;
}
export const MOMENTS: Moment[] = JSON.parse(raw);

/** A moment as a television hears it, which knows no hand and no secret. */
export function watched({ before, events, after }: Moment): Moment {
  const heard = events.filter(({ to }) => to === undefined);
  return { before: unowned(before), move: "", events: heard, after: unowned(after) };
}

function unowned(view: View): View {
  const { hands, fronts, extras, phase } = view.position;
  const hidden = fronts.map((front) => (phase === "choose" ? front.map(() => HIDDEN) : front));
  const answers = extras.map((answer) => (answer === null ? null : HIDDEN));
  const position = { ...view.position, hands: hands.map(counted), fronts: hidden, extras: answers };
  return { ...view, seat: -1, legal: [], position };
}
