// A number that counts from what it was to what it is, and what somebody has just won or lost by it.
import { onDestroy, untrack } from "svelte";
import { moving } from "../../lib/settings.svelte";

export const COUNT_MS = 400;
export const SEEN_MS = 900; // for which it is seen who gains and who loses

type Score = number | null;

export class Counting {
  shown = $state<Score>(null);
  by = $state(0); // just won, or lost
  times = $state(0); // that something was won or lost
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private score: Score) {
    this.shown = score;
  }

  /** What it is now; at once where it is not `news`, or where nothing should move. */
  to(score: Score, news: boolean): void {
    const before = this.score;
    if (score === before) return;
    this.score = score;
    this.stop();
    const known = news && score !== null && before !== null;
    this.by = known ? score - before : 0;
    if (known) this.tell(untrack(() => this.shown) ?? before, score);
    else this.shown = score;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  private tell(from: number, to: number): void {
    this.times = untrack(() => this.times) + 1;
    this.timer = setTimeout(() => (this.by = 0), SEEN_MS);
    if (moving()) this.count(from, to, performance.now());
    else this.shown = to;
  }

  private count(from: number, to: number, since: number): void {
    const done = Math.min(1, (performance.now() - since) / COUNT_MS);
    this.shown = Math.round(from + (to - from) * done);
    if (done < 1) this.frame = requestAnimationFrame(() => this.count(from, to, since));
  }
}

/** Call where a component begins. */
export function counted(score: () => Score, news: () => boolean): Counting {
  const counting = new Counting(score());
  $effect.pre(() => counting.to(score(), news()));
  onDestroy(() => counting.stop());
  return counting;
}
