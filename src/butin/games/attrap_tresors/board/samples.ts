// Real views and events of the referee, for the tests beside this file; `./butin test --golden` makes them.
import type { Told, View } from "./shapes";
import raw from "./samples.json?raw";

/** A move in the eyes of whoever makes it. */
export interface Step {
  before: View;
  told: Told[];
  after: View;
}
type Lying = "race" | "quiet" | "stacked" | "heap" | "two" | "six" | "give" | "watch";
type Story = "judging" | "revealing" | "six_judging" | "false_judging";
type Samples = Record<Lying, View> & Record<Story, Step> & { hands: View[]; played: Step[] };

export const samples: Samples = JSON.parse(raw);
export const lying: View[] = Object.values(samples).filter((one): one is View => "position" in one);

/** As a watcher gets it. */
export function watched(view: View): View {
  const { tasks, shown } = view.position;
  const open = tasks.map((task, seat) => (view.seats === 2 || shown?.includes(seat) ? task : "?"));
  return {
    ...view,
    seat: -1,
    legal: [],
    position: { ...view.position, tasks: open },
  };
}
