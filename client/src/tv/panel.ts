// For the sake of the panel: after ten idle minutes the picture dims and drifts; any key and any news wake it.

export const IDLE_MS = 10 * 60_000;
export const DRIFT_MS = 60_000;
const FAR = 6; // pixels, at most
const AROUND = 8; // steps

export interface Rest {
  dim: boolean;
  x: number;
  y: number;
}
export const AWAKE: Rest = { dim: false, x: 0, y: 0 };

export class Panel {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private steps = 0;

  constructor(private readonly show: (rest: Rest) => void) {
    this.wake();
  }

  readonly wake = (): void => {
    if (this.steps) this.show(AWAKE);
    this.steps = 0;
    this.later(IDLE_MS);
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private later(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drift(), milliseconds);
  }

  private drift(): void {
    const angle = (this.steps / AROUND) * 2 * Math.PI;
    this.steps += 1;
    this.show({ dim: true, x: Math.round(FAR * Math.cos(angle)), y: Math.round(FAR * Math.sin(angle)) });
    this.later(DRIFT_MS);
  }
}
