// What the reader can do now, and what it would bring. The referee's list of moves decides; this only reads it.
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

/** The places in the hand that may be picked. */
export function open(view: View): boolean[] {
  const { phase } = view.position;
  return handOf(view).map((card) =>
    phase === "choose" ? view.legal.includes(card) : phase === "extras" && view.legal.includes(`add ${card}`),
  );
}

/** A tap on a place in the hand: one card in step 1, any number in step 4. */
export function picked(view: View, now: number[], place: number): number[] {
  if (!open(view)[place]) return now;
  if (view.position.phase === "choose") return [place];
  return now.includes(place) ? now.filter((other) => other !== place) : [...now, place];
}

/** The jewels in front of others that the reader's thief may take, by seat. */
export function loot(view: View): Map<number, string> {
  const found = new Map<number, string>();
  view.position.fronts.forEach((front, seat) => {
    const card = front.find((word) => view.legal.includes(`take ${word}`));
    if (card !== undefined && seat !== view.seat) found.set(seat, card);
  });
  return found;
}

/** The move that the picked cards, or the picked victim, stand for; "" while there is none. */
export function moveOf(view: View, picks: number[], victim: number | null): string {
  const { phase } = view.position;
  const hand = handOf(view);
  const cards = picks.map((place) => hand[place] ?? "");
  if (phase === "choose") return view.legal.includes(cards[0] ?? "") ? (cards[0] ?? "") : "";
  if (phase === "steal") return victim === null ? "" : `take ${loot(view).get(victim) ?? ""}`;
  if (phase !== "extras") return "";
  const highest = [...cards].sort((one, other) => faceOf(other).value - faceOf(one).value);
  return view.legal.includes("add nothing") ? `add ${highest.join(" ") || "nothing"}` : "";
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

/** How many cards the own safe would hold and what they would be worth, with sentences about it. */
export function outlook(view: View, picks: number[], victim: number | null): Outlook {
  const { phase, safes } = view.position;
  const safe = safes[view.seat] ?? [];
  const cards = picks.map((place) => handOf(view)[place] ?? "");
  if (phase === "choose" && cards[0]) return choosing(view, safe, cards[0]);
  if (phase === "extras") return adding(view, safe, cards);
  const taken = victim === null ? undefined : loot(view).get(victim);
  if (phase === "steal" && taken) {
    const filled = [...safe, taken];
    return result(filled, [inside(filled), ...locksLeft(view, safe.length, filled.length)]);
  }
  return result(safe, phase === "choose" ? [needed(safe)] : []);
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

/** Where a piece of advice points: cards of the hand, a victim, or leaving it at that. */
export interface Advice {
  places: number[];
  victim: number | null;
  rest: boolean;
}

export function adviceOf(view: View, hint: string | null): Advice {
  const hand = handOf(view);
  const words = (hint ?? "").split(" ").filter((word) => word && word !== "add" && word !== "take");
  const places: number[] = [];
  if (!hint?.startsWith("take ")) {
    for (const word of words) {
      const place = hand.findIndex((card, at) => card === word && !places.includes(at));
      if (place >= 0) places.push(place);
    }
  }
  const victim = [...loot(view)].find(([, card]) => hint === `take ${card}`)?.[0] ?? null;
  return { places, victim, rest: hint === "add nothing" || hint === "decline" };
}
