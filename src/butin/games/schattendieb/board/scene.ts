// What is told of the table beside what lies there: the step of the turn, whom it is about, and what became of cards.
import { HIDDEN, faceOf } from "./cards";
import { openSeats } from "./position";
import type { Place, TableFrame } from "./laid";
import type { Phase, Told, View } from "./shapes";

export type Mark = "" | "thinking" | "ready" | "cancelled" | "robbed" | "failed" | "unlucky" | "out";
/** A part of a seat's place. */
export type Part = "front" | "safe" | "held" | "points";

/** What became of a seat's card, for as long as the turn lasts. */
interface Trace {
  ghost: string;
  mark: Mark;
}
export interface Seat extends Place, Trace {}
export interface Scene {
  step: number; // 1 to 7, 0 when no turn is under way
  seats: Seat[];
  lit: number[]; // whom the event is about
  part: Part | null; // and which part of their places
  turned: boolean; // the cards are being turned up just now
  begun: boolean; // another game has begun since the table last lay still
  scored: Record<number, { points: number; total: number }>; // the game that has just been counted
}

export const STEPS: Record<Phase, number> = { choose: 1, steal: 3, extras: 4, over: 0 };
const TOLD_STEPS: Partial<Record<Told["kind"], number>> = {
  game_begun: 0,
  extra_game_begun: 0,
  laid: 1,
  revealed: 1,
  cancelled: 2,
  stolen: 3,
  found_nothing: 3,
  declined: 3,
  thief_discarded: 3,
  decided: 4,
  added: 4,
  stored: 5,
  closed: 6,
  lock_failed: 6,
  all_locked_at_once: 6,
  drawn: 7,
  pile_short: 7,
  scored: 0,
};
const PARTS: Partial<Record<Told["kind"], Part>> = {
  sat_out: "held",
  laid: "front",
  revealed: "front",
  cancelled: "front",
  found_nothing: "front",
  declined: "front",
  stolen: "front",
  thief_discarded: "front",
  decided: "front",
  added: "front",
  lock_wasted: "front",
  cards_ran_out: "safe",
  stored: "safe",
  safe_too_full: "safe",
  all_locked_at_once: "front",
  closed: "safe",
  hand_returned: "held",
  hand_set_aside: "held",
  lock_failed: "front",
  last_one_left: "safe",
  drawn: "held",
  scored: "points",
};

/** What a frame of a board or a screen reads; it remembers this turn, for whoever saw it. */
export function watching(): (frame: TableFrame) => Scene {
  let [now, next]: (View | null)[] = [null, null];
  let remembered: Trace[] = [];
  let traces: Trace[] = [];
  return (frame) => {
    const { view, laid, told } = frame;
    const heard = heardIn(frame);
    if (view !== now) remembered = view === next && isTurnedUp(view) ? traces : [];
    traces = heard.reduce(traced, tracesOf(view, remembered));
    [now, next] = [view, frame.next ?? (view === now ? next : null)];
    const gone = traces;
    return {
      step: stepIn(heard) ?? STEPS[view.position.phase],
      seats: laid.places.map((place, seat) => lyingIn(place, gone[seat])),
      lit: litBy(told),
      part: (told && PARTS[told.kind]) ?? null,
      turned: told?.kind === "revealed",
      begun: heard.some(isBegin),
      scored: scoredIn(heard),
    };
  };
}

const isTurnedUp = ({ position: { phase } }: View): boolean => phase === "steal" || phase === "extras";
const isBegin = ({ kind }: Told): boolean => kind === "game_begun" || kind === "extra_game_begun";

/** What was told since the table last lay still, with what is on its way. */
function heardIn({ landed, told, view }: TableFrame): Told[] {
  const known = told && !landed.includes(told) && (told.to === undefined || told.to === view.seat);
  return known ? [...landed, told] : landed;
}

