// A table as this device sees it: news come in, each is told at a pace one can follow, then lies on the table.
import type { BoardModule, Chair, Told, View } from "./board";
import { hint } from "./api";
import { PLAIN } from "./boards";
import { type Link, socketOf } from "./line";
import { wordsFor } from "./language.svelte";
import { grain, RaceStore } from "./race.svelte";
import { Sealing } from "./sealing";
import { type Kept, keep } from "./seats";
import { settings } from "./settings.svelte";
import { colour, shape } from "./shapes";
import { NotGranted, type Place, TableSocket } from "./socket";
import { sound } from "./sound";
import type { Entry, Hello, News, Refused, Table, Wish } from "./wire";
import { type Hands, seenBy } from "../table/chairs";
import { YOU } from "./words";

/** A line of the story: an event of the game with its clause, or something that happened at the table. */
export interface StoryLine {
  n: number;
  clause: string;
  event: Told | null;
  entry: Entry;
}
interface Step {
  n: number;
  entry: Entry | null;
  lines: StoryLine[];
  views: Record<string, View> | null;
  table: Table | null;
  you: number[] | null;
  heard?: { news: News; at: number };
}
/** Something about a chair that somebody who asked for it, or had it, should read. */
export interface Notice {
  what: "given" | "denied" | "again" | "returned";
  seat: number;
}
interface Retold {
  before: Record<string, View>;
  step: Step;
}

const WATCHER = -1;
const FAR_BEHIND = 4; // steps after which nobody wants to see each one; where all act at once, two rounds of them
const MANY_MISSED = 3;
const SAID_MS = 5000; // that a bubble stays
const NOT_READY = "not_ready"; // others are still being shown how the round ended
const SILENT = ["moved", "came", "went", "opened", "answered", "bot", "hosted", "first", "picked", "sealed", "shared"];

export class TableStore {
  link = $state<Link>("connecting");
  gone = $state.raw<Refused | "removed" | null>(null);
  table = $state.raw<Table | null>(null);
  you = $state.raw<number[]>([]);
  views = $state.raw<Record<string, View>>({});
  nextViews = $state.raw<Record<string, View> | null>(null);
  told = $state.raw<Told | null>(null);
  telling = $state(false);
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
  private queue: Step[] = [];
  private sat = new Map<number, number>(); // which seat an entry gave
  private last = $state.raw<Retold | null>(null);
  private hurry = false;
  private saw = 0; // the last entry of which the table was told that it has been shown
  private asked = new Map<string, Promise<boolean>>(); // moves that wait for their answer
  private wake: () => void = () => {};

