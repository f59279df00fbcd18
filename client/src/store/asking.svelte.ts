// What this device asks of a table: moves, chairs, another box, help; and what it is answered.
import { hint, mayBack } from "../wire/api";
import { seatOf } from "../wire/entries";
import { NotGranted, type Place } from "../wire/socket";
import type { Entry, Game, Refused, Table, TableWish } from "../wire/wire";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { peopleAt } from "./people";
import type { RaceStore } from "./race.svelte";
import { type Kept, keep } from "./seats";
import { type Seen, WATCHER } from "./seen.svelte";

/** Something about a chair that somebody who asked for it, or had it, should read. */
export interface Notice {
  what: "given" | "denied" | "again" | "returned";
  seat: number;
}

const NOT_READY = "not_ready"; // others are still being shown how the round ended

/** What is done about it elsewhere. */
export interface Means {
  send(fields: TableWish): Promise<{ n: number }>;
  race: Pick<RaceStore, "id" | "hold">;
  acting(): void; // somebody here makes a move: what was told them is read
  sat(table: Table, n: number, seat: number): void; // on this device
}

export class Asking {
  refused = $state.raw<Refused | null>(null);
  advice = $state<string | null>(null);
  back = $state(false); // whether the last move can be taken back, as far as was asked
  notice = $state.raw<Notice | null>(null);
  chair = $state(WATCHER); // for which this device waits to hear yes

  private readonly sat = new Map<number, number>(); // which seat an entry gave
  private readonly asked = new Map<string, Promise<boolean>>(); // moves that wait for their answer

  constructor(
    private readonly seen: Pick<Seen, "mine" | "seat" | "table" | "you">,
    private readonly place: Place,
    private readonly kept: Kept | null,
    private readonly means: Means,
  ) {}

  /** Ask for something; a refusal is shown, unless nobody is to hear of it, and answered with 0. */
  async wish(fields: TableWish, quiet = false): Promise<number> {
    this.refused = this.notice = null;
    try {
      const { n } = await this.means.send(fields);
      this.waited();
      return n;
    } catch (error) {
      if (!quiet || !(error instanceof NotGranted)) this.refuse(error);
      return 0;
    }
  }

  /** A move; with `took`, the time since the own paint, it is a grab in a race. */
  act = async (move: string, took?: number): Promise<boolean> => {
    const { mine, seat } = this.seen;
    if (!mine) return false;
    const same = this.asked.get(move); // a second tap before the answer is the same wish
    if (same) return same;
    this.advice = null;
    this.means.acting();
    const { id, hold } = this.means.race;
    const racing = took !== undefined && id !== "";
    const quiet = this.asked.size > 0;
    const made = racing
      ? this.wish({ do: "grab", seat, race: id, move, took, hold }, quiet)
      : this.wish({ do: "move", seat, move }, quiet);
    sound("tap");
    const answer = made.then((n) => n > 0);
    this.asked.set(move, answer);
    void answer.finally(() => this.asked.delete(move));
    return answer;
  };

  async sit(name: string, seat?: number): Promise<void> {
    const n = await this.wish({ do: "sit", name, ...(seat === undefined ? {} : { seat }) });
    const got = this.sat.get(n);
    if (got === undefined) return;
    const { you, table } = this.seen;
    if (!you.includes(got)) this.seen.you = [...you, got].sort();
    if (table) this.means.sat(table, n, got);
  }

  /** Wait for a chair. */
  async waitThere(name: string): Promise<void> {
    await this.wish({ do: "bench", name });
  }

  /** Another box; others may have to agree. */
  async takeBox(game: Game): Promise<void> {
    const { table } = this.seen;
    if (!table) return;
    const seats = peopleAt(table) > 1 ? game.seats.max : game.seats.best_from;
    await this.wish({ do: "box", game: game.name, seats, since: table.n, ...this.own });
  }

  /** Let the match stand still; others may have to agree. */
  pause = (): Promise<number> => this.wish({ do: "pause", ...this.own });

  /** Go on after a pause. */
  goOn = (): Promise<number> => this.wish({ do: "go_on", ...this.own });

  /** Ask those at the table for a chair. */
  async ask(name: string, seat: number): Promise<void> {
    this.chair = seat;
    if (!(await this.wish({ do: "ask_seat", name, seat }))) this.chair = WATCHER;
  }

  /** What a bot would do, the strongest if none is named. */
  async askHint(bot = ""): Promise<void> {
    const { seat, table } = this.seen;
    if (!table) return;
    try {
      this.advice = (await hint(table.id, seat, this.place.secret ?? "", bot)).move || null;
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Look whether the last move can be taken back: only the server knows what it has shown. */
  async askBack(): Promise<void> {
    this.back = false;
    const { seat, table } = this.seen;
    if (table?.phase !== "playing" || seat < 0) return;
    const found = await mayBack(table.id, seat, this.place.secret ?? "").catch(() => null);
    this.back = found?.back ?? false;
  }

  /** Whoever came in to ask for a chair has said so at the door. */
  askWhatWasMeant(): void {
    const { kept } = this;
    const seat = kept?.asks ?? WATCHER;
    if (!kept || seat < 0) return;
    kept.asks = keep({ table: kept.table, asks: WATCHER }).asks ?? WATCHER;
    if (!this.seen.you.length) void this.ask(settings.name, seat);
  }

  /** An entry was written: a chair that it gives is known before it is told. */
  heard(n: number, entry: Entry): void {
    if (entry.kind === "sat") this.sat.set(n, entry.seat);
  }

  /** It was told: what was advised before it counts no more. */
  laid(entry: Entry | null, you: number[] | null): void {
    this.advice = null;
    if (entry) this.notice = this.noticed(entry, you) ?? this.notice;
  }

  /** Something had to wait; it is asked again by itself. */
  later(refused: Refused): void {
    if (refused.kind === NOT_READY) this.refused = refused;
  }

  /** A chair of this device that speaks for it; a television has none. */
  private get own(): { seat?: number } {
    const seat = this.seen.you[0];
    return seat === undefined ? {} : { seat };
  }

  /** What somebody should read who has asked for a chair, or whose chair changes hands. */
  private noticed(entry: Entry, you: number[] | null): Notice | null {
    const { kind } = entry;
    const seat = seatOf(entry);
    const had = this.seen.you.includes(seat);
    const has = you?.includes(seat) ?? had;
    const other = entry.kind === "asked" && entry.question !== "seat" && entry.question !== "chair"; // goes before
    if ((other || (entry.kind === "answered" && !entry.yes)) && this.chair >= 0) return this.answered("denied");
    if ((kind !== "sat" && kind !== "reseated") || seat < 0) return null;
    if (seat === this.chair) return this.answered(has ? "given" : "denied");
    if (kind === "sat" || has === had) return null;
    return { what: has ? "again" : "returned", seat };
  }

  private answered(what: Notice["what"]): Notice {
    const seat = this.chair;
    this.chair = WATCHER;
    return { what, seat };
  }

  /** What had to wait has come true. */
  private waited(): void {
    if (this.refused?.kind === NOT_READY) this.refused = null;
  }

  private refuse(error: unknown): void {
    if (!(error instanceof NotGranted)) throw error;
    sound("no");
    this.refused = error.refused;
  }
}
