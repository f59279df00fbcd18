// Real views and events of the referee, for the tests beside this file; `./butin test --golden` makes them.
import type { Told, View } from "./shapes";
import raw from "./samples.json?raw";

export interface Moment { before: View; events: Told[]; after: View }
export const MOMENTS: Moment[] = JSON.parse(raw);
