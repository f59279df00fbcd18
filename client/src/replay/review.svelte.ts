// Looking back with a bot: what each decision was worth to whoever made it.
import { review } from "../wire/api";
import type { Judged } from "../wire/wire";

const NAMED = 5; // moves that gave most away
const AGAIN_MS = 1500; // when somebody else at this table is looking back too

export class Review {
  decisions = $state.raw<Judged[]>([]);
  moves = $state(0);
  done = $state(0); // moves that were looked at
  state = $state<"" | "thinking" | "ready" | "lost">("");

  readonly worst = $derived(worst(this.decisions));

  constructor(
    private table: string,
    private secret: string,
  ) {}

  async start(match: number): Promise<void> {
    if (this.state === "thinking") return;
    this.state = "thinking";
    this.decisions = [];
    this.done = 0;
    try {
      for (let from = 1; from > 0;) from = await this.lot(match, from);
      this.state = "ready";
    } catch {
      this.state = "lost";
    }
  }

  /** The better move, if the next move of the match gave something away. */
  better(move: number): string | null {
    const next = this.decisions.find((one) => one.move === move + 1);
    return next && gave(next) > 0 && next.best !== next.made ? next.best : null;
  }

  private async lot(match: number, from: number): Promise<number> {
    const found = await review(this.table, this.secret, match, from).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      return review(this.table, this.secret, match, from);
    });
    this.moves = found.moves;
    this.decisions = [...this.decisions, ...found.decisions];
    this.done = found.next ? found.next - 1 : found.moves;
    return found.next;
  }
}

/** What a decision gave away, from 0 to 1. */
export const gave = (one: Judged): number => Math.max(0, one.best_chance - one.chance);

/** The decisions that gave most away, the worst first; what the bot itself is not sure of is not named. */
export function worst(decisions: Judged[]): Judged[] {
  return decisions
    .filter((one) => gave(one) >= 0.05 && one.best !== one.made)
    .sort((a, b) => gave(b) - gave(a))
    .slice(0, NAMED);
}

/** The chances of a seat over the match, as points of a line in a box of that size. */
export function line(decisions: Judged[], seat: number, moves: number, width: number, height: number): string {
  const own = decisions.filter((one) => one.seat === seat);
  const at = (one: Judged) =>
    `${((one.move / Math.max(1, moves)) * width).toFixed(1)},${((1 - one.chance) * height).toFixed(1)}`;
  return own.map(at).join(" ");
}
