// Real views and events of the referee, for the tests beside this file; `./butin test --golden` makes them.
import type { Told, View } from "./shapes";
import raw from "./samples.json?raw";

interface Samples {
  turn: View;
  other: View; // the same for another seat
  plays: Record<string, Told>; // what each legal move of the turn does
  watched: View;
  hidden: View;
  hidden_plays: Record<string, Told>;
  over: View;
  six: View; // watched
  steps: { before: View; events: Told[] }[]; // from one game to the next
  returned: { events: Told[]; after: View }; // what a move brought, and the table for somebody who comes in then
}

export const samples: Samples = JSON.parse(raw);