function stepIn(heard: Told[]): number | undefined {
  const last = heard.findLast(({ kind }) => kind in TOLD_STEPS);
  return last?.rule === "SD-15" ? 3 : last && TOLD_STEPS[last.kind]; // a stolen card goes into the safe at once
}

function litBy(told: Told | null): number[] {
  if (told?.kind === "ended") return told.winners;
  if (told?.kind === "stolen") return [told.seat, told.from];
  return told && "seats" in told ? told.seats : told && "seat" in told ? [told.seat] : [];
}

function scoredIn(heard: Told[]): Scene["scored"] {
  const found = heard.flatMap((told) => (told.kind === "scored" ? [[told.seat, told] as const] : []));
  return Object.fromEntries(found);
}

/** Nothing is left of a card that lies there; a card that closed a safe stays at it. */
function lyingIn(place: Place, { ghost, mark }: Trace = { ghost: "", mark: "" }): Seat {
  return { ...place, ghost: place.front.length ? "" : ghost, mark };
}

function tracesOf(view: View, remembered: Trace[]): Trace[] {
  return view.position.hands.map((_, seat) => {
    const lies = view.position.fronts[seat]?.length;
    return { ghost: lies ? "" : (remembered[seat]?.ghost ?? ""), mark: markOf(view, seat) || kept(remembered[seat]) };
  });
}
const LASTING: Mark[] = ["cancelled", "robbed", "failed", "unlucky"];
const kept = (trace: Trace | undefined): Mark => (trace && LASTING.includes(trace.mark) ? trace.mark : "");

function markOf(view: View, seat: number): Mark {
  const { phase, fronts, locks, extras } = view.position;
  if (phase === "over" || locks[seat]) return "";
  if (view.actors.includes(seat)) return "thinking";
  if (!openSeats(view).includes(seat)) return "out";
  if (phase === "choose") return fronts[seat]?.length ? "ready" : "";
  return phase === "extras" && extras[seat] != null ? "ready" : "";
}

function traced(traces: Trace[], told: Told): Trace[] {
  return traces.map((trace, seat) => ({ ...trace, ...becomes(trace, seat, told) }));
}

/** What an event makes of a seat's card and of what is said of it. */
function becomes({ mark }: Trace, seat: number, told: Told): Partial<Trace> {
  if (isBegin(told)) return { ghost: "", mark: "" };
  if (told.kind === "drawn") return { ghost: "", mark: LASTING.includes(mark) ? "" : mark };
  if (told.kind === "revealed" || told.kind === "added") return mark === "ready" ? { mark: "" } : {};
  if (told.kind === "stolen" && told.from === seat) return { ghost: told.card, mark: "robbed" };
  if (told.kind === "cancelled" && told.seats.includes(seat))
    return { ghost: told.cards[told.seats.indexOf(seat)] ?? HIDDEN, mark: "cancelled" };
  if (told.kind === "all_locked_at_once" && told.seats.includes(seat)) return { mark: "failed" };
  return "seat" in told && told.seat === seat ? own(mark, told) : {};
}

function own(mark: Mark, told: Told): Partial<Trace> {
  if (told.kind === "laid" || told.kind === "decided") return { mark: "ready" };
  if (told.kind === "found_nothing" || told.kind === "declined") return { mark: "unlucky" };
  if (told.kind === "thief_discarded") return { ghost: told.thief, mark: mark === "thinking" ? "" : mark };
  if (told.kind === "lock_failed") return { ghost: told.card, mark: "failed" };
  if (told.kind === "lock_wasted") return { mark: "failed" };
  return told.kind === "stolen" || told.kind === "stored" || told.kind === "closed" ? { mark: "" } : {};
}

/** The seats whose jewels went with this seat's, which was of equal value. */
export function alike(seat: number, seats: Seat[]): number[] {
  const value = ({ ghost }: Seat): number => faceOf(ghost).value;
  const here = seats[seat];
  return seats.flatMap((other, nth) =>
    other.mark === "cancelled" && here?.mark === "cancelled" && value(other) === value(here) ? [nth] : [],
  );
}
