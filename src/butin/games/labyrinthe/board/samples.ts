// Real views and events of the referee, for the tests beside this file.
import { readFileSync } from "node:fs";
import { bundleOf, wordsOver } from "@page/lib/words";
import type { Chair, Told, View, Words } from "@page/lib/board";

export interface Step { move: string; before: View; told: Told[]; after: View }
interface Samples { common: Step[]; secret: Step[]; bound: Step[]; watcher: View; over: View; lost: View; alone: View }

const here = import.meta.dirname;

export const samples = JSON.parse(readFileSync(`${here}/views.test.json`, "utf8")) as Samples;
export const chairs = ["Toi", "Léa", "Bo", "Cy"].map((name, number) => ({ number, name, you: number === 0 }) as Chair);

export function wordsIn(lang: Words["lang"]): Words {
  return wordsOver(lang, [bundleOf(lang, readFileSync(`${here}/../words.${lang}.ftl`, "utf8"))], chairs.map((chair) => chair.name));
}
