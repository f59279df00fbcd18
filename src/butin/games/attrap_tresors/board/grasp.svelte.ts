// One's own hand: when it saw what there is to see, what it goes for, how long that took, and when it is free again.
import { untrack } from "svelte";
import { CARRY_MS } from "./carry";
import type { AttrapFrame } from "./moves";
import { type Piece, TOWER } from "./pieces";
import { grabs, racing, throwKey } from "./position";
import type { Kind } from "./shapes";
import { Watch } from "./watch";

const SLIP_MS = 300;
// everybody looks at the dice before they are picked up; always the same, so that it says nothing
const GLANCE_MS = 1500;
const LAID_MS = 720; // what the only hand took lies before its person after 700 ms of the referee's watch (AT-A25)
const HUMAN_MS = 120; // no press is quicker: a hand that was too early is still to come

export class Grasp {
  reach = $state(""); // the piece that it goes for just now
  slip = $state("");
  wanted = $state(""); // and the next, as soon as the hand is free
  took = $state<number | null>(null);
  rested = $state(false);
  full = $state(false); // with two players there is no other hand: what it took is still in it
  pressed = ""; // what this hand went for last
  readonly armed = $derived.by(() => this.at.race?.armed ?? false); // dice are in the air
  /** What tells this race from any other. */
  readonly lot = $derived.by(() => {
    const { position } = this.at.view;
    const which = position.phase === "race" ? throwKey(position) : position.paid_rounds;
    return `${position.phase}${which}${this.at.race?.id ?? ""}`;
  });
  /** How much the only hand has taken in this race. */
  private readonly held = $derived.by(() => {
    const { view, race } = this.at;
    const one = view.seats === 2 && view.position.phase === "loot" && !!race?.id;
    return one ? (view.position.taken[view.seat]?.length ?? 0) : 0;
  });
  private freeAt = 0;
  private readonly watch = new Watch();

  /** To be made while the component is that shows the dice. */
  constructor(
    private readonly at: AttrapFrame,
    private readonly pieces: () => Piece[],
  ) {
    $effect(() => this.look());
    $effect(() => this.goOn());
    $effect(() => this.layDown());
  }

  grab(piece: Piece, stamp: number): void {
    const { view, mine, race } = this.at;
    const { phase } = view.position;
    if (view.seat < 0 || phase === "over") return;
    if (this.armed) {
      if (piece.kind === "column") race?.hasty(piece.kind);
      return;
    }
    const later = this.reach || performance.now() < this.freeAt;
    if (later || (!mine && racing(phase) && grabs(view).includes(piece.kind))) this.wanted = piece.key;
    else if (mine) this.go(piece, stamp);
  }

  grabKind(kind: Kind, stamp: number): void {
    const piece = this.pieces().find((one) => one.kind === kind && one.owner === TOWER);
    if (piece) this.grab(piece, stamp);
  }

  /** The page shows the dice, or the fallen tower, from the next frame on: the watch starts there. */
  private look(): () => void {
    void this.lot;
    const { race } = this.at;
    if (racing(untrack(() => this.at.view.position.phase))) this.watch.start(race?.id ? race : null);
    else this.watch.stop();
    this.wanted = "";
    this.rested = false;
    const timer = setTimeout(() => (this.rested = true), GLANCE_MS);
    return () => clearTimeout(timer);
  }

  /** From the frame that shows it in the hand until it lies before its person. */
  private layDown(): (() => void) | undefined {
    const full = (this.full = this.held > 0);
    if (!full) return undefined;
    let timer = 0;
    const frame = requestAnimationFrame(() => (timer = window.setTimeout(() => (this.full = false), LAID_MS)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }

  /** The hand has brought home what it carried and goes for what was pressed meanwhile. */
  private goOn(): (() => void) | undefined {
    if (!this.wanted || this.reach || !this.at.mine) return undefined;
    const key = this.wanted;
    const go = (): void => {
      this.wanted = "";
      const piece = this.pieces().find((one) => one.key === key && one.owner === TOWER);
      if (piece && grabs(this.at.view).includes(piece.kind)) this.go(piece, performance.now());
    };
    const timer = setTimeout(go, Math.max(0, this.freeAt - performance.now()));
    return () => clearTimeout(timer);
  }

  private go(piece: Piece, stamp: number): void {
    const { view, race, act } = this.at;
    const { phase } = view.position;
    const reaction = racing(phase) ? (this.watch.took(stamp) ?? (race?.id ? 0 : undefined)) : undefined;
    if (phase === "race") this.took = reaction ?? null;
    if (phase === "race" && (reaction ?? 0) >= HUMAN_MS) this.watch.pressed();
    this.reach = this.pressed = piece.key;
    this.freeAt = phase === "choose" || this.full ? 0 : performance.now() + CARRY_MS;
    void Promise.resolve(act(piece.kind, reaction)).then((granted) => {
      this.reach = "";
      if (granted === false) this.slipOff(piece.key);
    });
  }

  private slipOff(key: string): void {
    this.slip = key;
    setTimeout(() => (this.slip = ""), SLIP_MS);
  }
}
