// What this set likes: of the page's settings only language and sound are kept, for its pace is its own.
import { keepAs, kept } from "../lib/keeping";
import { settings } from "../lib/settings.svelte";
import { LANGS, type Lang } from "../lib/words";

const BOX = "tv.box";

export const lastBox = (): string => kept(BOX, "");
export const noteBox = (game: string): void => keepAs(BOX, game);

/** The language after this one. */
export const nextLanguage = (): Lang => LANGS[(LANGS.indexOf(settings.lang) + 1) % LANGS.length] ?? "fr";

/** Put the settings where browser and style sheet see them, and keep what is kept. Call within an effect. */
export function applyHere(): void {
  const { lang, sound, motion } = settings;
  const root = document.documentElement;
  root.lang = lang;
  root.dataset.theme = "night";
  root.dataset.motion = motion ? "full" : "less";
  keepAs("settings", { ...kept<object>("settings", {}), lang, sound });
}
