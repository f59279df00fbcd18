// The latest play, which stays marked on a television until the next one: not everybody looks up at once.
import { type Pile, type Play, isPlay } from "./pieces";
import type { Told } from "./shapes";

export const LIFT_MS = 450; // at calm pace: a stolen pile rises and comes down on its new ground
const RING_MS = 1000;

export class Lately {
  ringed = $state(-1); // the pile that is ringed for a moment, where nothing moves
  private play = $state.raw<Play | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  hear(event: Told | null, motion: boolean): void {
    if (!event) return;
    this.play = isPlay(event) ? event : null;
    if (!motion && isPlay(event)) this.ring(event.pile);
  }

  /** The play that this pile shows; none if it lies otherwise by now. */
  on(pile: Pile): Play | null {
    const play = this.play;
    const shows = play?.pile === pile.number && play.motif === pile.top && play.height === (pile.height ?? 0);
    return shows ? play : null;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private ring(pile: number): void {
    clearTimeout(this.timer);
    this.ringed = pile;
    this.timer = setTimeout(() => (this.ringed = -1), RING_MS);
  }
}
