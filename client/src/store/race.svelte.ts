// A race as this page sees it: when it begins, when it was painted, whose hand seems to be first. Ordering is the
// server's.
import type { Armed, Early, Go, Hands, Lines, Measured, News, Race, Report } from "../wire/wire";

export type RaceMessage = Armed | Go | Hands | Early | Lines;
export interface Reach {
  seat: number;
  what: string;
}

/** The board's side of a race. */
export interface RaceSide {
  readonly id: string; // of the race that is on, or was last; empty before the first
  readonly armed: boolean; // dice are in the air and on no screen
  readonly hands: Reach[]; // hands that seem to be first, until the verdict
  readonly early: number; // how often this hand was too early
  /** The frame that began at this stamp shows it. */
  painted(stamp: number, frame: number): void;
  /** No press yet, so many milliseconds after the paint. */
  tick(elapsed: number): void;
  /** A hand went out while there was nothing to see. */
  hasty(move: string): void;
}

const TICK_MS = 15;

export class RaceStore implements RaceSide {
  id = $state("");
  arming = $state("");
  hands = $state.raw<Reach[]>([]);
  early = $state(0);
  lines = $state.raw<Record<string, number>>({});
  verdict = $state.raw<Measured[]>([]);
  hold = 0; // from receipt to paint

  private received = 0;
  private ticked = 0;

  constructor(
    private readonly report: (fields: Report) => void,
    private readonly reach: (move: string, race: string) => void,
  ) {}

  get armed(): boolean {
    return this.arming !== "";
  }

  heard(message: RaceMessage): void {
    if (message.type === "armed") [this.arming, this.hands, this.verdict] = [message.race, [], []];
    else if (message.type === "go") this.begin(message.race, performance.now());
    else if (message.type === "hands") this.hands = [...this.hands.filter((one) => one.seat !== message.seat), message];
    else if (message.type === "early") this.early += 1;
    else if (message.type === "lines") this.lines = message.lines;
  }

  /** News are on the table: perhaps a race begins with them, or has its verdict. */
  laid(message: News, received: number): void {
    this.arming = "";
    if (message.entry.kind !== "moved") return;
    this.hands = [];
    if (message.entry.race?.length)
      this.verdict = message.entry.seed ? message.entry.race : this.with(message.entry.race);
    if (message.race) this.begin(message.race, received);
  }

  painted(stamp: number, frame: number): void {
    this.hold = Math.max(0, stamp - this.received);
    this.report({ do: "painted", race: this.id, hold: rounded(this.hold), frame: rounded(frame) });
  }

  tick(elapsed: number): void {
    if (elapsed < this.ticked + TICK_MS) return;
    this.ticked = elapsed;
    this.report({ do: "tick", race: this.id, elapsed: rounded(elapsed) });
  }

  hasty(move: string): void {
    this.reach(move, this.arming);
  }

  /** Hands that came after the verdict have their time, too. */
  private with(late: Measured[]): Measured[] {
    return [...this.verdict, ...late.filter((one) => !this.verdict.some((other) => other.seat === one.seat))];
  }

  private begin(race: Race, received: number): void {
    [this.id, this.arming, this.received, this.ticked, this.hold] = [race.id, "", received, 0, 0];
  }
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

/** How finely this browser tells the time, in milliseconds. */
export function grain(now: () => number = () => performance.now()): number {
  let finest = 100;
  const first = now();
  for (let last = first, tries = 0; tries < 20_000 && last - first < 5; tries += 1) {
    const next = now();
    if (next > last) finest = Math.min(finest, next - last);
    last = next;
  }
  return Math.max(0.1, rounded(finest));
}
