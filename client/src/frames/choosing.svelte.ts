// What somebody picks, touch by touch, among the moves that the referee offers: each is a path of spots. What is picked
// leaves some spots open; a whole path is a move, which is made at once, or waits to be confirmed.
// Cards of an addition are a part of a path that has no order. Only a maze wants `pick`: its spare turns when touched, and
// in the hand a ghost is led on its way. What is no path (a race) goes through `frame.act`.
import type { GameModule, Path, Spot, Surface, View, Words } from "./contract";

/** A spot that was touched, and which of two alike. */
export interface Pick {
  spot: Spot;
  which: string;
}
/** What there is to choose from. */
export interface Offer {
  readonly game: GameModule;
  readonly surface: Surface;
  readonly view: View;
  readonly laid: unknown;
  readonly words: Words;
  readonly due: boolean; // what is picked stays so, also while nothing can be done for a moment
  readonly mine: boolean;
  readonly hint: string | null;
  readonly lesson: string[];
  act(move: string): void | Promise<boolean>;
}
/** It belongs to the moves among which it was picked: with others nothing is picked. */
interface Picked {
  among: string;
  hint: string | null; // there was then: a new one is tried out
  picks: Pick[];
  asked: Pick | null; // it was sent, and the room has not answered
  refused: Spot;
  denied: Spot; // it was touched, and cannot be
}

const TOO_SOON_MS = 350; // a nervous double tap confirms nothing

export const kindOf = (spot: Spot): string => spot.split(":")[0] ?? "";

/** What could be touched next on a path, after these; null if they do not lead along it. */
export function nextOn(path: Path, picked: Spot[]): Spot[] | null {
  const parts = path.map((part) => [part].flat());
  for (const spot of picked) {
    while (parts[0]?.length === 0) parts.shift();
    const at = parts[0]?.indexOf(spot) ?? -1;
    if (at < 0) return null;
    parts[0]?.splice(at, 1);
  }
  return parts.find((part) => part.length) ?? [];
}

export class Choosing {
  sent = $state.raw<Pick[]>([]); // the last path that was a move
  private state = $state.raw<Picked | null>(null);
  private pickedAt = 0;

  private readonly among = $derived.by(() => [this.of.view.seat, ...this.of.view.legal].join("\n"));
  private readonly paths = $derived.by(() => {
    const { due, view, game } = this.of;
    return due ? view.legal.map((move) => ({ move, path: game.steps(move) })) : [];
  });
  private readonly start = $derived.by(() => (this.of.due && this.of.game.starts?.(this.of.view)) || []);
  /** A hint that waits to be confirmed is tried out. */
  private readonly first = $derived.by(() => {
    const { due, hint, game } = this.of;
    return due && hint && this.waits(hint) ? game.steps(hint).flat() : this.start;
  });
  private readonly now = $derived.by<Picked>(() => {
    const { state } = this;
    const { due, hint } = this.of;
    const kept = due && state?.among === this.among && (!hint || state.hint === hint);
    return kept ? state : this.fresh(this.first);
  });
  readonly picked = $derived(this.now.picks.map(({ spot }) => spot));
  private readonly led = $derived(
    this.paths.flatMap(({ move, path }) => {
      const next = nextOn(path, this.picked);
      return next ? [{ move, next }] : [];
    }),
  );
  private readonly next = $derived(new Set(this.led.flatMap(({ next }) => next)));
  /** The move that is picked, if it is a whole one. */
  readonly move = $derived(this.led.find(({ next }) => !next.length)?.move ?? "");
  /** Something is picked. */
  readonly begun = $derived(this.picked.length > this.start.length);
  private readonly gains = $derived(new Map([...this.next].map((spot) => [spot, this.bringsAt(spot)])));
  private readonly gaining = $derived(
    new Set([...this.gains].filter(([, gain]) => gain).map(([spot]) => kindOf(spot))),
  );
  private readonly advice = $derived.by(() => (this.of.hint ? this.of.game.steps(this.of.hint).flat() : []));
  private readonly leading = $derived.by(() => this.leadingTo(this.of.lesson.map((move) => this.of.game.steps(move))));
  /** A lesson's finger goes to the button that makes the move. */
  readonly goes = $derived.by(() => {
    const { mine, lesson } = this.of;
    return mine && lesson.includes(this.move) && this.waits(this.move) === "button";
  });
  /** What is picked would do this; or why what was touched cannot be. Of a hint its advice is said. */
  readonly says = $derived.by(() => {
    const { game, laid, view, words, due, hint } = this.of;
    if (!due || (hint && hint === this.move)) return "";
    if (this.now.denied) return game.denies?.(view, this.picked, this.now.denied, words) ?? "";
    return game.foretells?.(laid, view, this.picked, words) ?? "";
  });

  constructor(private readonly of: Offer) {}

  /** It may be touched, or let go of. */
  open(spot: Spot): boolean {
    return this.of.due && !this.now.asked && (this.picked.includes(spot) || this.after(spot) !== null);
  }

  /** It leads on from what is picked. */
  leads(spot: Spot): boolean {
    return this.of.due && (this.next.has(spot) || (!!this.of.game.pick && this.after(spot) !== null));
  }

  isPicked(spot: Spot, which = ""): boolean {
    return this.now.picks.some((one) => one.spot === spot && (!which || one.which === which));
  }

  isAsked = (spot: Spot): boolean => this.now.asked?.spot === spot;
  isRefused = (spot: Spot): boolean => this.now.refused === spot;

  /** What it would bring to touch this, in few letters. */
  brings = (spot: Spot): string => this.gains.get(spot) ?? "";

