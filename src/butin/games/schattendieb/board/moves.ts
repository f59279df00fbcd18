// Moves as paths of spots, what flies where, and what is said before a move is made.
import type { Flight, Path, Spot, Surface, Words } from "@page/frames/contract";
import { HIDDEN } from "./cards";
import type { Laid } from "./laid";
import { outlook } from "./outlook";
import type { Told, View } from "./shapes";

export const cardAt = (word: string): Spot => `card:${word}`;
export const lootAt = (word: string): Spot => `loot:${word}`;
export const DECLINE: Spot = "decline";

/** A card, the jewel that a thief takes, or cards that are added in any order; "add nothing" is only confirmed. */
export function steps(move: string): Path {
  const [verb, ...words] = move.split(" ");
  if (verb === "take") return words.map(lootAt);
  if (verb !== "add") return [move === DECLINE ? DECLINE : cardAt(move)];
  return words[0] === "nothing" ? [] : [words.map(cardAt)];
}

/** The cards that are picked, or the jewel. */
export const wordsIn = (picked: Spot[]): string[] => picked.flatMap((spot) => spot.split(":").slice(1));

/** A secret choice deserves a second look; what is added may be let go. */
export function confirms(_view: View, surface: Surface, move: string): boolean | "button" {
  if (move === DECLINE) return false;
  return surface === "hand" || move.startsWith("add ") ? "button" : true;
}

export const begins = ({ legal }: View): Spot => legal.flatMap((move) => steps(move).flat())[0] ?? "";

/** What is picked is looked at again. */
export const likely = (): Spot => "";

/** What matters most; the rest is said beside the cards. */
export function foretells(_laid: Laid, view: View, picked: Spot[], words: Words): string {
  const cards = wordsIn(picked);
  const [first] = cards.length ? outlook(view, cards).sentences : [];
  return first ? words.t(first.id, first.values) : "";
}

/** Cards that change their place; whatever only leaves the game lies there greyed, and what one draws is dealt. */
export function flies(told: Told, seat: number): Flight[] {
  if (told.kind === "chosen") return told.seat === seat ? [flight(told.card, cardAt(told.card), `front:${seat}`)] : [];
  if (told.kind === "stolen") return [flight(told.card, `front:${told.from}`, `front:${told.seat}`)];
  if (told.kind === "added")
    return told.cards.map((card) => {
      const from = told.seat === seat ? cardAt(card) : `held:${told.seat}`;
      return flight(card, from, `front:${told.seat}`);
    });
  if (told.kind === "stored") return told.cards.map((card) => flight(card, `front:${told.seat}`, `safe:${told.seat}`));
  if (told.kind === "hand_returned") return backs(told.count, `held:${told.seat}`, "pile");
  if (told.kind === "hand_set_aside") return backs(told.count, `held:${told.seat}`, "discard");
  if (told.kind === "pile_short") return backs(told.count, "pile", "discard");
  return told.kind === "drawn" && told.seat !== seat ? backs(told.count, "pile", `held:${told.seat}`) : [];
}

const flight = (word: string, from: Spot, to: Spot): Flight => ({ word, from, to });
const backs = (count: number, from: Spot, to: Spot): Flight[] =>
  Array.from({ length: count }, () => flight(HIDDEN, from, to));
