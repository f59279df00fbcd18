// What lies on the table at a moment of the telling: begun from a view, changed by every event that is told.
import { HIDDEN, sorted, without } from "./cards";
import { counted, handOf, openSeats } from "./position";
import type { Phase, Told, View } from "./shapes";

export type Mark = "" | "thinking" | "ready" | "cancelled" | "robbed" | "failed" | "unlucky" | "out";

/** One seat's part of the table. */
export interface Place {
  front: string[];
  ghost: string;
  safe: string[];
  lock: string | null;
  hand: number;
  mark: Mark;
}
/** A card on its way; places are called `front-2`, `safe-2`, `hand-2`, `pile`, `discard` and `meet`. */
export interface Flight {
  card: string;
  from: string;
  to: string;
}
export interface Stage {
  step: number; // 1 to 7, 0 when no turn is under way
  places: Place[];
  hand: string[]; // the reader's own cards
  pile: number;
  discards: number;
  lit: number[]; // whom the event is about
  flights: Flight[];
  turned: boolean; // the cards are being turned up just now, one after another
  scored: Record<number, { points: number; total: number }>; // the game that has just been counted
}

const STEPS: Record<Phase, number> = { choose: 1, steal: 3, extras: 4, over: 0 };

/** The table as it lies there, and nothing of what is gone. */
export function stageOf(view: View): Stage {
  const { position } = view;
  return {
    step: STEPS[position.phase],
    places: position.hands.map((_, seat) => placeOf(view, seat)),
    hand: handOf(view),
    pile: position.pile,
    discards: counted(position.discard_seen) + position.discard_unseen,
    lit: [],
    flights: [],
    turned: false,
    scored: {},
  };
}

/** The table at rest, for somebody who saw the turn so far: the cards of this turn that are gone stay as ghosts. */
export function restingOf(view: View, before: Stage | null): Stage {
  const stage = stageOf(view);
  const turnedUp = view.position.phase === "steal" || view.position.phase === "extras";
  for (const [seat, here] of stage.places.entries())
    if (turnedUp && !here.front.length) here.ghost = before?.places[seat]?.ghost ?? "";
  return stage;
}

function placeOf(view: View, seat: number): Place {
  const { position } = view;
  return {
    front: position.fronts[seat] ?? [],
    ghost: "",
    safe: position.safes[seat] ?? [],
    lock: position.locks[seat] ?? null,
    hand: counted(position.hands[seat]),
    mark: markOf(view, seat),
  };
}

function markOf(view: View, seat: number): Mark {
  const { phase, fronts, locks, extras } = view.position;
  if (phase === "over" || locks[seat]) return "";
  if (view.actors.includes(seat)) return "thinking";
  if (!openSeats(view).includes(seat)) return "out";
  if (phase === "choose") return fronts[seat]?.length ? "ready" : "";
  return phase === "extras" && extras[seat] != null ? "ready" : "";
}

type Kind = Told["kind"];
type Event = { [One in Told as One["kind"]]: One };
type Tellers = { [One in Kind]?: (stage: Stage, told: Event[One]) => void };

/** The table after an event. The stage that is given stays as it is. */
export function after(stage: Stage, told: Told, next: View | null, me: number): Stage {
  if (told.kind.endsWith("game_begun") && next) return { ...stageOf(next), lit: [], step: 0 };
  const changed: Stage = {
    ...stage,
    places: stage.places.map((place) => ({ ...place })),
    lit: "seats" in told ? told.seats : "seat" in told ? [told.seat] : [],
    flights: [],
    turned: told.kind === "revealed" && stage.turned,
    scored: { ...stage.scored },
  };
  tell(told.kind, changed, told);
  if ("seat" in told && told.seat === me) own(changed, told);
  return changed;
}

function tell<One extends Kind>(kind: One, stage: Stage, told: Event[One]): void {
  TELLERS[kind]?.(stage, told);
}

/** What a seat's own cards do, which only that seat knows. */
function own(stage: Stage, told: Told): void {
  if (told.kind === "chosen") stage.hand = without(stage.hand, [told.card]);
  if (told.kind === "added") stage.hand = without(stage.hand, told.cards);
  if (told.kind === "picked_up") stage.hand = sorted([...stage.hand, ...told.cards]);
  if (told.kind === "hand_returned" || told.kind === "hand_set_aside") stage.hand = [];
}

function place(stage: Stage, seat: number): Place {
  return stage.places[seat] ?? { front: [], ghost: "", safe: [], lock: null, hand: 0, mark: "" };
}

