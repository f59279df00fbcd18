// Real views and events of the referee, for the tests beside this file; `./butin test --golden` makes them.
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
