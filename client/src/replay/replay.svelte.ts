// A finished match, looked at again: any moment of it, from any seat.
import { evening, moment, story } from "../wire/api";
import { NotGranted } from "../wire/socket";
import type { Ended, Refused, Retold } from "../wire/wire";
import type { BoardModule, Told, View } from "../lib/board";
import { need } from "../lib/language.svelte";
import { chairsOf, namesOf } from "../store/chairs";
import { ring } from "../store/ringing";
import type { Called } from "../store/sitting";
import { Teller } from "../store/telling.svelte";
import { boardOf } from "../any/found";
import { Review } from "./review.svelte";

const BREATH_MS = 450; // after each move, when they follow one another
export const WATCHER = -1;

export class Replay {
  past = $state.raw<Ended | null>(null); // which match of the evening it was, and who played it
  story = $state.raw<Retold | null>(null);
  board = $state.raw<BoardModule | null>(null);
  readonly teller = new Teller<View>(BREATH_MS);
  seat = $state(WATCHER);
  move = $state(0);
  playing = $state(false);
  refused = $state.raw<Refused | null>(null);
  lost = $state(false);

  private views = new Map<string, Promise<View>>();
  private latest = true; // match of the evening

  readonly game = $derived(this.past?.game ?? "");
  readonly forms = $derived(this.past?.seats.map((seat) => seat.shape) ?? []);
  readonly faces = $derived(this.past?.seats.map((seat) => seat.face) ?? []);
  readonly moves = $derived(this.story?.moves ?? 0);
  /** What the move that lies on the table brought. */
  readonly events = $derived(this.story?.told[this.move]?.events ?? []);
  /** Those who sat there when the move was made that lies on the table. */
  private readonly seats = $derived(this.seatedAt(this.move));
  readonly names = $derived(this.namesAt(this.move));
  /** For others to read: nobody is "you". */
  readonly realNames = $derived(this.namesAt(this.moves, true));
  readonly chairs = $derived(chairsOf(this.seats, this.names, [this.seat], this.teller.now?.actors ?? []));

  /** Where something was stolen or found: by whom, and what is said of it. */
  readonly marks = $derived(
    (this.story?.told ?? []).flatMap(({ events }, move) => {
      const told = events.find((event) => (this.board?.mark?.(event) ?? null) !== null);
      return told ? [{ move, seat: this.board?.mark?.(told) ?? 0, told }] : [];
    }),
  );

  readonly review: Review;

  constructor(
    readonly table: string,
    readonly secret: string,
    private match: number,
  ) {
    this.review = new Review(table, secret);
  }

  /** Read the match and go to a moment; nothing named means its beginning, from one's own seat. */
  async open(seat: number | null, move: number): Promise<void> {
    await this.guarded(async () => {
      const { matches } = await evening(this.table, this.secret);
      const past = this.match ? matches.find((one) => one.match === this.match) : matches.at(-1);
      this.latest = past === matches.at(-1);
      this.match ||= past?.match ?? 0;
      this.seat = seat ?? past?.you[0] ?? WATCHER;
      const told = await story(this.table, this.secret, this.seat, this.match); // refused if there is no such match
      const game = past?.game ?? "";
      const [board] = await Promise.all([boardOf(game), need(game)]);
      this.past = past ?? null;
      this.story = told;
      this.board = board;
      await this.put(Math.min(move, this.story.moves));
    });
  }

  /** Look with other eyes at the same moment. */
  async lookAs(seat: number): Promise<void> {
    this.pause();
    await this.guarded(async () => {
      const told = await story(this.table, this.secret, seat, this.match);
      this.seat = seat;
      this.story = told;
      await this.put(this.move);
    });
  }

  to(move: number): Promise<void> {
    this.pause();
    return this.guarded(() => this.put(Math.max(0, Math.min(move, this.moves))));
  }

  async play(): Promise<void> {
    if (this.playing) return this.pause();
    if (this.move === this.moves) await this.to(0);
    this.playing = true;
    await this.guarded(async () => {
      while (this.playing && this.move < this.moves && (await this.forward()))
        if (this.move === this.moves) this.playing = false;
    });
    this.playing = false;
  }

  /** Tell the next move; false if something came between. */
  async forward(): Promise<boolean> {
    if (!this.board || this.move >= this.moves) return false;
    const wanted = this.move + 1;
    const view = await this.view(wanted);
    if (this.move !== wanted - 1) return false;
    this.move = wanted;
    void this.view(wanted + 1);
    this.teller.settle(); // whoever goes on does not wait for the move before
    const { dwell, lands } = this.board;
    return this.teller.tell({ events: this.events, after: view, dwell, ...(lands && { lands }), saying: this.ring });
  }

  private readonly ring = (event: Told): void => {
    if (this.board) ring(this.board, event, this.teller.now, this.seat);
  };

  step(): Promise<void> {
    this.playing = false;
    return this.guarded(async () => void (await this.forward()));
  }

  pause(): void {
    this.playing = false;
    this.teller.stop();
  }

  /** The address of this moment. */
  address(): string {
    const match = this.latest ? "" : `&match=${this.match}`;
    return `/replay/${this.table}?seat=${this.seat}&move=${this.move}${match}`;
  }

  get number(): number {
    return this.match;
  }

  /** The names of those who sat there when a move was made; `real`: nobody is "you". */
  namesAt(move: number, real = false): string[] {
    const seats = this.seatedAt(move);
    return namesOf(seats, real || seats[this.own]?.bot ? WATCHER : this.own);
  }

  private seatedAt(move: number): Called[] {
    const { names = [], seated = [] } = this.story ?? {};
    return names.map((name, seat) => {
      const then = seated.findLast((one) => one.seat === seat && one.move < Math.max(1, move));
      const { animal = 1, shape = seat } = this.past?.seats[seat] ?? {};
      return { name: then?.name ?? (name || String(seat + 1)), bot: then?.bot ?? "", animal, shape };
    });
  }

  private async put(move: number): Promise<void> {
    this.move = move;
    const seat = this.seat;
    const view = await this.view(move);
    if (this.move === move && this.seat === seat) this.teller.show(view);
  }

  private async view(move: number): Promise<View> {
    const key = `${this.seat}/${Math.min(move, this.moves)}`;
    const known =
      this.views.get(key) ??
      moment(this.table, this.secret, this.seat, Math.min(move, this.moves), this.match).then((found) => found.view);
    this.views.set(key, known);
    known.catch(() => this.views.delete(key));
    return known;
  }

  private async guarded(doing: () => Promise<void>): Promise<void> {
    this.lost = false;
    try {
      await doing();
    } catch (error) {
      this.playing = false;
      if (error instanceof NotGranted && !this.story) this.refused = error.refused;
      else this.lost = true;
    }
  }

  /** The seat of whoever looks, if they played alone on this device. */
  private get own(): number {
    return (this.past?.you.length === 1 ? this.past.you[0] : undefined) ?? WATCHER;
  }
}
