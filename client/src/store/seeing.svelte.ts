// What lies on a table, as this device sees it: who is there, whose eyes we look with, whose move it is.
import type { Link } from "../wire/line";
import type { Place } from "../wire/socket";
import type { Refused, Table } from "../wire/wire";
import type { Aim, Chair, View, Words } from "../lib/board";
import { wordsFor } from "../lib/language.svelte";
import { chairsOf, namesOf } from "./chairs";
import type { Kept } from "./seats";
import type { Sitting } from "./sitting";
import type { StoryLine } from "./story";
import { Teller } from "./telling.svelte";
import type { Hands } from "./offers";

export type Views = Record<string, View>; // by seat

export const WATCHER = -1;

export abstract class Seeing {
  link = $state<Link>("connecting");
  gone = $state.raw<Refused | "removed" | null>(null);
  table = $state.raw<Table | null>(null);
  you = $state.raw<number[]>([]);
  bench = $state.raw<number[]>([]); // this device's places there
  screen = $state(-1); // which television this is; -1: none
  aim = $state.raw<Aim | null>(null); // what somebody tries out, where this is a television
  late = $state(0); // milliseconds by which televisions are shown a throw ahead
  hands = $state.raw<Hands>({ match: 0, seats: [] }); // that this device has seen of the match
  retelling = $state(false); // what lies there is not news
  lifted = $state(WATCHER); // on a device that is passed round: who holds it

  protected readonly teller = new Teller<Views>(0, () => this.quiet());

  /** The seat whose eyes we look with; -1 for a watcher. */
  readonly seat = $derived(this.you.length > 1 ? this.lifted : (this.you[0] ?? WATCHER));
  readonly views = $derived<Views>(this.teller.now ?? {});
  readonly view = $derived<View | null>(this.views[this.seat] ?? Object.values(this.views)[0] ?? null);
  readonly next = $derived<View | null>(this.teller.next?.[this.seat] ?? null);
  readonly told = $derived(this.teller.told);
  readonly landed = $derived(this.teller.landed);
  readonly lately = $derived(this.teller.lately);
  readonly telling = $derived(this.teller.telling);
  /** Whom the device must be handed to before anything is shown; null if nobody. */
  readonly curtain = $derived.by<number | null>(() => {
    if (this.you.length < 2 || this.table?.phase !== "playing" || this.telling) return null;
    const actors = this.view?.actors ?? [];
    if (actors.includes(this.lifted)) return null;
    return this.you.find((seat) => actors.includes(seat)) ?? (this.lifted < 0 ? (this.you[0] ?? null) : null);
  });
  readonly mine = $derived(
    this.link === "open" &&
      !this.telling &&
      this.table?.phase === "playing" &&
      this.seat >= 0 &&
      (this.view?.actors.includes(this.seat) ?? false),
  );
  protected readonly game = $derived(this.table?.setting.game ?? "");
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
  readonly chairs = $derived<Chair[]>(
    chairsOf(
      this.table?.seats ?? [],
      this.names,
      this.you,
      this.table?.phase === "playing" ? (this.view?.actors ?? []) : [],
    ),
  );
  /**
   * Whether a chair is any business of this device: the link for players, a table open to everybody, or a hand here.
   */
  readonly maySit = $derived.by(() => {
    if (this.kept === null || this.you.length || this.bench.length) return false;
    return this.kept.join !== "" || (this.table?.setting.public ?? false) || this.hands.seats.length > 0;
  });

  constructor(
    readonly place: Place,
    readonly kept: Kept | null,
  ) {}

  /** Everything has been told. */
  protected abstract quiet(): void;
}

/** The one seat of a device; where several pass it round nobody is "you". */
export function alone(you: number[]): number {
  return you.length === 1 ? (you[0] ?? WATCHER) : WATCHER;
}
