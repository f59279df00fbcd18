// An event of a game in words.
import type { Told, Words } from "./board";

export function eventText(event: Told, words: Words): string {
  const { kind, rule: _rule, to: _to, ...values } = event;
  return words.t(`event-${kind}`, values);
}
