// What is tried out in the hand, shown on the television: not more often than an eye follows, and the last always.

export const APART_MS = 125; // eight a second

export class Aiming {
  private sent = "";
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (move: string) => void) {}

  /** "" when nothing is tried out. */
  readonly aim = (move: string): void => {
    this.wanted = move;
    if (this.timer === undefined) this.send();
  };

  /** Whatever was tried out is over: the move is made, or somebody else's turn. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.sent = this.wanted = "";
  }

  private send(): void {
    this.timer = undefined;
    if (this.wanted === this.sent) return;
    this.sent = this.wanted;
    this.show(this.sent);
    this.timer = setTimeout(() => this.send(), APART_MS);
  }
}
