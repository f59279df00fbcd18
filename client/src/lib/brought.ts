// What the package of a game brings that is not of this page: said once, its files by their digests, which last.
import type { FluentBundle } from "@fluent/bundle";
import { here } from "../wire/address";
import type { Brought } from "../wire/wire";
import { type Lang, bundleOver } from "./words";

const boxes = new Map<string, Promise<Brought>>();

export function boxOf(game: string): Promise<Brought> {
  const known = boxes.get(game) ?? described(game);
  boxes.set(game, known);
  known.catch(() => boxes.delete(game)); // asked again
  return known;
}

export const fileOf = (game: string, box: Brought, name: string): string => here(pathOf(game, box, name));

/** The reader's language, then English, then the first there is: where one has no sentence, the next has. */
export function langsFor(lang: string, there: string[]): string[] {
  return [...new Set([lang, "en", ...there.slice(0, 1)])].filter((one) => there.includes(one));
}

export async function wordsOf(game: string, lang: Lang): Promise<FluentBundle> {
  const box = await boxOf(game);
  const langs = langsFor(lang, box.langs);
  return bundleOver(langs[0] ?? lang, await Promise.all(langs.map((one) => textOf(game, box, `words.${one}.ftl`))));
}

export async function rulebookOf(game: string, lang: Lang): Promise<string> {
  const box = await boxOf(game);
  const there = box.langs.filter((one) => `rulebook.${one}.md` in box.files);
  const [first] = langsFor(lang, there);
  if (!first) throw new Error(`there is no rulebook of ${game}`);
  return textOf(game, box, `rulebook.${first}.md`);
}

async function described(game: string): Promise<Brought> {
  return (await fetched(`/games/${encodeURIComponent(game)}/`)).json() as Promise<Brought>;
}

async function textOf(game: string, box: Brought, name: string): Promise<string> {
  return (await fetched(pathOf(game, box, name))).text();
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(here(path));
  if (!answer.ok) throw new Error(`there is no ${path}`);
  return answer;
}

const pathOf = (game: string, box: Brought, name: string): string => `/games/${game}/${name}?v=${box.files[name]}`;
