// What happened at a table, told at a pace one can follow: step by step, then as a story that can be read.
import { type EntryOf, byClock, seatOf } from "../wire/entries";
import type { Known, Told, View } from "../lib/board";
import { nudge } from "../lib/calling";
import { PLAIN } from "../lib/plain";
import { sound } from "../lib/sound";
import { Narrator } from "./narrator.svelte";
import { ring } from "./ringing";
import { Seeing, type Views, WATCHER } from "./seeing.svelte";
import { type StoryLine, fresh, grown, hushed, knownTo, lastMove } from "./story";

const FAR_BEHIND = 4; // steps after which nobody wants to see each one; where all act at once, two rounds of them
const SAID_MS = 5000; // that a bubble stays

export abstract class Recounting extends Seeing {
  story = $state.raw<StoryLine[]>([]);
  said = $state.raw<{ n: number; seat: number; phrase: string } | null>(null);
  private ownBoard = $state.raw<Known>(PLAIN);
  private narrator = $state.raw(new Narrator());
  protected last = $state.raw<{ events: Told[]; before: Views } | null>(null); // the last move
  protected called = false; // to a move that is still to be made

  /** What this person may know of the story; behind the curtain nobody knows more than everybody. */
  readonly shownStory = $derived.by(() => {
    const known = knownTo(this.curtain === null ? this.seat : WATCHER, this.story);
    const forgotten = this.view !== null && this.table?.phase === "playing" && this.board.forgets?.(this.view);
    return hushed(
      forgotten ? lastMove(known) : known,
      (event) => this.view !== null && (this.board.hush?.(event, this.view) ?? false),
    );
  });
  /** What has happened, as far as it is told: what mattered to this seat stays until it was seen. */
  readonly narrated = $derived(this.narrator.says(this.seat));
  readonly owned = $derived(this.narrator.keeps(this.seat)); // it is something of one's own
  readonly retellable = $derived(this.last !== null && !this.telling);

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
  readonly noted = (): void => this.narrator.seen(this.seat);

  /** Show the last move once more, calmly. */
  retell(): void {
    if (!this.last || this.telling) return;
    const { events, before } = this.last;
    const now = this.views;
    this.teller.show(before);
    this.retelling = true;
    const laid = () => (this.retelling = false);
    const dwell = (event: Told) => this.dwell(event);
    void this.teller.tell({ events, after: now, dwell, lands: this.lands, saying: this.ring, laid });
  }

  /** Do not wait for what is being told. */
  readonly skip = (): void => this.teller.skip();

  /** What comes from far behind, or is for other eyes, is not shown by itself. */
  protected dwell(event: Told, view?: View): number {
    const far = this.teller.waiting > Math.max(FAR_BEHIND, 2 * this.names.length);
    return !far && (event.to ?? this.seat) === this.seat ? this.board.dwell(event, view) : 0;
  }

  protected readonly lands = (event: Told): number | undefined => this.board.lands?.(event);

  /** It is this person's move now, and was not before. */
  protected override quiet(): void {
    if (this.mine && !this.called) {
      sound("bell");
      nudge(this.table?.screens.some((screen) => screen.here));
    }
    this.called ||= this.mine;
  }

  protected readonly ring = (event: Told): void => ring(this.board, event, this.view, this.seat);

  protected hearSaid(n: number, { seat, phrase }: EntryOf<"said">): void {
    this.said = { n, seat, phrase };
    setTimeout(() => {
      if (this.said?.n === n) this.said = null;
    }, SAID_MS);
  }

  /** Another box is on the table: nothing of the last one is to be told any more. */
  protected unpacked(otherGame: boolean): void {
    if (otherGame) this.ownBoard = PLAIN; // until its own is here
    this.story = [];
    this.narrator = new Narrator();
    this.lifted = WATCHER;
  }

  /** Write lines down, of which an event is being shown. */
  protected write(lines: StoryLine[], shown: Told | null = null): void {
    const unknown = fresh(this.story, lines);
    this.story = grown(this.story, unknown);
    for (const line of unknown) this.narrate(line, shown !== null && line.event === shown);
  }

  private narrate(line: StoryLine, said: boolean): void {
    const { event, entry } = line;
    if (event && this.view && this.board.hush?.(event, this.view)) return;
    const late = (seat: number) => byClock(entry) && seatOf(entry) === seat;
    const matters = (seat: number) => (event ? (this.board.matters?.(event, seat) ?? false) : late(seat));
    this.narrator.hear(line, { you: this.you, matters, said });
  }
}
