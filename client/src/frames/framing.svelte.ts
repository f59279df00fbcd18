// A game laid out: what a frame is given, made of what the shell knows. One for each board, screen or hand that is shown.
import { getContext, setContext, tick } from "svelte";
import type { Aim, BoardProps, Told, View } from "../lib/board";
import type { Sound } from "../lib/sound";
import { Choosing, kindOf } from "./choosing.svelte";
import type { Flight, Frame, GameModule, Spot, Surface } from "./contract";
import type { Drag } from "./drag";
import { spotsIn } from "./keys";
import { type Point, spotOf } from "./places";

/** What the shell gives: as to any board; and where it lies, and what of a move lies there already. */
export interface Given extends BoardProps {
  surface: Surface;
  due?: boolean;
  aimed?: Aim | null;
  aim?: (move: string) => void; // in a hand: what is tried out; "" when nothing is
}
/** A piece under a finger. */
interface Carried {
  spot: Spot;
  word: string;
  at: Point;
  over: Spot | null;
}

/** A spot that is there. */
interface Joined {
  spot: Spot;
  name: string; // with which of two alike it is
  at: Element;
}

const KEY = Symbol("frame");

const follows = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) > 0;

export class Framing implements Frame {
  root = $state.raw<HTMLElement | null>(null);
  carried = $state.raw<Carried | null>(null);
  playedIn = $state.raw<View | null>(null); // the moment of the last move that was made with the focus here
  dropped: { spot: Spot; at: Point } | null = null; // where the last piece was let go
  private readonly joined = new Set<Joined>(); // the spots that can be touched
  private spots = $state.raw([...this.joined]);
  private readonly inOrder = $derived([...this.spots].sort((one, other) => (follows(one.at, other.at) ? 1 : -1)));
  private stops = $state.raw<Record<string, string>>({}); // by kind: where the focus was

  readonly choosing: Choosing | null;
  readonly laid = $derived.by(() => {
    const { game, view } = this;
    return this.landed.reduce((laid, told) => game.after?.(laid, told, view.seat) ?? laid, game.lay(view));
  });
  readonly flights = $derived.by<Flight[]>(() => (this.landed.includes(this.told!) ? [] : this.flown));
  /** What of this move this seat was told and lies there; in a hand nothing flies. */
  readonly landed = $derived.by<Told[]>(() => {
    const { surface, landed = [], told, view } = this.given();
    const all = surface === "hand" && told && !landed.includes(told) ? [...landed, told] : landed;
    return all.filter(({ to }) => to === undefined || to === view.seat);
  });
  private readonly flown = $derived.by<Flight[]>(() =>
    this.told ? (this.game.flies?.(this.told, this.view.seat) ?? []) : [],
  );

  constructor(
    readonly game: GameModule,
    readonly surface: Surface,
    private readonly given: () => Given,
  ) {
    this.choosing = surface === "screen" ? null : new Choosing(this);
    setContext(KEY, this);
  }

  get view(): View {
    return this.given().view;
  }
  get next(): View | null {
    return this.given().next;
  }
  get told(): Told | null {
    return this.given().told;
  }
  get lately(): Told | null {
    const { told, lately = null } = this.given();
    return this.surface === "screen" ? lately : told && this.landed.includes(told) ? told : null;
  }
  get mine(): boolean {
    return this.given().mine;
  }
  get due(): boolean {
    return this.given().due ?? this.mine;
  }
  get aimed(): Aim | null {
    return this.given().aimed ?? null;
  }
  get race(): Frame["race"] {
    return this.given().race ?? null;
  }
  get chairs(): Frame["chairs"] {
    return this.given().chairs;
  }
  get words(): Frame["words"] {
    return this.given().words;
  }
  get motion(): boolean {
    return this.given().motion;
  }
  get pace(): number {
    return this.given().pace ?? 1;
  }
  get lesson(): string[] {
    return this.given().lesson ?? [];
  }
  get hint(): string | null {
    return this.given().hint;
  }
  act = (move: string, took?: number): void | Promise<boolean> => {
    if (this.root?.contains(document.activeElement)) this.playedIn = this.view;
    return this.given().act(move, took);
  };
  hear = (sound: Sound): void => this.given().hear?.(sound);

  /** Where nothing moves: something has just come here. */
  isRung = (spot: Spot): boolean => !this.motion && this.flown.some(({ to }) => to === spot);

  /** A spot is there; what is answered takes it away. */
  joins(spot: Spot, which: string, at: Element): () => void {
    const here = { spot, name: spot + which, at };
    this.joined.add(here);
    this.spots = [...this.joined];
    return () => {
      this.joined.delete(here);
      this.spots = [...this.joined]; // whatever leaves would read a state as it was before others came
    };
  }

  /** Whether the tab key reaches this one of its kind: the first, unless the focus was at another. */
  isStop(spot: Spot, which: string): boolean {
    const alike = this.inOrder.filter((one) => kindOf(one.spot) === kindOf(spot));
    const stop = this.stops[kindOf(spot)] ?? this.game.begins?.(this.view);
    const found = alike.find(({ name }) => name === stop) ?? alike.find((one) => one.spot === stop);
    return spot + which === (found ?? alike[0])?.name;
  }

  stopAt(spot: Spot, which: string): void {
    this.stops = { ...this.stops, [kindOf(spot)]: spot + which };
  }

  /** By a finger, or by a key: then the focus goes on to what is likely next, or beside what was played. */
  async touched(spot: Spot, which: string, byKey: boolean): Promise<void> {
    const { choosing, root } = this;
    const before = choosing?.sent;
    const next = choosing?.touch(spot, which) ?? "";
    if (!byKey || !root) return;
    const played = choosing?.sent;
    const beside = played && played !== before && !this.game.begins ? this.beside(played[0]!) : null;
    await tick();
    if (beside) beside.focus();
    else if (next) spotOf(root, next)?.focus();
  }

  /** For a piece that can be carried to another spot. */
  drag(spot: Spot, which: string, word: string): Drag {
    return {
      may: () => this.mine && (this.choosing?.open(spot) ?? false),
      move: (at, over) => {
        if (!this.choosing?.isPicked(spot, which)) this.choosing?.touch(spot, which);
        this.carried = { spot, word, at, over };
      },
      drop: (at, over) => {
        this.carried = null;
        if (over === null || !this.choosing?.leads(over)) return;
        this.dropped = { spot, at };
        this.choosing.touch(over);
      },
    };
  }

  private beside({ spot, which }: { spot: Spot; which: string }): HTMLElement | null {
    const alike = spotsIn(this.root!).filter((one) => kindOf(one.dataset.spot ?? "") === kindOf(spot));
    const here = alike.findIndex((one) => one.dataset.spot === spot && (one.dataset.which ?? "") === which);
    return alike[here + 1] ?? alike[here - 1] ?? null;
  }
}

/** The frame around a piece. */
export const framing = (): Framing => getContext<Framing>(KEY);
