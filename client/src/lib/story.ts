// The story of a match, line by line.
import type { Told } from "./board";
import type { Entry } from "./wire";

/** A line of the story: an event of the game with its clause, or something that happened at the table. */
export interface StoryLine {
  n: number;
  clause: string;
  event: Told | null;
  entry: Entry;
}

const SILENT = ["moved", "came", "went", "opened", "answered", "bot", "hosted", "first", "picked", "sealed", "shared"];

export function linesOf(n: number, entry: Entry, events: Told[] = []): StoryLine[] {
  const own = SILENT.includes(entry.kind) && entry.by !== "clock" ? [] : [{ n, clause: "", event: null, entry }];
  return [...own, ...events.map((event) => ({ n, clause: event.rule, event, entry }))];
}

/** The story and these lines: each once, and a new match begins a new story. */
export function grown(story: StoryLine[], lines: StoryLine[]): StoryLine[] {
  const fresh = lines.filter((line) => !story.includes(line));
  if (!fresh.length) return story;
  const begun = fresh.findLastIndex((line) => line.event === null && line.entry.kind === "started");
  return begun < 0 ? [...story, ...fresh] : fresh.slice(begun);
}

/** What a seat may know of it. */
export function knownTo(seat: number, story: StoryLine[]): StoryLine[] {
  return story.filter(({ event }) => event?.to === undefined || event.to === seat);
}

/** Without what must not be said yet: the last events, as far as they are to be hushed. */
export function hushed(story: StoryLine[], hush: (event: Told) => boolean): StoryLine[] {
  const silent = ({ event }: StoryLine): boolean => event !== null && hush(event);
  const said = story.findLastIndex((line) => line.event !== null && !silent(line));
  return story.filter((line, place) => place <= said || !silent(line));
}

/** What the last move did, first of all. */
export function lastOf(story: StoryLine[]): StoryLine | null {
  const events = story.filter((line) => line.event !== null);
  return events.find((line) => line.n === events.at(-1)?.n) ?? null;
}
