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

const SPOKEN = ["home", "page", "room"];
const spoken = new Map<string, Spoken>();
let loaded = $state.raw<Loaded>({ lang: settings.lang, parts: {} });

/** Load the words of these parts. Those of the shelf are always there, and on any other page those of page and room. */
export async function need(...parts: string[]): Promise<void> {
  const { lang, parts: known } = untrack(() => loaded); // whoever needs words is not to begin again when they come
  const fresh = parts.filter((part) => !known[part]);
  if (!fresh.length) return;
  const found = await fetchAll(lang, fresh);
  if (lang !== loaded.lang) return need(...parts); // another language was chosen meanwhile
  loaded = { lang, parts: { ...loaded.parts, ...found } };
}

/** How a game's board calls what its events name. */
export function teach(game: string, how: Spoken): void {
  spoken.set(game, how);
}

/** Speak this language from now on. */
export async function speak(lang: Lang): Promise<void> {
  const parts = await fetchAll(lang, [...new Set([...SPOKEN, ...Object.keys(loaded.parts)])]);
  const late = Object.keys(loaded.parts).filter((part) => !parts[part]); // they came meanwhile
  loaded = { lang, parts };
  settings.lang = lang;
  await need(...late);
}

/** A sentence of the page. */
export function say(id: string, values?: Record<string, unknown>): string {
  return wordsFor("", []).t(id, values);
}

/** A game's words, then the room's, the page's, the shelf's and the television's where this is one, with the names of those at a table. */
export function wordsFor(game: string, names: string[]): Words {
  const bundles = [game, "room", "page", "home", "tv"].flatMap((part) => loaded.parts[part] ?? []);
  return wordsOver(loaded.lang, bundles, names, (values, words) => spoken.get(game)?.(values, words) ?? values);
}

async function fetchAll(lang: Lang, parts: string[]): Promise<Loaded["parts"]> {
  return Object.fromEntries(
    await Promise.all(parts.map(async (part) => [part, await fetchWords(part, lang)] as const)),
  );
}
