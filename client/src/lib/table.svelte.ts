// A table as this device sees it: news come in, each is told at a pace one can follow, then lies on the table.
import type { BoardModule, Chair, Told, View } from "./board";
import { hint } from "./api";
import { PLAIN } from "./boards";
import { chairsOf, namesOf } from "./chairs";
import { type Link, socketOf } from "./line";
import { wordsFor } from "./language.svelte";
import { grain, RaceStore } from "./race.svelte";
import { chime, ring } from "./ringing";
import { Sealing } from "./sealing";
import { type Kept, keep } from "./seats";
import { NotGranted, type Place, TableSocket } from "./socket";
import { sound } from "./sound";
import { type StoryLine, grown, hushed, knownTo, lastOf, linesOf } from "./story";
import { type Step, Teller } from "./telling.svelte";
import type { Entry, Hello, News, Refused, Table, Wish } from "./wire";
import { type Hands, seenBy } from "../table/offers";

/** Something about a chair that somebody who asked for it, or had it, should read. */
export interface Notice {
  what: "given" | "denied" | "again" | "returned";
  seat: number;
}
/** What an entry changes beside the position. */
interface Change {
  n: number;
  entry: Entry | null;
  lines: StoryLine[];
  table: Table | null;
  you: number[] | null;
  heard?: { news: News; at: number };
}
type Views = Record<string, View>; // by seat

const WATCHER = -1;
const FAR_BEHIND = 4; // steps after which nobody wants to see each one; where all act at once, two rounds of them
const MANY_MISSED = 3;
const SAID_MS = 5000; // that a bubble stays
const NOT_READY = "not_ready"; // others are still being shown how the round ended

export class TableStore {
  link = $state<Link>("connecting");
  gone = $state.raw<Refused | "removed" | null>(null);
  table = $state.raw<Table | null>(null);
  you = $state.raw<number[]>([]);
  story = $state.raw<StoryLine[]>([]);
  said = $state.raw<{ n: number; seat: number; phrase: string } | null>(null);
  refused = $state.raw<Refused | null>(null);
  advice = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  asking = $state(WATCHER); // the chair for which this device waits to hear yes
  hands = $state.raw<Hands>({ match: 0, seats: [] }); // that this device has seen of the match
  lifted = $state(WATCHER); // on a device that is passed round: who holds it
  board = $state.raw<BoardModule>(PLAIN);

  readonly race: RaceStore;
  readonly sealing: Sealing;

  private readonly socket: TableSocket;
  private readonly teller = new Teller<Views>(0, () => this.call());
  private sat = new Map<number, number>(); // which seat an entry gave
  private last = $state.raw<{ events: Told[]; before: Views } | null>(null); // the last move
  private called = false; // to a move that is still to be made
  private saw = 0; // the last entry of which the table was told that it has been shown
  private asked = new Map<string, Promise<boolean>>(); // moves that wait for their answer

  /** The seat whose eyes we look with; -1 for a watcher. */
  readonly seat = $derived(this.you.length > 1 ? this.lifted : (this.you[0] ?? WATCHER));
  readonly views = $derived<Views>(this.teller.now ?? {});
  readonly view = $derived<View | null>(this.views[this.seat] ?? Object.values(this.views)[0] ?? null);
  readonly next = $derived<View | null>(this.teller.next?.[this.seat] ?? null);
  readonly told = $derived(this.teller.told);
  readonly telling = $derived(this.teller.telling);
  /** Whom the device must be handed to before anything is shown; null if nobody. */
  readonly curtain = $derived.by<number | null>(() => {
    if (this.you.length < 2 || this.table?.phase !== "playing" || this.telling) return null;
    const actors = this.view?.actors ?? [];
    if (actors.includes(this.lifted)) return null;
    return this.you.find((seat) => actors.includes(seat)) ?? (this.lifted < 0 ? (this.you[0] ?? null) : null);
  });
  readonly mine = $derived(
    this.link === "open" &&
      !this.telling &&
      this.table?.phase === "playing" &&
      this.seat >= 0 &&
      (this.view?.actors.includes(this.seat) ?? false),
  );
  private readonly game = $derived(this.table?.setting.game ?? "");
  readonly names = $derived(namesOf(this.game, this.table?.seats ?? [], this.you.length === 1 ? this.you[0] : WATCHER));
  readonly words = $derived(wordsFor(this.game, this.names));
  readonly chairs = $derived<Chair[]>(
    chairsOf(
      this.table?.seats ?? [],
      this.names,
      this.you,
      this.table?.phase === "playing" ? (this.view?.actors ?? []) : [],
    ),
  );
  /** What this person may know of the story; behind the curtain nobody knows more than everybody. */
  readonly shownStory = $derived(
    hushed(
      knownTo(this.curtain === null ? this.seat : WATCHER, this.story),
      (event) => this.view !== null && (this.board.hush?.(event, this.view) ?? false),
    ),
  );
  readonly lastLine = $derived(lastOf(this.shownStory));
  /**
   * Whether a chair is any business of this device: the link for players, a table open to everybody, or a hand here.
   */
  readonly maySit = $derived.by(() => {
    if (this.kept === null || this.you.length) return false;
    return this.kept.join !== "" || (this.table?.setting.public ?? false) || this.hands.seats.length > 0;
  });
  readonly retellable = $derived(this.last !== null && !this.telling);

