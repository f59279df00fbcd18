// What a card or a jewel would bring before it is played. The referee's list of moves decides; this only reads it.
import { HIGHEST_LOCK, LOWEST_LOCK, faceOf, worth } from "./cards";
import { counted, handOf, openSeats } from "./position";
import type { View } from "./shapes";

/** A sentence: its name among the words and what to fill in. */
export interface Sentence {
  id: string;
  values: Record<string, unknown>;
}
export interface Outlook {
  count: number;
  points: number;
  sentences: Sentence[];
}
export type Fit = "closes" | "small" | "empty" | "wasted";

/** The jewels in front of others that the reader's thief may take, by seat. */
export function loot(view: View): Map<number, string> {
  const found = new Map<number, string>();
  view.position.fronts.forEach((front, seat) => {
    const card = front.find((word) => view.legal.includes(`take ${word}`));
    if (card !== undefined && seat !== view.seat) found.set(seat, card);
  });
  return found;
}

/** Whether a lock would close a safe of so many cards. */
export function fit(view: View, lock: string, count: number): Fit {
  if (lastCards(view)) return "wasted";
  if (count === 0) return "empty";
  return faceOf(lock).value >= count ? "closes" : "small";
}

/** The pile is used up and nobody holds more than one card: a lock laid now closes nothing (SD-A16). */
export function lastCards(view: View): boolean {
  const { phase, exhausted, hands, fronts } = view.position;
  return (
    phase === "choose" && exhausted && hands.every((hand, seat) => counted(hand) + (fronts[seat]?.length ?? 0) <= 1)
  );
}

/** How many cards the own safe would hold and what they would be worth with these, with sentences about it. */
export function outlook(view: View, picked: string[]): Outlook {
  const { phase, safes } = view.position;
  const safe = safes[view.seat] ?? [];
  const [first] = picked;
  if (phase === "extras") return adding(view, safe, picked);
  if (phase === "choose") return first ? choosing(view, safe, first) : result(safe, [needed(safe)]);
  if (!first) return result(safe, []);
  const filled = [...safe, first];
  return result(filled, [inside(filled), ...locksLeft(view, safe.length, filled.length)]);
}

function choosing(view: View, safe: string[], card: string): Outlook {
  const { sort, kind, value } = faceOf(card);
  if (sort === "thief")
    return result(safe, [said(kind === "shadow" ? "board-shadow" : "board-thief", { kind, count: safe.length + 1 })]);
  if (sort === "lock") return result(safe, [closing(view, card, safe), ...together(view, card, safe)]);
  const filled = [...safe, card];
  const friends =
    handOf(view).filter((other) => faceOf(other).sort === "jewel" && faceOf(other).kind === kind).length - 1;
  const more = friends > 0 ? [said("board-friends", { count: friends })] : [];
  return result(filled, [
    said("board-passes", { count: filled.length, points: worth(filled), value }),
    ...more,
    ...locksLeft(view, safe.length, filled.length),
  ]);
}

function adding(view: View, safe: string[], cards: string[]): Outlook {
  const front = view.position.fronts[view.seat] ?? [];
  if (!front.length) return result(safe, []);
  const filled = [...safe, ...front, ...cards];
  return result(filled, [inside(filled), ...locksLeft(view, safe.length + front.length, filled.length)]);
}

function closing(view: View, lock: string, safe: string[]): Sentence {
  return said(`board-lock-${fit(view, lock, safe.length)}`, { card: lock, count: safe.length, points: worth(safe) });
}

/** Two are left: if both close, both get nothing (SD-31). */
function together(view: View, lock: string, safe: string[]): Sentence[] {
  return fit(view, lock, safe.length) === "closes" && openSeats(view).length === 2 ? [said("board-together", {})] : [];
}

/** A warning, if the safe gets too full for the best lock in hand. */
function locksLeft(view: View, before: number, after: number): Sentence[] {
  const locks = handOf(view)
    .filter((card) => faceOf(card).sort === "lock")
    .map((card) => faceOf(card).value);
  const best = Math.max(0, ...locks);
  if (best === 0 || best < Math.max(before, 1)) return [];
  return best >= after ? [] : [said("board-lock-no-more", { lock: best })];
}

function needed(safe: string[]): Sentence {
  if (!safe.length) return said("board-safe-empty", {});
  if (safe.length > HIGHEST_LOCK) return said("board-safe-too-full", {});
  return said("board-needs", { lock: Math.max(LOWEST_LOCK, safe.length), points: worth(safe) });
}

function inside(safe: string[]): Sentence {
  return said("board-inside", { count: safe.length, points: worth(safe) });
}

function said(id: string, values: Record<string, unknown>): Sentence {
  return { id, values };
}

function result(safe: string[], sentences: Sentence[]): Outlook {
  return { count: safe.length, points: worth(safe), sentences };
}
