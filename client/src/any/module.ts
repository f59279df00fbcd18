// A game's module, made of what its package says of it: for whoever brings no board.
import { fileOf } from "../lib/brought";
import { sentence } from "../lib/words";
import { wordsFor } from "../lib/language.svelte";
import type { Chair, GameModule, Told, View, Words } from "../frames/contract";
import type { Brought } from "../wire/wire";
import type { Loaded } from "./foreign";
import Piece from "./Piece.svelte";
import { stepsBy, touchOf } from "./steps";
import { type Zone, zonesOf } from "./zones";

const TOLD_MS = 900; // a sentence is read

/** What its pieces and moves ask, beside what every game says. */
export interface AnyModule extends GameModule<View, Told, Zone[]> {
  name: string;
  box: Brought;
  foreign?: Loaded; // a board of its own
  fields: string[]; // that some move names: what lies there can be touched
}

export function moduleOf(name: string, box: Brought): AnyModule {
  const { roles, moves } = box;
  const field = (form: string) => Object.keys(roles).find((one) => roles[one]?.form === form);
  const [phase, score] = [field("phase"), Object.keys(roles).find((one) => roles[one]?.score)];
  const steps = stepsBy(moves);
  return {
    name,
    box,
    fields: [...new Set(moves.flatMap(({ holes }) => Object.values(holes)))],
    Piece,
    steps,
    lay: (view) => zonesOf(roles, view),
    confirms: (_view, _surface, move) => touchOf(moves, move)?.confirm ?? false,
    foretells: (_laid, view, picked, words) => {
      const whole = view.legal.find((move) => steps(move).flat().join() === picked.join());
      const waits = whole !== undefined && touchOf(moves, whole)?.confirm;
      return waits ? words.t("touch-again", { what: moveText(whole, words) }) : "";
    },
    dwell: ({ kind }) => (sentence(wordsFor(name, []), `event-${kind}`) ? TOLD_MS : 0),
    score: ({ position, scores }, seat) =>
      score ? ((position[score] as number[] | undefined)?.[seat] ?? null) : (scores?.[seat] ?? null),
    prompt: ({ legal, position }, words) => {
      const wanted = phase ? String(position[phase]) : "play";
      return legal.length ? sentence(words, `prompt-${wanted}`) || sentence(words, "prompt-play") : "";
    },
    doing: () => "",
    spread: (view, words, chairs) =>
      zonesOf(roles, view).map((zone) => `${called(zone, words, chairs)}: ${contents(zone, words)}`),
  };
}

/** The address of a drawing in the package's pieces.svg; "" where there is none. */
export const symbolOf = ({ name, box }: AnyModule, word: string): string =>
  box.pieces.includes(word) ? `${fileOf(name, box, "pieces.svg")}#${encodeURIComponent(word)}` : "";

/** A zone's name; "" where the game has none for it. */
export const titleOf = ({ field }: Zone, words: Words): string => sentence(words, `zone-${field}`);

/** Whose it is, and what. */
export function called(zone: Zone, words: Words, chairs: Chair[]): string {
  return [chairs[zone.seat]?.name, titleOf(zone, words) || zone.field].filter(Boolean).join(", ");
}

/** A piece, a button or a square, as people call it. */
export function named(word: string, words: Words): string {
  const face = word.slice(word.indexOf(":") + 1);
  return sentence(words, `name-${face}`) || face;
}

export function contents({ items, count, role }: Zone, words: Words): string {
  if (count !== null && role.form !== "pile") return String(count);
  const there = items.filter(({ word }) => word).map(({ word }) => named(word, words) || "?");
  return role.form === "pile" ? `${there.at(-1) ?? "–"} (${count ?? there.length})` : there.join(", ") || "–";
}

/** What a button says: the game's word for that move, for its first word and the rest, or the text itself. */
export function moveText(move: string, words: Words): string {
  const [first = "", ...rest] = move.split(" ");
  const slug = (text: string) => text.replace(/\W+/g, "-").replace(/^-|-$/g, "");
  return (
    sentence(words, `move-${slug(move)}`) || sentence(words, `move-${slug(first)}`, { what: rest.join(" ") }) || move
  );
}