  constructor(
    readonly place: Place,
    readonly kept: Kept | null,
  ) {
    this.socket = new TableSocket(
      place,
      {
        hello: (message) => this.greeted(message),
        news: (message) => this.heard(message),
        race: (message) => this.race.heard(message),
        later: (refused) => {
          if (refused.kind === NOT_READY) this.refused = refused;
        },
        link: (link) => {
          this.link = link;
        },
        gone: (refused) => {
          this.gone = refused ?? "removed";
        },
      },
      socketOf(place.table ?? kept?.table),
    );
    if (kept?.hands) this.hands = kept.hands;
    const hasty = (move: string, race: string) =>
      void this.wish({ do: "grab", seat: this.seat, race, move, took: 0, hold: 0 });
    this.sealing = new Sealing(kept?.table ?? "", (seat, share) => this.socket.wish({ do: "share", seat, share }));
    this.race = new RaceStore((fields) => this.socket.report(fields), hasty);
    document.addEventListener("visibilitychange", this.looked);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.socket.close();
    this.teller.stop();
  }

  /** Ask for something; a refusal is shown, unless nobody is to hear of it, and answered with 0. */
  async wish(fields: Omit<Wish, "id">, quiet = false): Promise<number> {
    this.refused = this.notice = null;
    try {
      const { n } = await this.socket.wish(fields);
      this.waited();
      return n;
    } catch (error) {
      if (!quiet || !(error instanceof NotGranted)) this.refuse(error);
      return 0;
    }
  }

  /** A move; with `took`, the time since the own paint, it is a grab in a race. */
  act = async (move: string, took?: number): Promise<boolean> => {
    if (!this.mine) return false;
    const same = this.asked.get(move); // a second tap before the answer is the same wish
    if (same) return same;
    this.advice = null;
    const { id, hold } = this.race;
    const racing = took !== undefined && id !== "";
    const quiet = this.asked.size > 0;
    const made = racing
      ? this.wish({ do: "grab", seat: this.seat, race: id, move, took, hold }, quiet)
      : this.wish({ do: "move", seat: this.seat, move }, quiet);
    sound("tap");
    const answer = made.then((n) => n > 0);
    this.asked.set(move, answer);
    void answer.finally(() => this.asked.delete(move));
    return answer;
  };

  /** Nobody waits for a page that is hidden. */
  private readonly looked = (): void => {
    this.socket.report(document.hidden ? { do: "away" } : { do: "back_here", grain: grain() });
  };

  async sit(name: string, seat?: number): Promise<void> {
    const n = await this.wish({ do: "sit", name, ...(seat === undefined ? {} : { seat }) });
    const got = this.sat.get(n);
    if (got === undefined) return;
    if (!this.you.includes(got)) this.you = [...this.you, got].sort();
    if (this.table) this.sealing.sat(this.table, n, got);
  }

  /** Ask those at the table for a chair. */
  async ask(name: string, seat: number): Promise<void> {
    this.asking = seat;
    if (!(await this.wish({ do: "ask_seat", name, seat }))) this.asking = WATCHER;
  }

