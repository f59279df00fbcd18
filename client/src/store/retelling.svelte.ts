// What happened at a table, told at a pace one can follow: step by step, then as a story that can be read.
import { type EntryOf, byClock, seatOf } from "../wire/entries";
import type { Entry } from "../wire/wire";
import type { Known, Told, View } from "../lib/board";
import { nudge } from "../lib/calling";
import { PLAIN } from "../lib/plain";
import { sound } from "../lib/sound";
import { Narrator } from "./narrator.svelte";
import { ring } from "./ringing";
import { type Seen, type Views, WATCHER } from "./seen.svelte";
import { type StoryLine, fresh, grown, hushed, knownTo, lastMove } from "./story";
import type { Step, Teller } from "./telling.svelte";

/** An entry that is told to its end; null for what lies there when somebody comes. */
export interface Heard {
  n: number;
  entry: Entry | null;
  lines: StoryLine[];
  events: Told[]; // that nobody has told before
}

const FAR_BEHIND = 4; // steps after which nobody wants to see each one; where all act at once, two rounds of them
const SAID_MS = 5000; // that a bubble stays

export class Retelling {
  story = $state.raw<StoryLine[]>([]);
  said = $state.raw<{ n: number; seat: number; phrase: string } | null>(null);
  again = $state(false); // the last move is shown once more: it is not news
  private ownBoard = $state.raw<Known>(PLAIN);
  private narrator = $state.raw(new Narrator());
  private last = $state.raw<{ events: Told[]; before: Views } | null>(null); // the last move
  private called = false; // to a move that is still to be made

  /** What this person may know of the story; behind the curtain nobody knows more than everybody. */
  readonly shown = $derived.by(() => {
    const { curtain, seat, table, view } = this.seen;
    const known = knownTo(curtain === null ? seat : WATCHER, this.story);
    const forgotten = view !== null && table?.phase === "playing" && this.board.forgets?.(view);
    return hushed(
      forgotten ? lastMove(known) : known,
      (event) => view !== null && (this.board.hush?.(event, view) ?? false),
    );
  });
  /** What has happened, as far as it is told: what mattered to this seat stays until it was seen. */
  readonly narrated = $derived.by(() => this.narrator.says(this.seen.seat));
  readonly owned = $derived.by(() => this.narrator.keeps(this.seen.seat)); // it is something of one's own
  readonly retellable = $derived.by(() => this.last !== null && !this.teller.telling);

  constructor(
    private readonly seen: Pick<Seen, "curtain" | "mine" | "names" | "seat" | "table" | "view" | "views" | "you">,
    private readonly teller: Teller<Views>,
  ) {}

  get board(): Known {
    return this.ownBoard;
  }

  /** A board that comes later knows better what mattered. */
  set board(board: Known) {
    this.ownBoard = board;
    this.narrator = new Narrator();
    for (const line of this.story) this.narrate(line, false);
  }

  /** What the narrator kept for this seat was read. */
  readonly noted = (): void => this.narrator.seen(this.seen.seat);

  /** Show the last move once more, calmly. */
  retell(): void {
    if (!this.last || this.teller.telling) return;
    const { events, before } = this.last;
    const after = this.seen.views;
    this.teller.show(before);
    this.again = true;
    const { dwell, lands, ring: saying } = this;
    void this.teller.tell({ events, after, dwell, lands, saying, laid: () => (this.again = false) });
  }

  /** Something to tell; the story never runs ahead of the board. */
  step({ entry, lines }: Heard, after: Views | null, laid: Step<Views>["laid"]): Step<Views> {
    return {
      events: lines.flatMap(({ event }) => event ?? []),
      after,
      dwell: (event) => this.dwell(event, (entry && this.seen.view) ?? undefined),
      lands: this.lands,
      saying: (event) => {
        this.write(lines.slice(0, lines.findIndex((line) => line.event === event) + 1), event);
        this.ring(event);
      },
      laid,
    };
  }

  /** It was told: all of it can be read, and what nobody waited for is heard. */
  laid({ n, entry, lines, events }: Heard, before: Views | null, after: Views | null): void {
    this.write(lines);
    for (const event of events) if (!this.board.dwell(event)) this.ring(event);
    if (entry?.kind === "said") this.hearSaid(n, entry);
    if (entry?.kind === "started") this.said = null; // it was for the waiting room
    if (!after) return;
    const { seat } = this.seen;
    this.called &&= after[seat]?.actors.includes(seat) ?? false;
    this.last = entry?.kind === "moved" && before ? { events, before } : null;
  }

  /** Another box is on the table: nothing of the last one is to be told any more. */
  unpacked(otherGame: boolean): void {
    if (otherGame) this.ownBoard = PLAIN; // until its own is here
    this.story = [];
    this.narrator = new Narrator();
  }

  /** Everything has been told: it is this person's move now, and was not before. */
  quiet(): void {
    const { mine, table } = this.seen;
    if (mine && !this.called) {
      sound("bell");
      nudge(table?.screens.some((screen) => screen.here));
    }
    this.called ||= mine;
  }

  /** What comes from far behind, or is for other eyes, is not shown by itself. */
  private readonly dwell = (event: Told, view?: View): number => {
    const { names, seat } = this.seen;
    const far = this.teller.waiting > Math.max(FAR_BEHIND, 2 * names.length);
    return !far && (event.to ?? seat) === seat ? this.board.dwell(event, view) : 0;
  };

  private readonly lands = (event: Told): number | undefined => this.board.lands?.(event);

  private readonly ring = (event: Told): void => ring(this.board, event, this.seen.view, this.seen.seat);

  private hearSaid(n: number, { seat, phrase }: EntryOf<"said">): void {
    this.said = { n, seat, phrase };
    setTimeout(() => {
      if (this.said?.n === n) this.said = null;
    }, SAID_MS);
  }

  /** Write lines down, of which an event is being shown. */
  private write(lines: StoryLine[], shown: Told | null = null): void {
    const unknown = fresh(this.story, lines);
    this.story = grown(this.story, unknown);
    for (const line of unknown) this.narrate(line, shown !== null && line.event === shown);
  }

  private narrate(line: StoryLine, said: boolean): void {
    const { event, entry } = line;
    const { view, you } = this.seen;
    if (event && view && this.board.hush?.(event, view)) return;
    const late = (seat: number) => byClock(entry) && seatOf(entry) === seat;
    const matters = (seat: number) => (event ? (this.board.matters?.(event, seat) ?? false) : late(seat));
    this.narrator.hear(line, { you, matters, said });
  }
}
