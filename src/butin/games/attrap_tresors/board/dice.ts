// The dice in words: each by its colour, and why some do not count; never what they mean.
import type { Words } from "@page/lib/board";
import type { Die } from "./shapes";

interface Thrown {
  die: Die;
  index: number;
}

/** Every die that was thrown, and its number. */
export const thrown = (dice: (Die | "unthrown")[]): Thrown[] =>
  dice.flatMap((die, index) => (die === "unthrown" ? [] : [{ die, index }]));

/** Those that count first. */
export function read(lying: Thrown[], stacked: number[], words: Words): string {
  const counts = ({ die, index }: Thrown): boolean => die.place === "bazaar" && !stacked.includes(index);
  const why = ({ die, index }: Thrown): string => (stacked.includes(index) ? "stacked" : die.place);
  return [
    ...lying.filter(counts).map(({ die }) => words.t(`name-${die.colour}`)),
    ...lying.filter((one) => !counts(one)).map((one) => words.t(`board-die-${why(one)}`, { colour: one.die.colour })),
  ].join(", ");
}
