// A watch that starts when something is to be seen on this very screen, and is read by the stamp of a press.

type Frames = (call: (stamp: number) => void) => unknown;

/** Who wants to know how the watch runs. */
export interface Ears {
  painted(stamp: number, frame: number): void;
  /** At every frame, as long as nobody has pressed. */
  tick(elapsed: number): void;
}

const FRAME_MS = 1000 / 60;
const LONG_MS = 10_000; // nobody races any more

export class Watch {
  private paint: number | null = null;
  private run = 0;
  private frame = FRAME_MS;

  constructor(private readonly frames: Frames = (call) => requestAnimationFrame(call)) {}

  /** The page has just been changed: the next frame shows it. */
  start(ears: Ears | null = null): void {
    this.run += 1;
    this.paint = null;
    const run = this.run;
    this.frames((stamp) => {
      if (run !== this.run) return;
      this.paint = stamp;
      ears?.painted(stamp, this.frame);
      this.frames((next) => {
        if (run !== this.run) return;
        if (next - stamp > 1.5 * FRAME_MS)
          this.paint = stamp + FRAME_MS; // that frame came late
        else this.frame = next - stamp;
        if (ears) this.ticking(run, ears, next);
      });
    });
  }

  stop(): void {
    this.run += 1;
    this.paint = null;
  }

  /** The hand is out: no more ticks, but the watch runs on. */
  pressed(): void {
    this.run += 1;
  }

  /** Milliseconds from the paint to a press (`event.timeStamp`); undefined before anything was to be seen. */
  took(stamp: number): number | undefined {
    return this.paint === null || stamp < this.paint ? undefined : Math.round((stamp - this.paint) * 10) / 10;
  }

  private ticking(run: number, ears: Ears, stamp: number): void {
    const elapsed = stamp - (this.paint ?? stamp);
    if (elapsed > 0) ears.tick(elapsed);
    if (elapsed < LONG_MS) this.frames((next) => run === this.run && this.ticking(run, ears, next));
  }
}
