// Real views and events of the referee, for the tests beside this file; `./butin test --golden` makes them.
import type { Told, View } from "./shapes";
import raw from "./samples.json?raw";

type Lying =
  | "race"
  | "loot"
  | "paid"
  | "quiet"
  | "six_loot"
  | "false_loot"
  | "stacked"
  | "heap"
  | "two"
  | "six"
  | "give"
  | "watch";
type Story = "judging" | "revealing" | "six_judging" | "false_judging";
type Samples = Record<Lying, View> & Record<Story, Told[]> & { hands: View[] };

export const samples: Samples = JSON.parse(raw);