function leave(stage: Stage, seat: number, cards: string[], mark: Mark, to: string): void {
  const here = place(stage, seat);
  here.front = without(here.front, cards);
  here.ghost = cards[0] ?? "";
  here.mark = mark;
  stage.discards += cards.length;
  stage.flights.push(...cards.map((card) => ({ card, from: `front-${seat}`, to })));
}

const TELLERS: Tellers = {
  laid(stage, { seat }) {
    const here = place(stage, seat);
    stage.step = 1;
    here.front = [HIDDEN];
    here.hand -= 1;
    here.mark = "ready";
  },
  chosen(stage, { seat, card }) {
    place(stage, seat).front = [card];
    stage.flights = [{ card, from: `hand-${seat}`, to: `front-${seat}` }];
  },
  /** All cards are turned up together, with the first that is told (SD-7). */
  revealed(stage, { seat, card, together }) {
    stage.step = 1;
    stage.turned ||= stage.places.some((here) => here.front[0] === HIDDEN) || stage.places[seat]?.mark === "ready";
    for (const here of stage.places) if (here.mark === "ready") here.mark = "";
    const laid = stage.places.filter((here) => here.front.length);
    laid.forEach((here, at) => (here.front = [together[at] ?? HIDDEN]));
    place(stage, seat).front = [card];
  },
  cancelled(stage, { seats, cards }) {
    stage.step = 2;
    seats.forEach((seat, at) => leave(stage, seat, [cards[at] ?? HIDDEN], "cancelled", "meet"));
  },
  stolen(stage, { seat, from, card }) {
    const victim = place(stage, from);
    const thief = place(stage, seat);
    stage.step = 3;
    stage.lit = [seat, from];
    victim.front = without(victim.front, [card]);
    victim.ghost = card;
    victim.mark = "robbed";
    thief.front = [...thief.front, card];
    thief.mark = "";
    stage.flights.push({ card, from: `front-${from}`, to: `front-${seat}` });
  },
  found_nothing: unlucky,
  declined: unlucky,
  thief_discarded(stage, { seat, thief }) {
    const { mark } = place(stage, seat);
    leave(stage, seat, [thief], mark === "thinking" ? "" : mark, "discard");
    stage.step = 3;
    place(stage, seat).ghost = thief;
  },
  decided(stage, { seat }) {
    place(stage, seat).mark = "ready";
    stage.step = 4;
  },
  added(stage, { seat, cards }) {
    const here = place(stage, seat);
    stage.step = 4;
    stage.places.forEach((other) => {
      if (other.mark === "ready") other.mark = "";
    });
    here.front = [...here.front, ...cards];
    here.hand -= cards.length;
    stage.flights = cards.map((card) => ({ card, from: `hand-${seat}`, to: `front-${seat}` }));
  },
  stored(stage, { seat, cards, rule }) {
    const here = place(stage, seat);
    stage.step = rule === "SD-15" ? 3 : 5;
    here.front = without(here.front, cards);
    here.safe = [...here.safe, ...cards];
    here.mark = "";
    stage.flights = cards.map((card) => ({ card, from: `front-${seat}`, to: `safe-${seat}` }));
  },
  closed(stage, { seat, card }) {
    const here = place(stage, seat);
    stage.step = 6;
    here.front = [];
    here.lock = card;
    here.mark = "";
    stage.flights = [{ card, from: `front-${seat}`, to: `safe-${seat}` }];
  },
  lock_failed(stage, { seat, card }) {
    leave(stage, seat, [card], "failed", "discard");
    stage.step = 6;
  },
  all_locked_at_once(stage) {
    stage.step = 6;
  },
  hand_returned(stage, { seat, count }) {
    place(stage, seat).hand = 0;
    stage.pile += count;
    stage.flights = backs(count, `hand-${seat}`, "pile");
  },
  hand_set_aside(stage, { seat, count }) {
    place(stage, seat).hand = 0;
    stage.discards += count;
    stage.flights = backs(count, `hand-${seat}`, "discard");
  },
  drawn(stage, { seat, count }) {
    stage.step = 7;
    place(stage, seat).hand += count;
    stage.pile -= count;
    stage.flights = backs(count, "pile", `hand-${seat}`);
    for (const here of stage.places) here.ghost = "";
  },
  pile_short(stage, { count }) {
    stage.step = 7;
    stage.discards += count;
    stage.pile = 0;
    stage.flights = backs(count, "pile", "discard");
  },
  scored(stage, { seat, points, total }) {
    stage.step = 0;
    stage.scored[seat] = { points, total };
  },
};

function unlucky(stage: Stage, { seat }: { seat: number }): void {
  stage.step = 3;
  place(stage, seat).mark = "unlucky";
}

function backs(count: number, from: string, to: string): Flight[] {
  return Array.from({ length: count }, () => ({ card: HIDDEN, from, to }));
}
