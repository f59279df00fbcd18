// What this device sees and gives before a match, and hears in it. It is kept beside the seat: what the server says at
// the end is compared with it.
import { NotGranted } from "../wire/socket";
import type { Entry, Hello, News, Table } from "../wire/wire";
import { freshShare, summed } from "./chance";
import { type Promised, keep, keptTable } from "./seats";

const MATCHES = 3; // that are remembered at a table

export type Ask = (seat: number, share: string) => Promise<{ n: number }>;

export class Sealing {
  /**
   * What all were told of the match, summed up: the deal, then move by move; only the last moves, where the page came
   * later.
   */
  heard: string[] = [];
  private here: Promised[] = []; // where the browser keeps nothing
  private readonly asking = new Set<string>();
  private known = false;
  private n = 0; // the last entry that was heard

  constructor(
    private readonly table: string,
    private readonly ask: Ask,
  ) {}

  promised(match: number): Promised | undefined {
    return this.all().find((one) => one.match === match);
  }

  /** What was missed counts as heard; but a match that was over before this page came proves nothing. */
  greeted({ n, you, table, missed }: Hello): void {
    if (this.known && n - missed.length > this.n) this.heard = []; // too much was missed to be told: it does not go on
    this.n = n;
    if (this.known || table.phase === "playing") for (const { entry, events } of missed) this.hear(entry, events);
    this.known = true;
    void this.look(table, n, you);
  }

  told({ n, entry, events, table }: News, you: number[]): void {
    this.n = n;
    this.hear(entry, events ?? []);
    if (table) void this.look(table, n, you);
  }

  /** Somebody sat down here: whatever was given for that seat before counts no more. */
  sat(table: Table, n: number, seat: number): void {
    const promised = this.promised(table.match + 1);
    if (promised) {
      delete promised.shares[seat];
      delete promised.offered[seat];
      this.write(promised);
    }
    void this.look(table, n, [seat]);
  }

  /** The first commitment that is shown for a match counts; then each seat gives its share. */
  async see(match: number, commitment: string, n: number, seats: number[]): Promise<void> {
    if (!seats.length || !this.table) return;
    if (!this.promised(match)) this.write({ match, commitment, n, shares: {}, offered: {} });
    await Promise.all(seats.map((seat) => this.offer(match, seat)));
  }

  /** Another share for each seat, with a word that never leaves this device. Whether all were taken. */
  async add(match: number, seats: number[], word: string): Promise<boolean> {
    const taken = await Promise.all(seats.map((seat) => this.give(match, seat, freshShare(word))));
    return taken.every(Boolean);
  }

  private async look(table: Table, n: number, you: number[]): Promise<void> {
    if (table.phase !== "playing" && table.sealed) await this.see(table.match + 1, table.sealed, n, you);
  }

  /**
   * Always the same share, until it is granted: a server that could ask for others would ask until the deal pleased it.
   */
  private async offer(match: number, seat: number): Promise<void> {
    const promised = this.promised(match);
    const key = `${match}-${seat}`;
    if (!promised || promised.shares[seat] || this.asking.has(key)) return;
    this.asking.add(key);
    await this.give(match, seat, promised.offered[seat] ?? freshShare());
    this.asking.delete(key);
  }

  private async give(match: number, seat: number, share: string): Promise<boolean> {
    this.change(match, (promised) => {
      promised.offered[seat] = share;
    });
    try {
      const { n } = await this.ask(seat, share);
      this.change(match, (promised) => {
        if (n > (promised.shares[seat]?.n ?? 0)) promised.shares[seat] = { share, n };
        if (promised.offered[seat] === share) delete promised.offered[seat];
      });
      return true;
    } catch (error) {
      if (!(error instanceof NotGranted)) throw error;
      this.change(match, (promised) => {
        if (promised.shares[seat]) delete promised.offered[seat];
      });
      return false;
    }
  }

  private hear(entry: Entry, events: object[]): void {
    if (entry.kind === "started") this.heard = [summed(events)];
    else if (entry.kind === "moved") this.heard.push(summed(events));
    else if (entry.kind === "took_back") this.heard.pop();
  }

  private all(): Promised[] {
    return keptTable(this.table)?.promises ?? this.here;
  }

  private change(match: number, what: (promised: Promised) => void): void {
    const promised = this.promised(match);
    if (!promised) return;
    what(promised);
    this.write(promised);
  }

  private write(promised: Promised): void {
    this.here = [...this.all().filter((one) => one.match !== promised.match), promised].slice(-MATCHES);
    keep({ table: this.table, promises: this.here });
  }
}
