// What lies on a table, as this device sees it: who is there, whose eyes we look with, whose move it is.
import type { Link } from "../wire/line";
import type { Refused, Table } from "../wire/wire";
import type { Chair, View, Words } from "../lib/board";
import { wordsFor } from "../lib/language.svelte";
import { chairsOf, namesOf } from "./chairs";
import type { Hands } from "./offers";
import type { Kept } from "./seats";
import type { Sitting } from "./sitting";
import type { StoryLine } from "./story";
import type { Teller } from "./telling.svelte";

export type Views = Record<string, View>; // by seat

export const WATCHER = -1;

export class Seen {
  link = $state<Link>("connecting");
  gone = $state.raw<Refused | "removed" | null>(null);
  table = $state.raw<Table | null>(null);
  you = $state.raw<number[]>([]);
  bench = $state.raw<number[]>([]); // this device's places there
  screen = $state(-1); // which television this is; -1: none
  hands = $state.raw<Hands>({ match: 0, seats: [] }); // that this device has seen of the match
  lifted = $state(WATCHER); // on a device that is passed round: who holds it

  /** The seat whose eyes we look with; -1 for a watcher. */
  readonly seat = $derived(this.you.length > 1 ? this.lifted : (this.you[0] ?? WATCHER));
  readonly views = $derived.by<Views>(() => this.teller.now ?? {});
  readonly view = $derived<View | null>(this.views[this.seat] ?? Object.values(this.views)[0] ?? null);
  /** While a move is told: how it will lie there. */
  readonly next = $derived.by<View | null>(() => this.teller.next?.[this.seat] ?? null);
  private readonly actors = $derived((this.table?.phase === "playing" && this.view?.actors) || []);
  private readonly moving = $derived(this.table?.pause ? [] : this.actors); // nobody in a pause
  /** Whom the device must be handed to before anything is shown; null if nobody. */
  readonly curtain = $derived.by<number | null>(() => {
    if (this.you.length < 2 || this.table?.phase !== "playing" || this.teller.telling) return null;
    if (this.actors.includes(this.lifted)) return null;
    return this.you.find((seat) => this.actors.includes(seat)) ?? (this.lifted < 0 ? (this.you[0] ?? null) : null);
  });
  readonly mine = $derived.by(
    () => this.link === "open" && !this.teller.telling && this.seat >= 0 && this.moving.includes(this.seat),
  );
  readonly game = $derived(this.table?.setting.game ?? "");
  readonly names = $derived(namesOf(this.table?.seats ?? [], alone(this.you)));
  readonly words = $derived(wordsFor(this.game, this.names));
  /** The words for a line of the story: everybody is called as they were then. */
  readonly wordsThen = $derived.by(() => {
    void this.words; // anew in another language
    const known = new Map<Sitting, Words>();
    return ({ who }: StoryLine): Words => {
      const words = known.get(who) ?? wordsFor(this.game, namesOf(who.seats, who.self));
      known.set(who, words);
      return words;
    };
  });
  readonly chairs = $derived<Chair[]>(chairsOf(this.table?.seats ?? [], this.names, this.you, this.moving));
  /**
   * Whether a chair is any business of this device: the link for players, a table open to everybody, or a hand here.
   */
  readonly maySit = $derived.by(() => {
    if (this.kept === null || this.you.length || this.bench.length) return false;
    return this.kept.join !== "" || (this.table?.setting.public ?? false) || this.hands.seats.length > 0;
  });

  constructor(
    private readonly kept: Kept | null,
    private readonly teller: Pick<Teller<Views>, "now" | "next" | "telling">,
  ) {}
}

/** The one seat of a device; where several pass it round nobody is "you". */
export function alone(you: number[]): number {
  return you.length === 1 ? (you[0] ?? WATCHER) : WATCHER;
}