  /** The seat whose eyes we look with; -1 for a watcher. */
  readonly seat = $derived(this.you.length > 1 ? this.lifted : (this.you[0] ?? WATCHER));
  readonly view = $derived<View | null>(this.views[this.seat] ?? Object.values(this.views)[0] ?? null);
  readonly next = $derived<View | null>(this.nextViews?.[this.seat] ?? null);
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
  readonly names = $derived(this.table?.seats.map((_, number) => this.nameOf(number)) ?? []);
  readonly words = $derived(wordsFor(this.table?.setting.game ?? "", this.names));
  readonly chairs = $derived<Chair[]>(
    this.table?.seats.map((seat, number) => ({
      number,
      name: this.names[number] ?? "",
      shape: shape(number),
      colour: colour(number),
      bot: seat.bot,
      you: this.you.includes(number),
      here: seat.here || seat.bot !== "",
      active: this.table?.phase === "playing" && (this.view?.actors.includes(number) ?? false),
    })) ?? [],
  );
  /** What this person may know of the story; behind the curtain nobody knows more than everybody. */
  readonly shownStory = $derived(
    this.hushed(
      this.story.filter(
        (line) => line.event?.to === undefined || (line.event.to === this.seat && this.curtain === null),
      ),
    ),
  );
  /** What the last move did, first of all. */
  readonly lastLine = $derived.by<StoryLine | null>(() => {
    const n = this.shownStory.findLast((line) => line.event !== null)?.n;
    return this.shownStory.find((line) => line.event !== null && line.n === n) ?? null;
  });
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
    this.skip();
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
    const now = this.views;
    this.views = this.last.before;
    this.queue.push({ ...this.last.step, entry: null, table: null, you: null, views: now });
    void this.run();
  }

  /** Do not wait for what is being told. */
  skip = (): void => this.wake();

  private greeted(message: Hello): void {
    const first = this.table === null;
    const lines = message.missed.flatMap((missed) => linesOf(missed.n, missed.entry, missed.events));
    const moves = message.missed.filter((missed) => missed.entry.kind === "moved").length;
    this.hurry ||= first || moves > MANY_MISSED;
    this.race.arming = "";
    this.saw = 0; // it is another line: nothing has been said on it
    this.looked();
    this.sealing.greeted(message);
    this.queue.push({ n: message.n, entry: null, lines, views: message.views, table: message.table, you: message.you });
    void this.run();
  }

  private heard(message: News): void {
    const { n, entry } = message;
    if (entry.kind === "sat" && entry.seat !== undefined) this.sat.set(n, entry.seat);
    const views = message.views ?? null;
    const seats = views
      ? Object.keys(views)
          .map(Number)
          .filter((seat) => seat >= 0)
      : this.remaining(entry);
    this.sealing.told(message, seats ?? this.you);
    const events = message.events ?? [];
    this.queue.push({
      n,
      entry,
      lines: linesOf(n, entry, events),
      views,
      table: message.table ?? null,
      you: seats,
      heard: { news: message, at: performance.now() },
    });
    if (this.telling && events.some((event) => this.view && this.board.urgent?.(event, this.view))) {
      this.hurry = true;
      this.skip();
    }
    void this.run();
  }

  /** Without what must not be said yet: the last events, as far as the board hushes them. */
  private hushed(story: StoryLine[]): StoryLine[] {
    const view = this.view;
    const hush = ({ event }: StoryLine): boolean =>
      event !== null && view !== null && (this.board.hush?.(event, view) ?? false);
    const said = story.findLastIndex((line) => line.event !== null && !hush(line));
    return story.filter((line, place) => place <= said || !hush(line));
  }

  private remaining(entry: Entry): number[] | null {
    return entry.kind === "freed" || entry.kind === "reseated" ? this.you.filter((seat) => seat !== entry.seat) : null;
  }

  private async run(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) await this.tell(step);
    this.telling = this.hurry = false;
    if (this.mine) sound("bell");
  }

  private async tell(step: Step): Promise<void> {
    if (step.views && step.views !== this.last?.step.views) {
      this.last = step.entry?.kind === "moved" ? { before: this.views, step } : null;
    }
    if (step.entry?.kind === "said") this.hearSaid(step.n, step.entry);
    this.nextViews = step.views;
    let written = 0; // the story never runs ahead of the board
    for (const [place, { event }] of step.lines.entries()) {
      const milliseconds = event ? this.dwell(event, step.entry ? this.view : null) : 0;
      if (milliseconds <= 0) continue;
      this.write(step.lines.slice(written, place + 1));
      written = place + 1;
      this.told = event;
      await this.pause(milliseconds);
    }
    this.write(step.lines.slice(written));
    this.lay(step);
  }

  private dwell(event: Told, view: View | null): number {
    const shown = event.to === undefined || event.to === this.seat;
    return shown && !this.hurried() ? this.board.dwell(event, view ?? undefined) * settings.pace : 0;
  }

  private hearSaid(n: number, entry: Entry): void {
    this.said = { n, seat: entry.seat ?? WATCHER, phrase: entry.phrase ?? "" };
    setTimeout(() => {
      if (this.said?.n === n) this.said = null;
    }, SAID_MS);
  }

  private lay(step: Step): void {
    this.told = this.nextViews = this.advice = null;
    if (step.entry) this.notice = this.noticed(step.entry, step.you) ?? this.notice;
    if (step.table) this.table = step.table;
    if (step.you) this.you = step.you;
    if (step.views) this.views = step.views;
    if (step.heard) this.race.laid(step.heard.news, step.heard.at);
    if (step.views) this.shown(step.n);
    if (this.table) this.hands = seenBy(this.hands, this.table, this.you);
    if (this.kept) keep({ table: this.kept.table, n: step.n, hands: this.hands });
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

  private hurried(): boolean {
    return this.hurry || document.hidden || this.queue.length > Math.max(FAR_BEHIND, 2 * this.names.length);
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Each line once; a new match begins a new story. */
  private write(lines: StoryLine[]): void {
    const fresh = lines.filter((line) => !this.story.includes(line));
    if (!fresh.length) return;
    const begun = fresh.findLastIndex((line) => line.event === null && line.entry.kind === "started");
    this.story = begun < 0 ? [...this.story, ...fresh] : fresh.slice(begun);
  }

  private nameOf(number: number): string {
    const seat = this.table?.seats[number];
    const lang = settings.lang;
    if (!seat) return String(number + 1);
    if (this.you.length === 1 && this.you[0] === number) return YOU[lang];
    if (!seat.bot) return seat.name;
    const twins = this.table?.seats.slice(0, number).filter((other) => other.bot === seat.bot).length ?? 0;
    return botName(this.table?.setting.game ?? "", seat.bot) + (twins ? ` ${twins + 1}` : "");
  }

  private refuse(error: unknown): void {
    if (!(error instanceof NotGranted)) throw error;
    sound("no");
    this.refused = error.refused;
  }
}

function linesOf(n: number, entry: Entry, events: Told[]): StoryLine[] {
  const own = SILENT.includes(entry.kind) && entry.by !== "clock" ? [] : [{ n, clause: "", event: null, entry }];
  return [...own, ...events.map((event) => ({ n, clause: event.rule, event, entry }))];
}

/** A bot as people call it: the name before its manner. */
export function botName(game: string, bot: string): string {
  return wordsFor(game, []).t(`bot-${bot}`).split(",")[0] ?? bot;
}
