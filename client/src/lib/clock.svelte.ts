// The time, for what changes by itself while somebody looks at it.

const STEP_MS = 500;

class Clock {
  now = $state(Date.now()); // as the server has it
  private ahead = -Infinity; // of this device's own: what was said at a moment is never heard before it
  private lookers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Something that happened just now, by the server's clock. */
  hear(at: number): void {
    this.ahead = Math.max(this.ahead, at - Date.now());
    this.look();
  }

  private look(): void {
    this.now = Date.now() + (Number.isFinite(this.ahead) ? this.ahead : 0);
  }

  /** Somebody looks; what is given back says that they have gone. */
  tick(): () => void {
    if (this.lookers++ === 0)
      this.timer = setInterval(() => {
        this.look();
      }, STEP_MS);
    this.look();
    return () => {
      if (--this.lookers === 0) clearInterval(this.timer);
    };
  }
}

export const clock = new Clock();
