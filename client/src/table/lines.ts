// The story in words.
import type { Words } from "../lib/board";
import { eventText } from "../lib/events";
import type { StoryLine } from "../lib/story";
import type { Refused } from "../lib/wire";
import { sentence } from "../lib/words";

/** "" for what this page has no words for: entries of a newer room. */
export function lineText(line: StoryLine, words: Words): string {
  if (line.event) return eventText(line.event, words);
  const { kind, at: _at, race: _race, seed: _seed, phrase, ...values } = line.entry;
  return sentence(words, `entry-${kind}`, phrase ? { ...values, phrase: words.t(`phrase-${phrase}`) } : values);
}

/** Whom a line is about; -1 if nobody. */
export function seatOf({ event, entry }: StoryLine): number {
  const seat = event ? event.seat : entry.seat;
  return typeof seat === "number" ? seat : -1;
}

export function refusalText(refused: Refused, words: Words): string {
  return sentence(words, `refusal-${refused.kind}`, named(refused.values, words)) || refused.text;
}

/** An option as people call it. */
function named(values: Record<string, unknown>, words: Words): Record<string, unknown> {
  return typeof values.option === "string" ? { ...values, option: words.t(`option-${values.option}`) } : values;
}
