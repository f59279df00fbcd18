// A move as fingers make it: the card, then the pile; and what is said before it is made.
import type { Flight, Spot, Words } from "@page/frames/contract";
import { gain, outcome, outcomes, promise } from "./outcome";
import { type Laid, isPlay } from "./pieces";
import type { Motif, Told, View } from "./shapes";

const cardOf = (motif: string): Spot => `card:${motif}`;
export const pileAt = (number: number | string): Spot => `pile:${number}`;
const numberOf = (spot: Spot): number => (spot.startsWith("pile:") ? Number(spot.slice(5)) : -1);

export function steps(move: string): Spot[] {
  const [motif = "", pile = ""] = move.split(">");
  return [cardOf(motif), pileAt(pile)];
}

/** The card that is picked, if there is one. */
export const pickedIn = ([spot = ""]: Spot[]): Motif | "" => (spot.startsWith("card:") ? spot.slice(5) : "") as Motif;

/** "6 + 1" on a pile that would be taken. */
export function brings({ piles }: Laid, seat: number, picked: Spot[], spot: Spot, words: Words): string {
  const [motif, pile] = [pickedIn(picked), piles[numberOf(spot)]];
  return motif && pile ? gain(outcome(pile, motif, seat), words) : "";
}

/** The best pile for the card. */
export function likely({ piles }: Laid, seat: number, picked: Spot[], open: Spot[]): Spot {
  const motif = pickedIn(picked);
  const among = piles.filter(({ number }) => open.includes(pileAt(number)));
  const best = motif && outcomes(among, motif, seat)[0];
  return best ? pileAt(best.pile) : (open[0] ?? "");
}

export function foretells({ piles }: Laid, view: View, picked: Spot[], words: Words): string {
  const motif = pickedIn(picked);
  return motif && promise(outcomes(piles, motif, view.seat), motif, words);
}

/** A pile was touched before a card. */
export const denies = (_view: View, picked: Spot[], _spot: Spot, words: Words): string =>
  picked.length ? "" : words.t("board-first");

/** A card on its way to its pile, from the own hand or from whoever plays it. */
export function flies(told: Told, seat: number): Flight[] {
  if (!isPlay(told)) return [];
  const from = told.seat === seat ? cardOf(told.motif) : `seat:${told.seat}`;
  return [{ word: told.motif, from, to: pileAt(told.pile) }];
}
