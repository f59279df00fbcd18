// The time, for what changes by itself while somebody looks at it.
import { createSubscriber } from "svelte/reactivity";

const STEP_MS = 500;

/** Asked for the time only where it decides something: whoever reads it makes it tick. */
export interface Time {
  readonly now: number;
}

class Clock implements Time {
  private ahead = $state(-Infinity); // of this device's own: what was said at a moment is never heard before it
  private readonly ticks = createSubscriber((tick) => {
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  });

  /** As the server has it; it ticks while somebody reads it. */
  get now(): number {
    this.ticks();
    return Date.now() + (Number.isFinite(this.ahead) ? this.ahead : 0);
  }

  /** Something that happened just now, by the server's clock. */
  hear(at: number): void {
    this.ahead = Math.max(this.ahead, at - Date.now());
  }
}

export const clock = new Clock();
