// A lesson being learnt: the server knows the position and the rules, this knows the moves so far.
import { taught } from "../wire/api";
import { NotGranted } from "../wire/socket";
import type { Refused, Taught } from "../wire/wire";
import type { BoardModule, Told, View } from "../lib/board";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { YOU } from "../lib/words";
import { chairsOf } from "../store/chairs";
import { ring } from "../store/ringing";
import { Teller } from "../store/telling.svelte";

const FRIENDS = ["Léa", "Tom", "Mia", "Max", "Zoé", "Noé"];
const LEARNER = 0;
const BREATH_MS = 250; // between the moves of the others
const SMILE_MS = 1600;

export class Lesson {
  at = $state.raw<Taught | null>(null);
  refused = $state.raw<Refused | null>(null);
  advice = $state<string | null>(null);
  lost = $state(false);
  glad = $state(false); // a step was right, just now
  readonly teller = new Teller<View>(BREATH_MS);

  private moves = $state.raw<string[]>([]);
  private asking = $state(false);
  private smiling: ReturnType<typeof setTimeout> | undefined;

  readonly over = $derived(this.at !== null && this.at.moves.length === 0 && !this.telling);
  readonly begun = $derived(this.moves.length > 0);

  /** The learner and friends. */
  private readonly seats = $derived(
    [YOU[settings.lang], ...FRIENDS].slice(0, this.teller.now?.seats).map((name) => ({ name, bot: "" })),
  );
  readonly names = $derived(this.seats.map(({ name }) => name));
  readonly chairs = $derived(chairsOf(this.seats, this.names, [LEARNER], this.teller.now?.actors ?? []));

  constructor(
    private readonly game: string,
    readonly board: BoardModule,
  ) {}

  get telling(): boolean {
    return this.teller.telling;
  }

  get mine(): boolean {
    return !this.telling && !this.asking && (this.at?.moves.length ?? 0) > 0;
  }

  act = (move: string): void => {
    if (this.mine) void this.go([...this.moves, move], true);
  };

  /** Where it began, or one step back. */
  again = (): Promise<void> => this.go([], false);
  back = (): Promise<void> => this.go(this.moves.slice(0, -1), false);
  show = (): void => {
    this.advice = this.at?.moves[0] ?? null;
  };

  /** The moves that are right now; none while others play. */
  get right(): string[] {
    return this.mine ? (this.at?.moves ?? []) : [];
  }

  /** What is to be touched next, as selectors. */
  get wanted(): string[] {
    return this.right.length ? ["[data-next]"] : [];
  }

  close(): void {
    clearTimeout(this.smiling);
    this.teller.stop();
  }

  private async go(moves: string[], tell: boolean): Promise<void> {
    this.asking = true;
    this.refused = this.advice = null;
    this.lost = false;
    try {
      const at = await taught(this.game, moves);
      this.moves = moves;
      if (tell) await this.tell(at);
      else this.teller.show(at.view);
      this.at = at;
    } catch (error) {
      if (error instanceof NotGranted) this.refused = error.refused;
      else this.lost = true;
      sound("no");
    }
    this.asking = false;
  }

  private smile(): void {
    this.glad = true;
    clearTimeout(this.smiling);
    this.smiling = setTimeout(() => (this.glad = false), SMILE_MS);
  }

  private async tell(at: Taught): Promise<void> {
    sound("coin");
    this.smile();
    this.asking = false;
    const { dwell, lands } = this.board;
    const saying = (event: Told): void => ring(this.board, event, this.teller.now, LEARNER);
    await this.teller.tell(
      ...at.turns.map(({ events, view }) => ({ events, after: view, dwell, ...(lands && { lands }), saying })),
    );
  }
}
