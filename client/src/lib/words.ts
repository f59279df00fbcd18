// Words: Fluent sentences of a game, of the room and of the page, in three languages, fetched when they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Words } from "./board";

export type Lang = Words["lang"];
export const LANGS: Lang[] = ["fr", "en", "de"];
export const YOU: Record<Lang, string> = { fr: "Toi", en: "You", de: "Du" };

type Texts = Record<string, () => Promise<string>>;
// the options are written out each time: the builder reads them as text
const OWN: Texts = import.meta.glob("../words/{home,page}.*.ftl", { query: "?raw", import: "default" }) as Texts;
const LENT: Texts = {}; // of a part that is not this page's
const ROOM: Texts = import.meta.glob("../../../src/butin/room/words.*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;
const GAMES: Texts = import.meta.glob("../../../src/butin/games/*/words.*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;
const RULES: Texts = import.meta.glob("../../../src/butin/games/*/rulebook.*.md", {
  query: "?raw",
  import: "default",
}) as Texts;

const GAME_FOLDER = "../../../src/butin/games";
const FRENCH_SPACES = /(«) | (?=[»!?:;])/g; // no line ends there; no look behind, which older engines cannot read
const ONE_SEAT = ["seat", "from"];
const MANY_SEATS = ["seats", "winners"];
const AND: Record<Lang, string> = { fr: " et ", en: " and ", de: " und " };

/** Words of another part of ours, by the names of their files: phones fetch nothing of the television's. */
export function lendWords(texts: Texts): void {
  Object.assign(LENT, texts);
}

/** The words of a part in a language: `home` (the shelf), `page` (all other pages), `room`, or a game by its name. */
export async function fetchWords(part: string, lang: Lang): Promise<FluentBundle> {
  const text = found(part, lang);
  return text ? bundleOf(lang, await text()) : (await import("./brought")).wordsOf(part, lang);
}

/** A game's rulebook in a language, as markdown. */
export async function fetchRulebook(game: string, lang: Lang): Promise<string> {
  const text = RULES[`${GAME_FOLDER}/${game}/rulebook.${lang}.md`];
  return text ? text() : (await import("./brought")).rulebookOf(game, lang);
}

export function bundleOf(lang: Lang, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors[0]) throw errors[0];
  return bundle;
}

/** Of several texts: the first that has a sentence says it. */
export function bundleOver(lang: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text)); // what is there stays
  return bundle;
}

/** What an event or a refusal names, as people call it. */
export type Spoken = (values: Record<string, unknown>, words: Words) => Record<string, unknown>;
const TOLD = /^(event|refusal)-/;

/** Words over several bundles, the first that has a sentence says it. `names` are those of the seats. */
export function wordsOver(
  lang: Lang,
  bundles: FluentBundle[],
  names: string[],
  spoken: Spoken = (values) => values,
): Words {
  const words: Words = { lang, t };
  const has = (id: string) => bundles.find((bundle) => bundle.hasMessage(id));

  function shown(name: string, value: unknown): FluentVariable {
    if (name === "by") return String(value); // who moved: in some games a clock is a thing, too
    if (ONE_SEAT.includes(name) && typeof value === "number") return seat(value);
    if (MANY_SEATS.includes(name) && Array.isArray(value)) return listed(value.map(seat));
    if (name === "names" && Array.isArray(value)) return listed(value.map(String));
    if (Array.isArray(value)) return listed(counted(value).map((one) => String(shown("", one))));
    if (typeof value === "boolean") return value ? 1 : 0;
    if (typeof value === "number") return value;
    return word(String(value || "nobody"));
  }

  /** Two of a kind are one word where there is one: two gems. */
  function counted(things: unknown[]): unknown[] {
    const pair = (thing: unknown) =>
      things.filter((one) => one === thing).length === 2 && has(`name-two-${String(thing)}`);
    return things
      .filter((one, nth) => !pair(one) || things.indexOf(one) === nth)
      .map((one) => (pair(one) ? `two-${String(one)}` : one));
  }

  function listed(all: string[]): string {
    return [all.slice(0, -1).join(", "), all.at(-1)].filter(Boolean).join(AND[lang]);
  }

  function word(name: string): string {
    return has(`name-${name}`) ? t(`name-${name}`) : name;
  }

  function seat(number: number): string {
    return number >= 0 ? (names[number] ?? String(number + 1)) : word("nobody");
  }

  function t(id: string, values: Record<string, unknown> = {}): string {
    const bundle = has(id);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return id;
    const named = TOLD.test(id) ? spoken(values, words) : values;
    const known = Object.entries(named).map(([name, value]) => [name, shown(name, value)] as const);
    const text = bundle.formatPattern(pattern, Object.fromEntries(known), []);
    return lang === "fr" ? text.replace(FRENCH_SPACES, "$1\u00a0") : text;
  }

  return words;
}

/** A sentence that may be missing; "" then. */
export function sentence(words: Words, id: string, values?: Record<string, unknown>): string {
  const text = words.t(id, values);
  return text === id ? "" : text;
}

/** Every clause of a rulebook with its text, without markup. */
export function clausesOf(rulebook: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const paragraph of rulebook.split("\n\n")) {
    const anchor = /<a id="([A-Z]+-A?\d+)"><\/a>/.exec(paragraph);
    if (anchor?.[1]) found.set(anchor[1], plain(paragraph));
  }
  return found;
}

function plain(markdown: string): string {
  return markdown
    .replace(/<a id="[^"]*"><\/a>/g, "")
    .replace(/\*\*[A-Z]+-A?\d+\*\*/, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .trim();
}

/** Where the words of a part are; undefined for a game that is not of this page. */
function found(part: string, lang: Lang): (() => Promise<string>) | undefined {
  const own = OWN[`../words/${part}.${lang}.ftl`] ?? LENT[`../words/${part}.${lang}.ftl`];
  return (
    own ?? ROOM[`../../../src/butin/${part}/words.${lang}.ftl`] ?? GAMES[`${GAME_FOLDER}/${part}/words.${lang}.ftl`]
  );
}
