// The story in words.
import { seatOf } from "../../wire/entries";
import type { Refused } from "../../wire/wire";
import type { Words } from "../../lib/board";
import { eventText } from "../../lib/events";
import { sentence } from "../../lib/words";
import type { StoryLine } from "../../store/story";

/** "" for what this page has no words for: entries of a newer room. */
export function lineText(line: StoryLine, words: Words): string {
  if (line.event) return eventText(line.event, words);
  const { entry } = line;
  const { kind: _kind, at: _at, race: _race, seed: _seed, ...values }: Record<string, unknown> = { ...entry };
  const said = entry.kind === "said" ? { phrase: words.t(`phrase-${entry.phrase}`) } : {};
  return sentence(words, `entry-${entry.kind}`, { ...values, ...said });
}

/** Whom a line is about; -1 if nobody. */
export function about({ event, entry }: StoryLine): number {
  if (event === null) return seatOf(entry);
  return typeof event.seat === "number" ? event.seat : -1;
}

export function refusalText(refused: Refused, words: Words): string {
  return sentence(words, `refusal-${refused.kind}`, named(refused.values, words)) || refused.text;
}

/** An option as people call it. */
function named(values: Record<string, unknown>, words: Words): Record<string, unknown> {
  return typeof values.option === "string" ? { ...values, option: words.t(`option-${values.option}`) } : values;
}
