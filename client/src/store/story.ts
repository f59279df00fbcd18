// The story of a match, line by line.
import { type Kind, byClock } from "../wire/entries";
import type { Entry, Missed } from "../wire/wire";
import type { Told } from "../lib/board";
import { type Sitting, earlier, toldBy } from "./sitting";

/** A line of the story: an event of the game with its clause, or something that happened at the table. */
export interface StoryLine {
  n: number;
  clause: string;
  event: Told | null;
  entry: Entry;
  who: Sitting; // at the time
}

/** Which entries are lines of their own; what a newer server may send is one. */
const LINES: Record<Kind, boolean> = {
  opened: false,
  boxed: true,
  sat: true,
  freed: true,
  reseated: true,
  benched: true,
  unbenched: true,
  offered: true,
  declined: true,
  bot: false,
  filled: false,
  called: true,
  waited: true,
  named: true,
  faced: false,
  said: true,
  hosted: false,
  closed: true,
  first: false,
  picked: false,
  started: true,
  sealed: false,
  shared: false,
  moved: false, // its events are; and that time had run out
  took_back: true,
  paused: true,
  went_on: true,
  asked: true,
  answered: false,
  came: false,
  went: false,
  screened: true,
  unscreened: true,
};

export function linesOf(n: number, entry: Entry, events: Told[] | undefined, who: Sitting): StoryLine[] {
  const own = byClock(entry) || (LINES[entry.kind] ?? true) ? [{ n, clause: "", event: null, entry, who }] : [];
  return [...own, ...(events ?? []).map((event) => ({ n, clause: event.rule, event, entry, who }))];
}

/** What was missed, from who sits there after it. */
export function linesBefore(missed: Missed[], now: Sitting): StoryLine[] {
  let after = now;
  const found = missed.toReversed().map(({ n, entry, events }) => {
    const before = earlier(after, entry);
    const lines = linesOf(n, entry, events, toldBy(entry, before, after));
    after = before;
    return lines;
  });
  return found.reverse().flat();
}

/** The lines that are not in the story yet. */
export function fresh(story: StoryLine[], lines: StoryLine[]): StoryLine[] {
  return lines.filter((line) => !story.includes(line));
}

/** The story and these new lines; a new match begins a new story. */
export function grown(story: StoryLine[], lines: StoryLine[]): StoryLine[] {
  if (!lines.length) return story;
  const begun = lines.findLastIndex((line) => line.event === null && line.entry.kind === "started");
  return begun < 0 ? [...story, ...lines] : lines.slice(begun);
}

/** What a seat may know of it. */
export function knownTo(seat: number, story: StoryLine[]): StoryLine[] {
  return story.filter(({ event }) => event?.to === undefined || event.to === seat);
}

/** Where to remember is the game: of the moves only the last, and whatever happened at the table beside them. */
export function lastMove(story: StoryLine[]): StoryLine[] {
  const last = story.findLast(({ event }) => event !== null)?.n;
  return story.filter(({ n, event }) => event === null || n === last);
}

/** Without what must not be said yet: the last events, as far as they are to be hushed. */
export function hushed(story: StoryLine[], hush: (event: Told) => boolean): StoryLine[] {
  const silent = ({ event }: StoryLine): boolean => event !== null && hush(event);
  const said = story.findLastIndex((line) => line.event !== null && !silent(line));
  return story.filter((line, place) => place <= said || !silent(line));
}
