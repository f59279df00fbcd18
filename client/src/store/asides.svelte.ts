// What phones tell televisions at a table, and nobody writes down: what is tried out, how late they are, a lamp.
import type { Aside } from "../wire/socket";
import type { Lamp, Wish } from "../wire/wire";
import type { Aim } from "../lib/board";

export class Asides {
  aim = $state.raw<Aim | null>(null); // what somebody tries out, where this is a television
  late = $state(0); // milliseconds by which televisions are shown a throw ahead
  onlamp: ((on: Lamp["on"]) => void) | null = null;

  constructor(
    private readonly report: (fields: Wish) => void,
    private readonly seat: () => number,
  ) {}

  heard(message: Aside): void {
    if (message.type === "aim") this.aim = message.move ? { seat: message.seat, move: message.move } : null;
    else if (message.type === "late") this.late = message.ms;
    else this.onlamp?.(message.on);
  }

  /** Show on the televisions what is tried out here; nobody answers. */
  readonly tryOut = (move: string): void => this.report({ do: "aim", seat: this.seat(), move });

  /** Let a lamp be lit, on this phone or on the televisions: it is heard of by `onlamp`. */
  lightLamp(on: Lamp["on"]): void {
    this.report({ do: "lamp", seat: this.seat(), value: on });
  }

  /** Say how late the televisions are, as somebody here has measured. */
  tellLate(ms: number): void {
    this.report({ do: "late", seat: this.seat(), ms });
  }
}