  /** Others of its kind would bring something, this does not. */
  pale = (spot: Spot): boolean => this.gaining.has(kindOf(spot)) && this.next.has(spot) && !this.gains.get(spot);

  /** A hint leads over it. */
  advised = (spot: Spot): boolean => this.isAmong(spot, this.advice);

  /** A lesson's finger goes here. */
  isNext = (spot: Spot): boolean => this.of.mine && this.isAmong(spot, this.leading);

  /** A finger, or a key: what a key should find next, "" if nothing. */
  touch(spot: Spot, which = ""): Spot {
    if (!this.of.mine || this.now.asked) return "";
    if (this.isPicked(spot, which)) return this.again(spot, which);
    const picks = this.after(spot);
    if (!picks) this.deny({ spot, which });
    else this.pick(this.named(picks, spot, which));
    return this.likely();
  }

  /** Make the move that waits. */
  go(): void {
    if (this.of.mine && !this.now.asked && this.move) this.send(this.now.picks, this.move);
  }

  /** Of all that was picked, but for what only turns; the first of it, for the keyboard. */
  letGo(): Spot {
    const first = this.begun ? (this.picked[this.start.length] ?? "") : "";
    this.put(this.now.picks.slice(0, this.start.length));
    return first;
  }

  /** The spot itself, or what turns until it is so. */
  private isAmong(spot: Spot, steps: Spot[]): boolean {
    return steps.includes(spot) || steps.some((step) => kindOf(step) === spot && !this.picked.includes(step));
  }

  /** Along the first of these paths that what is picked leads along; else from what it lacks. */
  private leadingTo(paths: Path[]): Spot[] {
    const along = paths.find((path) => nextOn(path, this.picked));
    const next = along && nextOn(along, this.picked);
    if (next) return next.length ? next : this.goes ? [] : this.picked.slice(-1);
    return (paths[0]?.flat() ?? []).filter((spot) => !this.picked.includes(spot)).slice(0, 1);
  }

  private again(spot: Spot, which: string): Spot {
    const rest = this.now.picks.filter((one) => one.spot !== spot || (which && one.which !== which));
    const without = rest.map((one) => one.spot);
    const alone = !this.paths.some(({ path }) => nextOn(path, without)?.length === 0);
    if (this.move && this.waits(this.move) === true && alone && this.picked.at(-1) === spot) {
      if (performance.now() - this.pickedAt > TOO_SOON_MS) this.go();
    } else if (this.leadsOn(without)) this.put(rest);
    else this.put(this.now.picks.slice(0, this.picked.indexOf(spot)));
    return "";
  }

  private pick(picks: Pick[]): void {
    this.pickedAt = performance.now();
    const before = this.now.picks;
    this.put(picks);
    const further = this.led.some(({ next }) => next.length);
    if (this.move && !this.waits(this.move) && !further) this.send(picks, this.move, before);
  }

  /** On a board the referee says why, by clause; in a hand, where there is less room for it, the game does. */
  private deny(pick: Pick): void {
    const { game, surface, view } = this.of;
    const asked = (surface === "board" && game.asks?.(view, this.picked, pick.spot)) || "";
    if (!asked) return this.put(this.now.picks, { denied: pick.spot });
    void Promise.resolve(this.of.act(asked)).then((granted) => {
      if (granted === false) this.put(this.now.picks, { refused: pick.spot });
    });
  }

  private send(path: Pick[], move: string, before = path): void {
    this.sent = path;
    this.put(before, { asked: path.at(-1) ?? { spot: "", which: "" } });
    const asked = this.state;
    void Promise.resolve(this.of.act(move)).then((granted) => {
      if (this.state !== asked) return;
      if (granted === false) this.put(before, { refused: path.at(-1)?.spot ?? "" });
      else this.state = null;
    });
  }

  /** What is picked once this was touched; null if that leads nowhere. */
  private after(spot: Spot): Spot[] | null {
    const { game, view } = this.of;
    const picked = game.pick?.(this.picked, spot, view);
    if (picked) return picked;
    for (let kept = this.picked.length; kept >= 0; kept -= 1) {
      const one = [...this.picked.slice(0, kept), spot];
      if (this.leadsOn(one)) return one;
    }
    return null;
  }

  /** Whether a move waits to be confirmed. */
  private waits = (move: string): boolean | "button" =>
    this.of.game.confirms?.(this.of.view, this.of.surface, move) ?? false;

  private leadsOn = (picked: Spot[]): boolean => this.paths.some(({ path }) => nextOn(path, picked) !== null);

  private named(picked: Spot[], spot: Spot, which: string): Pick[] {
    const known = [...this.now.picks];
    return picked.map((one, nth) => {
      if (one === spot && nth === picked.length - 1) return { spot, which };
      const at = known.findIndex((other) => other.spot === one);
      return at < 0 ? { spot: one, which: "" } : known.splice(at, 1)[0]!;
    });
  }

  private bringsAt(spot: Spot): string {
    const { game, laid, view, words } = this.of;
    return game.brings?.(laid, view.seat, this.picked, spot, words) ?? "";
  }

  private likely(): Spot {
    const { game, laid, view } = this.of;
    const open = [...this.next];
    const first = open.find((spot) => this.brings(spot)) ?? open[0] ?? "";
    return game.likely?.(laid, view.seat, this.picked, open) ?? first;
  }

  private fresh = (spots: Spot[]): Picked => ({
    among: this.among,
    hint: this.of.hint,
    picks: spots.map((spot) => ({ spot, which: "" })),
    asked: null,
    refused: "",
    denied: "",
  });

  private put(picks: Pick[], more: Partial<Picked> = {}): void {
    this.state = { ...this.fresh([]), picks, ...more };
  }
}
