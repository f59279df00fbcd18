// What this reader likes, kept in this browser.
import { keepAs, kept } from "./keeping";
import type { Lang } from "./words";

export interface Settings {
  lang: Lang;
  sound: boolean;
  pace: number; // 1 is calm, 0 is at once
  text: number; // 1 is normal, 2 is twice as large
  contrast: boolean;
  motion: boolean;
  theme: "night" | "day";
  name: string;
  key: string; // of this house
  hand: "auto" | "board"; // beside a television this device is a hand, or shows the board
}

const KEY = "settings";
const USUAL: Settings = {
  lang: "fr",
  sound: true,
  pace: 1,
  text: 1,
  contrast: false,
  motion: true,
  theme: "night",
  name: "",
  key: "",
  hand: "auto",
};

export const settings: Settings = $state({ ...USUAL, ...likely(), ...kept<Partial<Settings>>(KEY, {}) });

/** Whether things may move: the reader's wish, and the system's. */
export function moving(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Put the settings where browser and style sheet see them, and keep them. Call within an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.contrast = settings.contrast ? "high" : "normal";
  root.dataset.motion = settings.motion ? "full" : "less";
  root.style.setProperty("--scale", String(settings.text));
  const night = getComputedStyle(root).getPropertyValue("--night");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", night); // around the page, too
  keepAs(KEY, settings);
}

/** French first: another of our languages only where the browser prefers it to French. */
function likely(): Partial<Settings> {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => ["fr", "en", "de"].includes(tag));
  return wished ? { lang: wished as Lang } : {};
}
