// A watch that starts when something is to be seen on this very screen, and is read by the stamp of a press.

type Frames = (call: (stamp: number) => void) => unknown;

const FRAME_MS = 1000 / 60;

export class Watch {
  private painted: number | null = null;
  private run = 0;

  constructor(private readonly frames: Frames = (call) => requestAnimationFrame(call)) {}

  /** The page has just been changed: the next frame shows it. */
  start(): void {
    this.run += 1;
    this.painted = null;
    const run = this.run;
    this.frames((stamp) => {
      if (run !== this.run) return;
      this.painted = stamp;
      this.frames((next) => {
        if (run === this.run && next - stamp > 1.5 * FRAME_MS) this.painted = stamp + FRAME_MS; // that frame came late
      });
    });
  }

  stop(): void {
    this.run += 1;
    this.painted = null;
  }

  /** Milliseconds from the paint to a press (`event.timeStamp`); undefined before anything was to be seen. */
  took(stamp: number): number | undefined {
    return this.painted === null || stamp < this.painted ? undefined : Math.round((stamp - this.painted) * 10) / 10;
  }
}
