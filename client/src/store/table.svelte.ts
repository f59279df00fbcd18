// A table as this device sees it: news come in, each is told at a pace one can follow, then lies on the table.
import { socketOf } from "../wire/line";
import { type Aside, type Place, TableSocket } from "../wire/socket";
import type { Entry, Hello, Lamp, News, Refused, Table } from "../wire/wire";
import { clock } from "../lib/clock.svelte";
import { Asking, NOT_READY } from "./asking.svelte";
import { grain, RaceStore } from "./race.svelte";
import { chime } from "./ringing";
import { Sealing } from "./sealing";
import { alone, type Views, WATCHER } from "./seeing.svelte";
import { type Kept, forget, keep } from "./seats";
import { type Sitting, sitting, toldBy } from "./sitting";
import { type StoryLine, linesBefore, linesOf } from "./story";
import type { Step } from "./telling.svelte";
import { seenBy } from "./offers";

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

const MANY_MISSED = 3;

export class TableStore extends Asking {
  readonly race: RaceStore;
  readonly sealing: Sealing;
  protected readonly socket: TableSocket;
  private who: Sitting = { seats: [], self: WATCHER }; // after the last entry that was heard
  private saw = 0; // the last entry of which the table was told that it has been shown

  constructor(place: Place, kept: Kept | null) {
    super(place, kept);
    this.socket = new TableSocket(
      place,
      {
        hello: (message) => this.greeted(message),
        news: (message) => this.heard(message),
        race: (message) => this.race.heard(message),
        aside: (message) => this.whispered(message),
        later: (refused) => {
          if (refused.kind === NOT_READY) this.refused = refused;
        },
        link: (link) => {
          this.link = link;
        },
        gone: (refused) => this.ended(refused),
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

  /** What is for a table with a television alone. */
  onlamp: ((on: Lamp["on"]) => void) | null = null;

  private whispered(message: Aside): void {
    if (message.type === "aim") this.aim = message.move ? { seat: message.seat, move: message.move } : null;
    else if (message.type === "late") this.late = message.ms;
    else this.onlamp?.(message.on);
  }

  /** Show on the televisions what is tried out here; nobody answers. */
  showAim(move: string): void {
    this.socket.report({ do: "aim", seat: this.seat, move });
  }

  /** Let a lamp be lit, on this phone or on the televisions: it is heard of by `onlamp`. */
  lightLamp(on: Lamp["on"]): void {
    this.socket.report({ do: "lamp", seat: this.seat, value: on });
  }

  /** Say how late the televisions are, as somebody here has measured. */
  tellLate(ms: number): void {
    this.socket.report({ do: "late", seat: this.seat, ms });
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
    const others = this.table?.seats.some((seat, number) => seat.person && !this.you.includes(number)) ?? false;
    this.socket.lively(others && this.you.length > 0 && this.table?.phase === "playing" && !document.hidden);
  }

  /** Nothing more is heard; a table without a place for this device is none of its own any more. */
  private ended(refused: Refused | null): void {
    this.gone = refused ?? "removed";
    if (refused?.kind !== "no_place" || !this.kept) return;
    this.teller.stop();
    forget(this.kept.table);
  }

  private greeted(message: Hello): void {
    const { n, missed, table, you, bench } = message;
    this.screen = message.screen;
    this.aim = null;
    this.who = sitting(table.seats, alone(you), this.who);
    const lines = linesBefore(missed, this.who);
    const moves = missed.filter((one) => one.entry.kind === "moved").length;
    const step = this.step({ n, entry: null, lines, table, you, bench }, message.views);
    this.race.arming = "";
    this.saw = 0; // it is another line: nothing has been said on it
    this.looked();
    this.sealing.greeted(message);
    const otherBox = this.table !== null && this.table.setting.game !== table.setting.game;
    if (this.table === null || otherBox || moves > MANY_MISSED) this.teller.settle(step);
    else void this.teller.tell(step);
    this.askWhatWasMeant();
  }

  private heard(message: News): void {
    const { n, entry, events = [], table = null, bench } = message;
    const views = message.views ?? (entry.kind === "boxed" ? {} : null); // nothing of the last box lies there
    if (!this.table?.setting.watch_delay_s || this.you.length) clock.hear(entry.at);
    if (entry.kind === "moved" || entry.kind === "boxed") this.aim = null;
    if (entry.kind === "sat") this.sat.set(n, entry.seat);
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
      lands: this.lands,
      saying: (event) => {
        this.write(lines.slice(0, lines.findIndex((line) => line.event === event) + 1), event);
        this.ring(event);
      },
      laid: (before) => this.lay(change, before, after),
    };
  }

  private lay({ n, entry, lines, table, you, bench, heard }: Change, before: Views | null, after: Views | null): void {
    if (entry) this.notice = this.noticed(entry, you) ?? this.notice;
    if (you) this.you = you;
    if (bench) this.bench = bench;
    const otherBox = this.table !== null && table !== null && table.setting.game !== this.game;
    if (entry?.kind === "boxed" || otherBox) this.unpacked(otherBox);
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

  /** Another move was made: nobody is asked about the last one any more, which a plain move does not say. */
  private decided(): void {
    this.back = false;
    if (this.table?.asked?.question === "back") this.table = { ...this.table, asked: null };
  }

  /** Between rounds the others wait until everybody here was shown how the last one ended. */
  private shown(n: number): void {
    if (n <= this.saw) return;
    this.saw = n;
    this.socket.report({ do: "seen", n });
  }
}
