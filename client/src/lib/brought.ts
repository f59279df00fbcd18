// What the package of a game brings that is not of this page: said once, its files by their digests, which last.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { here } from "../wire/address";
import { brought } from "../wire/api";
import type { Brought } from "../wire/wire";
import type { Lang } from "./words";

const boxes = new Map<string, Promise<Brought>>();

export function boxOf(game: string): Promise<Brought> {
  const known = boxes.get(game) ?? brought(game);
  boxes.set(game, known);
  known.catch(() => boxes.delete(game)); // asked again
  return known;
}

export const fileOf = (game: string, box: Brought, name: string): string =>
  here(`/games/${game}/${name}?v=${box.files[name]}`);

/** The reader's language, then English, then the first there is: where one has no sentence, the next has. */
export function langsFor(lang: string, there: string[]): string[] {
  return [...new Set([lang, "en", ...there.slice(0, 1)])].filter((one) => there.includes(one));
}

export async function wordsOf(game: string, lang: Lang): Promise<FluentBundle> {
  const box = await boxOf(game);
  const langs = langsFor(lang, box.langs);
  const bundle = new FluentBundle(langs[0] ?? lang, { useIsolating: false });
  const texts = langs.map((one) => textOf(game, box, `words.${one}.ftl`));
  for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text)); // what is there stays
  return bundle;
}

export async function rulebookOf(game: string, lang: Lang): Promise<string> {
  const box = await boxOf(game);
  const there = box.langs.filter((one) => `rulebook.${one}.md` in box.files);
  const [first] = langsFor(lang, there);
  if (!first) throw new Error(`there is no rulebook of ${game}`);
  return textOf(game, box, `rulebook.${first}.md`);
}

async function textOf(game: string, box: Brought, name: string): Promise<string> {
  const answer = await fetch(fileOf(game, box, name));
  if (!answer.ok) throw new Error(`there is no ${name} of ${game}`);
  return answer.text();
}
