// What the person at a table should read first: what can be done, why something cannot, what came of a question.
import { say } from "../../lib/language.svelte";
import type { TableStore } from "../../store/table.svelte";
import { refusalText } from "./lines";

/** What can be done now: what is picked would do this, what is advised, or what the board asks for; "" if nothing. */
export function todoText(store: TableStore, foretold: string): string {
  const { view, advice, board, words } = store;
  if (!view || !store.mine) return "";
  const advised = advice ? (board.advice?.(view, advice, words) ?? "") : "";
  return foretold || advised || board.prompt(view, words, store.chairs) || say("your-move");
}

export function noticeText({ notice, names }: TableStore): string {
  return notice ? say(`notice-${notice.what}`, { name: names[notice.seat] ?? "" }) : "";
}

export function refusedText({ refused, words }: TableStore): string {
  return refused ? refusalText(refused, words) : "";
}
