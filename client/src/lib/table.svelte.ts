// A table as this device sees it: news come in, each is told at a pace one can follow, then lies on the table.
import type { BoardModule, Chair, Told, View, Words } from "./board";
import { hint, mayBack } from "./api";
import { PLAIN } from "./boards";
import { nudge } from "./calling";
import { chairsOf, namesOf } from "./chairs";
import { type Link, socketOf } from "./line";
import { wordsFor } from "./language.svelte";
import { Narrator } from "./narrator.svelte";
import { grain, RaceStore } from "./race.svelte";
import { chime, ring } from "./ringing";
import { Sealing } from "./sealing";
import { settings } from "./settings.svelte";
import { type Kept, keep } from "./seats";
import { type Sitting, sitting, toldBy } from "./sitting";
import { NotGranted, type Place, TableSocket } from "./socket";
import { sound } from "./sound";
import { type StoryLine, fresh, grown, hushed, knownTo, lastMove, linesBefore, linesOf } from "./story";
import { type Step, Teller } from "./telling.svelte";
import type { Entry, Game, Hello, News, Refused, Table, Wish } from "./wire";
import { clock } from "../table/clock.svelte";
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
  bench?: number[] | undefined;
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
  bench = $state.raw<number[]>([]); // this device's places there
  story = $state.raw<StoryLine[]>([]);
  said = $state.raw<{ n: number; seat: number; phrase: string } | null>(null);
  refused = $state.raw<Refused | null>(null);
  advice = $state<string | null>(null);
  back = $state(false); // whether the last move can be taken back, as far as was asked
  notice = $state.raw<Notice | null>(null);
  asking = $state(WATCHER); // the chair for which this device waits to hear yes
  hands = $state.raw<Hands>({ match: 0, seats: [] }); // that this device has seen of the match
  retelling = $state(false); // what lies there is not news
  lifted = $state(WATCHER); // on a device that is passed round: who holds it
  private ownBoard = $state.raw<BoardModule>(PLAIN);

  readonly race: RaceStore;
  readonly sealing: Sealing;
  private narrator = $state.raw(new Narrator());

  private readonly socket: TableSocket;
  private readonly teller = new Teller<Views>(0, () => this.call());
  private sat = new Map<number, number>(); // which seat an entry gave
  private who: Sitting = { seats: [], self: WATCHER }; // after the last entry that was heard
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
  readonly names = $derived(namesOf(this.table?.seats ?? [], alone(this.you)));
  readonly words = $derived(wordsFor(this.game, this.names));
  /** The words for a line of the story: everybody is called as they were then. */
  readonly wordsThen = $derived.by(() => {
    void this.words; // anew in another language
    const known = new Map<Sitting, Words>();
    return ({ who }: StoryLine): Words => {
      const words = known.get(who) ?? wordsFor(this.game, namesOf(who.seats, who.self));
      known.set(who, words);
      return words;
    };
  });
  readonly chairs = $derived<Chair[]>(
    chairsOf(
      this.table?.seats ?? [],
      this.names,
      this.you,
      this.table?.phase === "playing" ? (this.view?.actors ?? []) : [],
    ),
  );
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
  /**
   * Whether a chair is any business of this device: the link for players, a table open to everybody, or a hand here.
   */
  readonly maySit = $derived.by(() => {
    if (this.kept === null || this.you.length || this.bench.length) return false;
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

  get board(): BoardModule {
    return this.ownBoard;
  }

  /** A board that comes later knows better what mattered. */
  set board(board: BoardModule) {
    this.ownBoard = board;
    this.narrator = new Narrator();
    for (const line of this.story) this.narrate(line, false);
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
    this.noted();
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

  /** What the narrator kept for this seat was read. */
  readonly noted = (): void => this.narrator.seen(this.seat);

  /** Nobody waits for a page that is hidden. */
  private readonly looked = (): void => {
    this.socket.report(document.hidden ? { do: "away" } : { do: "back_here", grain: grain() });
    this.enliven();
  };

  /** In a match with other people they should know soon if this device is gone; a page that is hidden promises nothing. */
  private enliven(): void {
    const others = this.table?.seats.some((seat, number) => seat.person && !this.you.includes(number)) ?? false;
    this.socket.lively(others && this.you.length > 0 && this.table?.phase === "playing" && !document.hidden);
  }

  async sit(name: string, seat?: number): Promise<void> {
    const n = await this.wish({ do: "sit", name, ...(seat === undefined ? {} : { seat }) });
    const got = this.sat.get(n);
    if (got === undefined) return;
    if (!this.you.includes(got)) this.you = [...this.you, got].sort();
    if (this.table) this.sealing.sat(this.table, n, got);
  }

  /** Wait for a chair. */
  async waitThere(name: string): Promise<void> {
    await this.wish({ do: "bench", name });
  }

  /** Another box; others may have to agree. */
  async takeBox(game: Game): Promise<void> {
    const { table } = this;
    if (!table) return;
    const seat = this.you[0];
    const many = [...table.seats, ...table.bench].filter((one) => !("person" in one) || one.person).length;
    const seats = many > 1 ? game.seats.max : game.seats.best_from;
    await this.wish({ do: "box", game: game.name, seats, since: table.n, ...(seat === undefined ? {} : { seat }) });
  }

  /** Ask those at the table for a chair. */
  async ask(name: string, seat: number): Promise<void> {
    this.asking = seat;
    if (!(await this.wish({ do: "ask_seat", name, seat }))) this.asking = WATCHER;
  }

  /** What a bot would do, the strongest if none is named. */
  async askHint(bot = ""): Promise<void> {
    if (!this.table) return;
    try {
      this.advice = (await hint(this.table.id, this.seat, this.place.secret ?? "", bot)).move || null;
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Look whether the last move can be taken back: only the server knows what it has shown. */
  async askBack(): Promise<void> {
    this.back = false;
    if (this.table?.phase !== "playing" || this.seat < 0) return;
    const found = await mayBack(this.table.id, this.seat, this.place.secret ?? "").catch(() => null);
    this.back = found?.back ?? false;
  }

  /** Show the last move once more, calmly. */
  retell(): void {
    if (!this.last || this.telling) return;
    const { events, before } = this.last;
    const now = this.views;
    this.teller.show(before);
    this.retelling = true;
    const laid = () => (this.retelling = false);
    void this.teller.tell({ events, after: now, dwell: (event) => this.dwell(event), saying: this.ring, laid });
  }

  /** Do not wait for what is being told. */
  readonly skip = (): void => this.teller.skip();

  private greeted(message: Hello): void {
    const { n, missed, table, you, bench } = message;
    this.who = sitting(table.seats, alone(you), this.who);
    const lines = linesBefore(missed, this.who);
    const moves = missed.filter((one) => one.entry.kind === "moved").length;
    const step = this.step({ n, entry: null, lines, table, you, bench }, message.views);
    this.race.arming = "";
    this.saw = 0; // it is another line: nothing has been said on it
    this.looked();
    this.sealing.greeted(message);
    if (this.table === null || moves > MANY_MISSED) this.teller.settle(step);
    else void this.teller.tell(step);
    this.askWhatWasMeant();
  }

  /** Whoever came in to ask for a chair has said so at the door. */
  private askWhatWasMeant(): void {
    const { kept } = this;
    const seat = kept?.asks ?? WATCHER;
    if (!kept || seat < 0) return;
    kept.asks = keep({ table: kept.table, asks: WATCHER }).asks ?? WATCHER;
    if (!this.you.length) void this.ask(settings.name, seat);
  }

  private heard(message: News): void {
    const { n, entry, events = [], table = null, bench } = message;
    const views = message.views ?? (entry.kind === "boxed" ? {} : null); // nothing of the last box lies there
    if (!this.table?.setting.watch_delay_s || this.you.length) clock.hear(entry.at);
    if (entry.kind === "sat" && entry.seat !== undefined) this.sat.set(n, entry.seat);
    const seen = message.views && Object.keys(message.views).map(Number);
    const you = message.you ?? seen?.filter((seat) => seat >= 0) ?? null;
    this.sealing.told(message, you ?? this.you);
    const heard = { news: message, at: performance.now() };
    const lines = linesOf(n, entry, events, this.sitting(entry, table, you));
    const step = this.step({ n, entry, lines, table, you, bench, heard }, views);
    const urgent = events.some((event) => this.view && this.board.urgent?.(event, this.view));
    if (urgent && this.telling) this.teller.settle(step);
    else void this.teller.tell(step);
  }

  /** Who sat where when an entry was written. */
  private sitting(entry: Entry, table: Table | null, you: number[] | null): Sitting {
    const before = this.who;
    this.who = sitting(table?.seats ?? before.seats, you ? alone(you) : before.self, before);
    return toldBy(entry, before, this.who);
  }

  /** Something to tell; the story never runs ahead of the board. */
  private step(change: Change, after: Views | null): Step<Views> {
    const { lines, entry } = change;
    return {
      events: lines.flatMap(({ event }) => event ?? []),
      after,
      dwell: (event) => this.dwell(event, (entry && this.view) ?? undefined),
      saying: (event) => {
        this.write(lines.slice(0, lines.findIndex((line) => line.event === event) + 1), event);
        this.ring(event);
      },
      laid: (before) => this.lay(change, before, after),
    };
  }

  /** What comes from far behind, or is for other eyes, is not shown by itself. */
  private dwell(event: Told, view?: View): number {
    const far = this.teller.waiting > Math.max(FAR_BEHIND, 2 * this.names.length);
    return !far && (event.to ?? this.seat) === this.seat ? this.board.dwell(event, view) : 0;
  }

  /** It is this person's move now, and was not before. */
  private call(): void {
    if (this.mine && !this.called) {
      sound("bell");
      nudge();
    }
    this.called ||= this.mine;
  }

  private readonly ring = (event: Told): void => ring(this.board, event, this.view, this.seat);

  private hearSaid(n: number, entry: Entry): void {
    this.said = { n, seat: entry.seat ?? WATCHER, phrase: entry.phrase ?? "" };
    setTimeout(() => {
      if (this.said?.n === n) this.said = null;
    }, SAID_MS);
  }

  private lay({ n, entry, lines, table, you, bench, heard }: Change, before: Views | null, after: Views | null): void {
    if (entry) this.notice = this.noticed(entry, you) ?? this.notice;
    if (you) this.you = you;
    if (bench) this.bench = bench;
    if (entry?.kind === "boxed") this.unpacked();
    this.write(lines);
    this.advice = null;
    for (const event of heard?.news.events ?? []) if (!this.board.dwell(event)) this.ring(event); // nobody waits for it
    if (entry) chime(entry, this.table, table, you ?? this.you);
    if (entry?.kind === "said") this.hearSaid(n, entry);
    if (entry?.kind === "started") this.said = null; // it was for the waiting room
    if (table) this.table = table;
    else if (entry?.kind === "moved") this.decided();
    this.enliven();
    if (heard) this.race.laid(heard.news, heard.at);
    if (after) {
      this.called &&= after[this.seat]?.actors.includes(this.seat) ?? false;
      this.last = entry?.kind === "moved" && before ? { events: heard?.news.events ?? [], before } : null;
      this.shown(n);
    }
    if (this.table) this.hands = seenBy(this.hands, this.table, this.you);
    if (this.kept) keep({ table: this.kept.table, n, hands: this.hands });
  }

  /** Another box is on the table: nothing of the last one is to be told any more. */
  private unpacked(): void {
    this.story = [];
    this.narrator = new Narrator();
    this.lifted = WATCHER;
  }

  /** Another move was made: nobody is asked about the last one any more, which a plain move does not say. */
  private decided(): void {
    this.back = false;
    if (this.table?.asked?.question === "back") this.table = { ...this.table, asked: null };
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

  /** Write lines down, of which an event is being shown. */
  private write(lines: StoryLine[], shown: Told | null = null): void {
    const unknown = fresh(this.story, lines);
    this.story = grown(this.story, unknown);
    for (const line of unknown) this.narrate(line, shown !== null && line.event === shown);
  }

  private narrate(line: StoryLine, said: boolean): void {
    const { event, entry } = line;
    if (event && this.view && this.board.hush?.(event, this.view)) return;
    const late = (seat: number) => entry.by === "clock" && entry.seat === seat;
    const matters = (seat: number) => (event ? (this.board.matters?.(event, seat) ?? false) : late(seat));
    this.narrator.hear(line, { you: this.you, matters, said });
  }

  private refuse(error: unknown): void {
    if (!(error instanceof NotGranted)) throw error;
    sound("no");
    this.refused = error.refused;
  }
}

/** The one seat of a device; where several pass it round nobody is "you". */
function alone(you: number[]): number {
  return you.length === 1 ? (you[0] ?? WATCHER) : WATCHER;
}
