// The narrator: one line about what has happened. What mattered to a seat stays until its person has acted or tapped
// it, and of anything else the last that mattered to somebody; nothing is said twice.
import { type Kind, byClock, seatOf } from "../wire/entries";
import type { StoryLine } from "./story";

const STAYS_MS = 4000; // two things that befall somebody so near to each other are told together
/** Which entries are told by themselves; what a newer server may send is not. */
const TOLD: Record<Kind, boolean> = {
  opened: false,
  boxed: false,
  sat: true,
  freed: true,
  reseated: false,
  benched: false,
  unbenched: false,
  offered: false,
  declined: false,
  bot: false,
  filled: false,
  called: false,
  waited: false,
  named: false,
  faced: false,
  said: false,
  hosted: false,
  closed: false,
  first: false,
  picked: false,
  started: false,
  sealed: false,
  shared: false,
  moved: true,
  took_back: true,
  paused: true,
  went_on: true,
  asked: false,
  answered: false,
  came: false,
  went: false,
  screened: false,
  unscreened: false,
};

/** Whom a line is for. */
export interface Heard {
  you: number[]; // the seats of this device
  matters(seat: number): boolean;
  said: boolean; // it is being shown just now, and not only written down
}

export class Narrator {
  private line = $state.raw<StoryLine | null>(null);
  private kept = $state.raw<Record<number, StoryLine[]>>({}); // by seat
  private weight = 0; // of the line
  private n = 0; // of the entry that was heard last

  /** What a seat reads now; the same lines as long as there is nothing new. */
  says(seat: number): StoryLine[] {
    const own = this.kept[seat] ?? [];
    return own.length ? own : this.line ? [this.line] : [];
  }

  /** Whether something of one's own waits to be seen. */
  keeps(seat: number): boolean {
    return (this.kept[seat]?.length ?? 0) > 0;
  }

  /** It was seen. */
  seen(seat: number): void {
    if (this.keeps(seat)) this.kept = { ...this.kept, [seat]: [] };
  }

  hear(line: StoryLine, heard: Heard): void {
    if (line.event === null && !TOLD[line.entry.kind]) return;
    if (line.n !== this.n) this.begin(line);
    for (const seat of heard.you) if (isFor(seat, line) && heard.matters(seat)) this.keep(seat, line);
    if (line.event?.to === undefined || (heard.you.length === 1 && isFor(heard.you[0] ?? -1, line)))
      this.tell(line, heard);
  }

  /** A new entry: whoever has acted has seen what was before, and in a new match nothing was before. */
  private begin({ n, entry }: StoryLine): void {
    this.n = n;
    this.weight = 0;
    if (entry.kind === "started") this.kept = {};
    if (entry.kind === "moved" && !byClock(entry)) this.seen(entry.seat);
  }

  private keep(seat: number, line: StoryLine): void {
    const near = ({ n, entry }: StoryLine) =>
      n === line.n || (seatOf(entry) !== seat && line.entry.at - entry.at < STAYS_MS);
    this.kept = { ...this.kept, [seat]: [...(this.kept[seat] ?? []).filter(near), line] };
  }

  /** Of one entry what matters stays before what does not; what is only written down comes last. */
  private tell(line: StoryLine, { matters, said }: Heard): void {
    const weight = line.who.seats.some((_, seat) => matters(seat)) ? 2 : 1;
    const open = this.line?.n !== line.n;
    if (!open && weight < this.weight) return;
    if (!open && weight === this.weight && !said) return;
    this.line = line;
    this.weight = weight;
  }
}

function isFor(seat: number, { event }: StoryLine): boolean {
  return event?.to === undefined || event.to === seat;
}
