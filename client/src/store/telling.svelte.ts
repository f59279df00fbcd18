// Telling what happened, at a table, in replays and in lessons: each event for as long as it deserves, then what lies
// on the table after it. What comes in the meantime waits its turn.
import type { Told } from "../lib/board";
import { moving, settings } from "../lib/settings.svelte";

/** Something that happened, and what lies there afterwards. */
export interface Step<Seen> {
  events: Told[];
  after: Seen | null; // null: as before
  dwell(event: Told): number; // milliseconds at calm pace; 0: not shown by itself
  lands?(event: Told): number | undefined; // milliseconds at calm pace after which it lies there; else at once
  saying?(event: Told): void; // it is shown now
  laid?(before: Seen | null): void; // it was told to its end
}

export class Teller<Seen> {
  now = $state.raw<Seen | null>(null);
  next = $state.raw<Seen | null>(null); // while a step is told: how it will be afterwards
  told = $state.raw<Told | null>(null);
  last = $state.raw<Told | null>(null); // stays while the next one is on its way
  landed = $state.raw<Told[]>([]); // of this step: what lies there already
  lately = $state.raw<Told | null>(null); // what was shown last and lies there, until the next is shown
  telling = $state(false);

  private step: Step<Seen> | null = null;
  private queue: Step<Seen>[] = [];
  private runs = 0; // whoever stops it ends what was being told
  private running = Promise.resolve(true);
  private wake: () => void = () => {};
  private landing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly breath = 0, // milliseconds after each step
    private readonly quiet: () => void = () => {}, // everything has been told
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  /** At once, instead of whatever is being told. */
  show(seen: Seen): void {
    this.stop();
    this.now = seen;
  }

  /** One step after another; true if they came to their end undisturbed. */
  tell(...steps: Step<Seen>[]): Promise<boolean> {
    this.queue.push(...steps);
    if (!this.telling) this.running = this.run();
    return this.running;
  }

  /** Whatever is still to be told lies there at once, and these steps too. */
  settle(...steps: Step<Seen>[]): void {
    const rest = [...(this.step ? [this.step] : []), ...this.queue, ...steps];
    this.stop();
    for (const step of rest) this.lay(step);
    this.quiet();
  }

  stop(): void {
    this.runs += 1;
    this.queue = [];
    this.step = this.told = this.next = this.last = this.lately = null;
    this.landed = [];
    this.telling = false;
    clearTimeout(this.landing);
    this.wake();
  }

  /** Do not wait for what is being told. */
  skip = (): void => this.wake();

  private async run(): Promise<boolean> {
    this.telling = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.step = step;
      this.next = step.after;
      for (const event of step.events) if (!(await this.event(event, step))) return false;
      this.lay(step);
      if (this.breath && !(await this.pause(this.breath))) return false;
    }
    this.telling = false;
    this.last = null;
    this.quiet();
    return true;
  }

  private event(event: Told, step: Step<Seen>): true | Promise<boolean> {
    const milliseconds = document.hidden ? 0 : step.dwell(event) * settings.pace;
    if (milliseconds <= 0) {
      this.landed = [...this.landed, event];
      return true;
    }
    this.told = this.last = event;
    this.lately = null;
    step.saying?.(event);
    const lands = (step.lands?.(event) ?? 0) * settings.pace;
    if (lands > 0 && moving()) this.landing = setTimeout(() => this.land(), lands);
    else this.land();
    return this.pause(milliseconds);
  }

  /** What is being told lies there, if it does not yet. */
  private land(): void {
    clearTimeout(this.landing);
    if (!this.told || this.landed.includes(this.told)) return;
    this.landed = [...this.landed, this.told];
    this.lately = this.told;
  }

  private lay(step: Step<Seen>): void {
    const before = this.now;
    this.land();
    this.step = this.told = this.next = null;
    this.landed = [];
    if (step.after !== null) this.now = step.after;
    step.laid?.(before);
  }

  /** True if nobody has stopped it in the meantime. */
  private async pause(milliseconds: number): Promise<boolean> {
    const run = this.runs;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    if (run !== this.runs) return false;
    this.land();
    return true;
  }
}
