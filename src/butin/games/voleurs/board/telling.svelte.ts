// While events are told: the card on its way, and the table as far as it has been told.
import { type Laid, after, isPlay, laidIn } from "./pieces";
import type { Motif, Told, View } from "./shapes";

// as long as --move and --big in app.css
export const MOVE_MS = 280;
export const FLIGHT_MS = 420;

export interface Flight {
  motif: Motif;
  pile: number;
  seat: number;
}

export class Telling {
  flight = $state.raw<Flight | null>(null);
  private told = $state.raw<{ view: View; laid: Laid } | null>(null);
  private late: { view: View; event: Told } | null = null; // shown already, but it does not lie there yet
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly milliseconds: () => number = () => FLIGHT_MS) {} // that a card travels

  /** What lies on the table just now. */
  laid(view: View): Laid {
    return this.told?.view === view ? this.told.laid : laidIn(view);
  }

  /** An event is being told: a played card travels first, anything else lies there at once. */
  hear(event: Told | null, view: View, motion: boolean): void {
    this.land(view);
    if (!event) return;
    this.late = { view, event };
    if (!motion || !isPlay(event)) return this.land(view);
    this.flight = { motif: event.motif, pile: event.pile, seat: event.seat };
    this.timer = setTimeout(() => this.land(view), this.milliseconds());
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private land(view: View): void {
    clearTimeout(this.timer);
    this.flight = null;
    const late = this.late;
    this.late = null;
    if (!late || late.view !== view) return; // the next view has it already
    this.told = { view, laid: after(this.laid(view), late.event, view.seat) };
  }
}
