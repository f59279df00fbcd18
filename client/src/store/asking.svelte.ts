// What this device asks of a table: moves, chairs, another box, help; and what it is answered.
import { hint, mayBack } from "../wire/api";
import { seatOf } from "../wire/entries";
import { NotGranted, type TableSocket } from "../wire/socket";
import type { Entry, Game, Refused, TableWish } from "../wire/wire";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { peopleAt } from "./people";
import type { RaceStore } from "./race.svelte";
import { Recounting } from "./recounting.svelte";
import type { Sealing } from "./sealing";
import { WATCHER } from "./seeing.svelte";
import { keep } from "./seats";

/** Something about a chair that somebody who asked for it, or had it, should read. */
export interface Notice {
  what: "given" | "denied" | "again" | "returned";
  seat: number;
}

export const NOT_READY = "not_ready"; // others are still being shown how the round ended

export abstract class Asking extends Recounting {
  refused = $state.raw<Refused | null>(null);
  advice = $state<string | null>(null);
  back = $state(false); // whether the last move can be taken back, as far as was asked
  notice = $state.raw<Notice | null>(null);
  asking = $state(WATCHER); // the chair for which this device waits to hear yes

  abstract readonly race: RaceStore;
  abstract readonly sealing: Sealing;
  protected abstract readonly socket: TableSocket;

  protected sat = new Map<number, number>(); // which seat an entry gave
  private asked = new Map<string, Promise<boolean>>(); // moves that wait for their answer

  /** Ask for something; a refusal is shown, unless nobody is to hear of it, and answered with 0. */
  async wish(fields: TableWish, quiet = false): Promise<number> {
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
    const seats = peopleAt(table) > 1 ? game.seats.max : game.seats.best_from;
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

  /** Whoever came in to ask for a chair has said so at the door. */
  protected askWhatWasMeant(): void {
    const { kept } = this;
    const seat = kept?.asks ?? WATCHER;
    if (!kept || seat < 0) return;
    kept.asks = keep({ table: kept.table, asks: WATCHER }).asks ?? WATCHER;
    if (!this.you.length) void this.ask(settings.name, seat);
  }

  /** What somebody should read who has asked for a chair, or whose chair changes hands. */
  protected noticed(entry: Entry, you: number[] | null): Notice | null {
    const { kind } = entry;
    const seat = seatOf(entry);
    const has = you?.includes(seat) ?? this.you.includes(seat);
    const other = entry.kind === "asked" && entry.question !== "seat" && entry.question !== "chair"; // goes before
    if ((other || (entry.kind === "answered" && !entry.yes)) && this.asking >= 0) return this.answered("denied");
    if ((kind !== "sat" && kind !== "reseated") || seat < 0) return null;
    if (seat === this.asking) return this.answered(has ? "given" : "denied");
    if (kind === "sat" || has === this.you.includes(seat)) return null;
    return { what: has ? "again" : "returned", seat };
  }

  protected answered(what: Notice["what"]): Notice {
    const seat = this.asking;
    this.asking = WATCHER;
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