  async askHint(): Promise<void> {
    if (!this.table) return;
    try {
      this.advice = (await hint(this.table.id, this.seat, this.place.secret ?? "")).move || null;
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Show the last move once more, calmly. */
  retell(): void {
    if (!this.last || this.telling) return;
    const { events, before } = this.last;
    const now = this.views;
    this.teller.show(before);
    void this.teller.tell({ events, after: now, dwell: (event) => this.dwell(event), saying: this.ring });
  }

  /** Do not wait for what is being told. */
  readonly skip = (): void => this.teller.skip();

  private greeted(message: Hello): void {
    const { n, missed, table, you } = message;
    const lines = missed.flatMap((one) => linesOf(one.n, one.entry, one.events));
    const moves = missed.filter((one) => one.entry.kind === "moved").length;
    const step = this.step({ n, entry: null, lines, table, you }, message.views);
    this.race.arming = "";
    this.saw = 0; // it is another line: nothing has been said on it
    this.looked();
    this.sealing.greeted(message);
    if (this.table === null || moves > MANY_MISSED) this.teller.settle(step);
    else void this.teller.tell(step);
  }

  private heard(message: News): void {
    const { n, entry, events = [], views = null, table = null } = message;
    if (entry.kind === "sat" && entry.seat !== undefined) this.sat.set(n, entry.seat);
    const seen = views && Object.keys(views).map(Number);
    const you = seen?.filter((seat) => seat >= 0) ?? this.remaining(entry);
    this.sealing.told(message, you ?? this.you);
    const heard = { news: message, at: performance.now() };
    const step = this.step({ n, entry, lines: linesOf(n, entry, events), table, you, heard }, views);
    const urgent = events.some((event) => this.view && this.board.urgent?.(event, this.view));
    if (urgent && this.telling) this.teller.settle(step);
    else void this.teller.tell(step);
  }

  /** Something to tell; the story never runs ahead of the board. */
  private step(change: Change, after: Views | null): Step<Views> {
    const { lines, entry } = change;
    return {
      events: lines.flatMap(({ event }) => event ?? []),
      after,
      dwell: (event) => this.dwell(event, (entry && this.view) ?? undefined),
      saying: (event) => {
        this.write(lines.slice(0, lines.findIndex((line) => line.event === event) + 1));
        this.ring(event);
      },
      laid: (before) => this.lay(change, before, after),
    };
  }

  private remaining(entry: Entry): number[] | null {
    return entry.kind === "freed" || entry.kind === "reseated" ? this.you.filter((seat) => seat !== entry.seat) : null;
  }

  /** What comes from far behind, or is for other eyes, is not shown by itself. */
  private dwell(event: Told, view?: View): number {
    const far = this.teller.waiting > Math.max(FAR_BEHIND, 2 * this.names.length);
    return !far && (event.to ?? this.seat) === this.seat ? this.board.dwell(event, view) : 0;
  }

  /** It is this person's move now, and was not before. */
  private call(): void {
    if (this.mine && !this.called) sound("bell");
    this.called ||= this.mine;
  }

  private readonly ring = (event: Told): void => ring(this.board, event, this.view, this.seat);

  private hearSaid(n: number, entry: Entry): void {
    this.said = { n, seat: entry.seat ?? WATCHER, phrase: entry.phrase ?? "" };
    setTimeout(() => {
      if (this.said?.n === n) this.said = null;
    }, SAID_MS);
  }

  private lay({ n, entry, lines, table, you, heard }: Change, before: Views | null, after: Views | null): void {
    this.write(lines);
    this.advice = null;
    for (const event of heard?.news.events ?? []) if (!this.board.dwell(event)) this.ring(event); // nobody waits for it
    if (entry) chime(entry, this.table, table, you ?? this.you);
    if (entry) this.notice = this.noticed(entry, you) ?? this.notice;
    if (entry?.kind === "said") this.hearSaid(n, entry);
    if (table) this.table = table;
    if (you) this.you = you;
    if (heard) this.race.laid(heard.news, heard.at);
    if (after) {
      this.called &&= after[this.seat]?.actors.includes(this.seat) ?? false;
      this.last = entry?.kind === "moved" && before ? { events: heard?.news.events ?? [], before } : null;
      this.shown(n);
    }
    if (this.table) this.hands = seenBy(this.hands, this.table, this.you);
    if (this.kept) keep({ table: this.kept.table, n, hands: this.hands });
  }

  /** What somebody should read who has asked for a chair, or whose chair changes hands. */
  private noticed(entry: Entry, you: number[] | null): Notice | null {
    const { kind, seat = WATCHER } = entry;
    const has = you?.includes(seat) ?? this.you.includes(seat);
    if (kind === "answered" && !entry.yes && this.asking >= 0) return this.answered("denied");
    if ((kind !== "sat" && kind !== "reseated") || seat < 0) return null;
    if (seat === this.asking) return this.answered(has ? "given" : "denied");
    if (kind === "sat" || has === this.you.includes(seat)) return null;
    return { what: has ? "again" : "returned", seat };
  }

  private answered(what: Notice["what"]): Notice {
    const seat = this.asking;
    this.asking = WATCHER;
    return { what, seat };
  }

  /** What had to wait has come true. */
  private waited(): void {
    if (this.refused?.kind === NOT_READY) this.refused = null;
  }

  /** Between rounds the others wait until everybody here was shown how the last one ended. */
  private shown(n: number): void {
    if (n <= this.saw) return;
    this.saw = n;
    this.socket.report({ do: "seen", n });
  }

  private write(lines: StoryLine[]): void {
    this.story = grown(this.story, lines);
  }

  private refuse(error: unknown): void {
    if (!(error instanceof NotGranted)) throw error;
    sound("no");
    this.refused = error.refused;
  }
}
