// The cards by their words: what they are, what they are worth, and the order in which a hand is held.

export const KINDS = ["ring", "necklace", "watch", "brooch"] as const;
export type Kind = (typeof KINDS)[number];
export type Sort = "jewel" | "lock" | "thief" | "back";
export interface Face {
  sort: Sort;
  kind: Kind | "shadow" | "";
  value: number;
}

export const HIDDEN = "?";
export const HAND = 4; // cards
export const LOWEST_LOCK = 4;
export const HIGHEST_LOCK = 15;

export function faceOf(word: string): Face {
  if (word === "shadow") return { sort: "thief", kind: "shadow", value: 0 };
  if (word.startsWith("thief-")) return { sort: "thief", kind: word.slice(6) as Kind, value: 0 };
  const found = /^([a-z]+)(\d+)$/.exec(word);
  if (!found) return { sort: "back", kind: "", value: 0 };
  const value = Number(found[2]);
  return found[1] === "lock" ? { sort: "lock", kind: "", value } : { sort: "jewel", kind: found[1] as Kind, value };
}

/** What jewels are worth together. */
export function worth(words: string[]): number {
  return words.reduce((sum, word) => sum + faceOf(word).value, 0);
}

/** As the referee sorts a hand: jewels kind by kind, locks, specialists, the shadow. */
export function sorted(words: string[]): string[] {
  return [...words].sort((one, other) => rank(one) - rank(other));
}

/** A list without some of its cards, each taken out once. */
export function without(words: string[], gone: string[]): string[] {
  const rest = [...words];
  for (const word of gone) {
    const place = rest.indexOf(word);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

function rank(word: string): number {
  const { sort, kind, value } = faceOf(word);
  const family = KINDS.indexOf(kind as Kind);
  if (sort === "jewel") return family * 100 + value;
  if (sort === "lock") return 1000 + value;
  return 2000 + (family < 0 ? KINDS.length : family);
}
