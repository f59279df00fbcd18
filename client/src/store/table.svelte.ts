// A table as this device sees it: news come in, each is told at a pace one can follow, then lies on the table.
import { socketOf } from "../wire/line";
import { type Place, TableSocket } from "../wire/socket";
import type { Entry, Hello, News, Refused, Table } from "../wire/wire";
import { clock } from "../lib/clock.svelte";
import { Asides } from "./asides.svelte";
import { Asking } from "./asking.svelte";
import { seenBy } from "./offers";
import { grain, RaceStore } from "./race.svelte";
import { type Heard, Retelling } from "./retelling.svelte";
import { chime } from "./ringing";
import { Sealing } from "./sealing";
import { type Kept, forget, keep } from "./seats";
import { alone, Seen, type Views, WATCHER } from "./seen.svelte";
import { type Sitting, sitting, toldBy } from "./sitting";
import { linesBefore, linesOf } from "./story";
import { Teller } from "./telling.svelte";

/** What an entry changes beside the position. */
interface Change extends Heard {
  table: Table | null;
  you: number[] | null;
  bench?: number[] | undefined;
  news?: { message: News; at: number };
}

const MANY_MISSED = 3;

export class TableStore {
  readonly teller = new Teller<Views>(0, () => this.retelling.quiet());
  readonly seen: Seen;
  readonly retelling: Retelling;
  readonly asking: Asking;
  readonly asides: Asides;
  readonly race: RaceStore;
  readonly sealing: Sealing;
  private readonly socket: TableSocket;
  private who: Sitting = { seats: [], self: WATCHER }; // after the last entry that was heard
  private saw = 0; // the last entry of which the table was told that it has been shown

  constructor(
    readonly place: Place,
    readonly kept: Kept | null,
  ) {
    const report: TableSocket["report"] = (fields) => this.socket.report(fields);
    this.seen = new Seen(kept, this.teller);
    if (kept?.hands) this.seen.hands = kept.hands;
    this.retelling = new Retelling(this.seen, this.teller);
    this.race = new RaceStore(report, (move, race) => {
      void this.asking.wish({ do: "grab", seat: this.seen.seat, race, move, took: 0, hold: 0 });
    });
    this.sealing = new Sealing(kept?.table ?? "", (seat, share) => this.socket.wish({ do: "share", seat, share }));
    this.asides = new Asides(report, () => this.seen.seat);
    this.asking = new Asking(this.seen, place, kept, {
      send: (fields) => this.socket.wish(fields),
      race: this.race,
      acting: this.retelling.noted,
      sat: (table, n, seat) => {
        this.sealing.sat(table, n, seat);
        this.keepPlace();
      },
    });
    this.socket = new TableSocket(
      place,
      {
        hello: (message) => this.greeted(message),
        news: (message) => this.heard(message),
        race: (message) => this.race.heard(message),
        aside: (message) => this.asides.heard(message),
        later: (refused) => this.asking.later(refused),
        link: (link) => (this.seen.link = link),
        gone: (refused) => this.ended(refused),
      },
      socketOf(place.table ?? kept?.table),
    );
    document.addEventListener("visibilitychange", this.looked);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.socket.close();
    this.teller.stop();
  }

  /** Nobody waits for a page that is hidden. */
  private readonly looked = (): void => {
    this.socket.report(document.hidden ? { do: "away" } : { do: "back_here", grain: grain() });
    this.enliven();
  };

  /** In a match with other people they should know soon if this device is gone; a page that is hidden promises nothing. */
  private enliven(): void {
    const { table, you } = this.seen;
    const others = table?.seats.some((seat, number) => seat.person && !you.includes(number)) ?? false;
    this.socket.lively(others && you.length > 0 && table?.phase === "playing" && !document.hidden);
  }

  /** Nothing more is heard; a table without a place for this device is none of its own any more. */
  private ended(refused: Refused | null): void {
    this.seen.gone = refused ?? "removed";
    if (refused?.kind !== "no_place" || !this.kept) return;
    this.teller.stop();
    forget(this.kept.table);
  }

