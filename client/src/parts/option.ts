// How often each word of an option is named.
import type { GameOption } from "../wire/wire";

export const most = (option: GameOption, word: string): number => option.most[word] ?? 1;
export const count = (chosen: string[], word: string): number => chosen.filter((other) => other === word).length;

/** The words with this one named so often, as far as it may be; in the order of the option. */
export function named(option: GameOption, chosen: string[], word: string, often: number): string[] {
  const times = (one: string) => (one === word ? Math.max(0, Math.min(often, most(option, word))) : count(chosen, one));
  return option.values.flatMap((one) => Array<string>(times(one)).fill(one));
}
