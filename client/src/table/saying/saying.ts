// What the person at a table should read first: what can be done, why something cannot, what came of a question.
import { seatOf } from "../../wire/entries";
import { say } from "../../lib/language.svelte";
import type { TableStore } from "../../store/table.svelte";
import { refusalText } from "./lines";

/** What can be done now: what is picked would do this, what is advised, or what the board asks for; "" if nothing. */
export function todoText(store: TableStore, foretold: string): string {
  const { view, mine, words, chairs } = store.seen;
  const { advice } = store.asking;
  const { board } = store.retelling;
  if (!view || !mine) return "";
  const advised = advice ? (board.advice?.(view, advice, words) ?? "") : "";
  return foretold || advised || board.prompt(view, words, chairs) || say("your-move");
}

/** That a robot has played for whoever was away, until they play or sit down anew. */
export function helpedText({ seen, retelling }: TableStore): string {
  const own = retelling.story.filter(({ entry }) => seen.you.includes(seatOf(entry)));
  const since = own.findLastIndex(
    ({ entry }) => entry.kind === "sat" || (entry.kind === "moved" && entry.by !== "bot"),
  );
  const moves = new Set(own.slice(since + 1).flatMap(({ n, entry }) => (entry.kind === "moved" ? [n] : []))).size;
  return moves ? say("helped", { moves }) : "";
}

export function noticeText({ seen, asking }: TableStore): string {
  const { notice } = asking;
  return notice ? say(`notice-${notice.what}`, { name: seen.names[notice.seat] ?? "" }) : "";
}

export function refusedText({ seen, asking }: TableStore): string {
  return asking.refused ? refusalText(asking.refused, seen.words) : "";
}
