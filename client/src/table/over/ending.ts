// The end of a match in words: who won and why, what settled a tie, and a kind word for the others.
import type { Words } from "../../lib/board";
import { sentence } from "../../lib/words";
import { NOBODY } from "../../store/sitting";
import { ranking } from "./scores";

export interface Result {
  scores: number[];
  winners: number[];
  names: string[];
  self: number; // whoever reads it, if it is one person who played
}

/** Who won, with how much, and how far ahead: of the reader, or of the best of the others. */
export function wonText({ scores, winners, names, self }: Result, words: Words): string {
  const [seat = NOBODY] = winners;
  const plain = () => words.t("winners", { names: winners.map((one) => names[one]), count: winners.length });
  if (seat < 0 || scores.length < 2) return plain();
  const score = scores[seat] ?? 0;
  if (winners.length > 1) return sentence(words, "end-shared", { seats: winners, score }) || plain();
  const others = ranking(scores, winners).slice(1);
  const from = others.includes(self) ? self : (others[0] ?? NOBODY);
  return sentence(words, "end-won", { seat, score, from, lead: score - (scores[from] ?? 0) }) || plain();
}

/** Why the winner is ahead of others with the same score; "" if nobody has it. */
export function tieText({ scores, winners }: Result, words: Words): string {
  const best = scores[winners[0] ?? NOBODY];
  const tied = [...scores.keys()].filter((seat) => scores[seat] === best && !winners.includes(seat));
  return tied.length ? sentence(words, "end-tie", { seats: tied }) : "";
}

/** Something kind for whoever did not win. */
export function kindText({ scores, winners, names, self }: Result, words: Words): string {
  const others = ranking(scores, winners).filter((seat) => !winners.includes(seat));
  if (others.includes(self)) return words.t("end-kind-you");
  return others.length ? words.t("end-kind", { names: others.map((seat) => names[seat]) }) : "";
}
