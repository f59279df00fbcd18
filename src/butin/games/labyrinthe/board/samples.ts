// Real views and events of the referee, for the tests beside this file; `./butin test --golden` makes them.
import { readFileSync } from "node:fs";
import { bundleOf, wordsOver } from "@page/lib/words";
import type { Chair, Words } from "@page/lib/board";
import type { Told, View } from "./shapes";

export interface Step {
  move: string;
  before: View;
  told: Told[];
  after: View;
}
interface Samples {
  common: Step[];
  secret: Step[];
  bound: Step[];
  watcher: View;
  over: View;
  lost: View;
  alone: View;
}

const here = import.meta.dirname;

export const samples: Samples = JSON.parse(readFileSync(`${here}/samples.json`, "utf8"));
export const chairs = ["Toi", "Léa", "Bo", "Cy"].map((name, number): Chair => ({
  number,
  name,
  shape: "",
  colour: "",
  bot: "",
  you: number === 0,
  here: true,
  active: false,
}));

/** The first event of a kind. */
export function first<Kind extends Told["kind"]>(events: Told[], kind: Kind): Extract<Told, { kind: Kind }> {
  const found = events.find((told): told is Extract<Told, { kind: Kind }> => told.kind === kind);
  if (!found) throw new Error(`nothing was ${kind}`);
  return found;
}

export function wordsIn(lang: Words["lang"]): Words {
  return wordsOver(
    lang,
    [bundleOf(lang, readFileSync(`${here}/../words.${lang}.ftl`, "utf8"))],
    chairs.map((chair) => chair.name),
  );
}