  private greeted(message: Hello): void {
    const { n, missed, table, you, bench } = message;
    const before = this.seen.table;
    this.seen.screen = message.screen;
    this.asides.aim = null;
    this.who = sitting(table.seats, alone(you), this.who);
    const lines = linesBefore(missed, this.who);
    const moves = missed.filter((one) => one.entry.kind === "moved").length;
    const change: Change = { n, entry: null, lines, events: [], table, you, bench };
    this.race.arming = "";
    this.saw = 0; // it is another line: nothing has been said on it
    this.looked();
    this.sealing.greeted(message);
    const otherBox = before !== null && before.setting.game !== table.setting.game;
    this.tell(change, message.views, before === null || otherBox || moves > MANY_MISSED);
    this.asking.askWhatWasMeant();
  }

  private heard(message: News): void {
    const { n, entry, events = [], table = null, bench } = message;
    const { seen } = this;
    const views = message.views ?? (entry.kind === "boxed" ? {} : null); // nothing of the last box lies there
    if (!seen.table?.setting.watch_delay_s || seen.you.length) clock.hear(entry.at);
    if (entry.kind === "moved" || entry.kind === "boxed") this.asides.aim = null;
    this.asking.heard(n, entry);
    const eyes = message.views && Object.keys(message.views).map(Number);
    const you = message.you ?? eyes?.filter((seat) => seat >= 0) ?? null;
    this.sealing.told(message, you ?? seen.you);
    const news = { message, at: performance.now() };
    const lines = linesOf(n, entry, events, this.sitting(entry, table, you));
    const urgent = events.some((event) => seen.view && this.retelling.board.urgent?.(event, seen.view));
    this.tell({ n, entry, lines, events, table, you, bench, news }, views, urgent && this.teller.telling);
  }

  /** Who sat where when an entry was written. */
  private sitting(entry: Entry, table: Table | null, you: number[] | null): Sitting {
    const before = this.who;
    this.who = sitting(table?.seats ?? before.seats, you ? alone(you) : before.self, before);
    return toldBy(entry, before, this.who);
  }

  private tell(change: Change, after: Views | null, atOnce: boolean): void {
    const laid = (before: Views | null) => this.lay(change, before, after);
    const step = this.retelling.step(change, after, laid);
    if (atOnce) this.teller.settle(step);
    else void this.teller.tell(step);
  }

  private lay(change: Change, before: Views | null, after: Views | null): void {
    const { n, entry, table, you, bench, news } = change;
    const { seen } = this;
    const old = seen.table;
    this.asking.laid(entry, you);
    if (you) seen.you = you;
    if (bench) seen.bench = bench;
    const otherBox = old !== null && table !== null && table.setting.game !== old.setting.game;
    if (entry?.kind === "boxed" || otherBox) {
      seen.lifted = WATCHER;
      this.retelling.unpacked(otherBox);
    }
    this.retelling.laid(change, before, after);
    if (entry) chime(entry, old, table, seen.you);
    if (table) seen.table = table;
    else if (entry?.kind === "moved") this.decided();
    this.enliven();
    if (news) this.race.laid(news.message, news.at);
    if (after) this.shown(n);
    if (seen.table) seen.hands = seenBy(seen.hands, seen.table, seen.you);
    if (this.kept) keep({ table: this.kept.table, n, hands: seen.hands });
    this.keepPlace();
  }

  /** Whoever has a place at a table finds it again, and what is on it. */
  private keepPlace(): void {
    const { you, bench, game } = this.seen;
    if (this.kept && you.length + bench.length) keep({ table: this.kept.table, game, sat: true });
  }

  /** Another move was made: nobody is asked about the last one any more, which a plain move does not say. */
  private decided(): void {
    const { table } = this.seen;
    this.asking.back = false;
    if (table?.asked?.question === "back") this.seen.table = { ...table, asked: null };
  }

  /** Between rounds the others wait until everybody here was shown how the last one ended. */
  private shown(n: number): void {
    if (n <= this.saw) return;
    this.saw = n;
    this.socket.report({ do: "seen", n });
  }
}
