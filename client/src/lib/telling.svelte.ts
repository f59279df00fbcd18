// Telling what happened away from a table (replays, lessons): each event for as long as the board says, then the table
// as it is after it.
import type { BoardModule, Told, View } from "./board";
import { settings } from "./settings.svelte";

export interface Step {
  events: Told[];
  view: View;
}

export class Teller {
  view = $state.raw<View | null>(null);
  next = $state.raw<View | null>(null);
  told = $state.raw<Told | null>(null);
  last = $state.raw<Told | null>(null); // stays while the next one is on its way
  telling = $state(false);

  private run = 0; // whoever begins anew ends what was being told
  private wake: () => void = () => {};

  constructor(
    readonly board: BoardModule,
    private readonly least = 0,
  ) {}

  /** At once. */
  show(view: View): void {
    this.stop();
    this.view = view;
  }

  /** One step after another; true if it came to its end undisturbed. */
  async tell(steps: Step[]): Promise<boolean> {
    this.stop();
    const run = this.run;
    this.telling = true;
    for (const step of steps) {
      this.next = step.view;
      for (const event of step.events) if (!(await this.event(event, run))) return false;
      this.told = this.next = null;
      this.view = step.view;
      if (this.least && !(await this.pause(this.least, run))) return false;
    }
    this.telling = false;
    this.last = null;
    return true;
  }

  stop(): void {
    this.run += 1;
    this.wake();
    this.told = this.next = this.last = null;
    this.telling = false;
  }

  /** Do not wait for what is being told. */
  skip = (): void => this.wake();

  private async event(event: Told, run: number): Promise<boolean> {
    const milliseconds = this.board.dwell(event) * settings.pace;
    if (milliseconds <= 0 || document.hidden) return run === this.run;
    this.told = this.last = event;
    return this.pause(milliseconds, run);
  }

  private async pause(milliseconds: number, run: number): Promise<boolean> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return run === this.run;
  }
}
