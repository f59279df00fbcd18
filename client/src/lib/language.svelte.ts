// The language of this reader, and the words that are loaded in it. Switching changes everything on the page at once.
import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Words } from "./board";
import { settings } from "./settings.svelte";
import { type Lang, type Spoken, fetchWords, wordsOver } from "./words";

interface Loaded {
  lang: Lang;
  parts: Record<string, FluentBundle>;
}

const spoken = new Map<string, Spoken>();
let loaded = $state.raw<Loaded>({ lang: "fr", parts: {} });

/** Load the words of these parts; `page` and `room` are always there. */
export async function need(...parts: string[]): Promise<void> {
  const now = untrack(() => loaded); // whoever needs words is not to begin again when they come
  const fresh = parts.filter((part) => !now.parts[part]);
  if (fresh.length) await load(now.lang, fresh, now.parts);
}

/** How a game's board calls what its events name. */
export function teach(game: string, how: Spoken): void {
  spoken.set(game, how);
}

/** Speak another language from now on. */
export async function speak(lang: Lang): Promise<void> {
  await load(lang, [...new Set(["page", "room", ...Object.keys(loaded.parts)])], {});
  settings.lang = lang;
  document.documentElement.lang = lang;
}

/** A sentence of the page. */
export function say(id: string, values?: Record<string, unknown>): string {
  return wordsFor("", []).t(id, values);
}

/** A game's words, then the room's, then the page's, with the names of those at a table. */
export function wordsFor(game: string, names: string[]): Words {
  const bundles = [game, "room", "page"].flatMap((part) => loaded.parts[part] ?? []);
  return wordsOver(loaded.lang, bundles, names, (values, words) => spoken.get(game)?.(values, words) ?? values);
}

async function load(lang: Lang, parts: string[], kept: Record<string, FluentBundle>): Promise<void> {
  const bundles = await Promise.all(parts.map(async (part) => [part, await fetchWords(part, lang)] as const));
  const before = kept === loaded.parts || lang === loaded.lang ? loaded.parts : {};
  loaded = { lang, parts: { ...before, ...Object.fromEntries(bundles) } };
}
