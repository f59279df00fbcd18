// The time, for what changes by itself while somebody looks at it.

const STEP_MS = 500;

class Clock {
  now = $state(Date.now());
  private lookers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Somebody looks; what is given back says that they have gone. */
  tick(): () => void {
    if (this.lookers++ === 0)
      this.timer = setInterval(() => {
        this.now = Date.now();
      }, STEP_MS);
    return () => {
      if (--this.lookers === 0) clearInterval(this.timer);
    };
  }
}

export const clock = new Clock();
