// What lies on the table, from a view alone and after each event that is told of it: objects, choices, gold, the judging.
// Where the dice came to rest no event says: they are the view's, unless they were picked up.
import { COLUMN, knownTask, ownTasks } from "./position";
import type { Choice, Chosen, Colour, Die, Kind, Phase, Position, Told, View } from "./shapes";

/** Whose hand has the column, and whether by right. */
export interface Verdict {
  seat: number;
  right: boolean | null;
  task: Colour | null; // where it was shown
  pattern: string; // of the dice that prove it, until the round is counted
}
export interface Laid {
  tower: Kind[];
  taken: Kind[][]; // seat by seat
  cards: number[][]; // of gold
  supply: Record<string, number>;
  cast: boolean; // dice lie there
  chosen: boolean[]; // quiet mode: in secret, seat by seat
  revealed: Chosen[]; // and what each seat has uncovered since
  verdict: Verdict | null;
}

const RIGHT: Partial<Record<Phase, boolean>> = {
  give_back: false,
  replace: true,
};

export const lay = (view: View): Laid => ({
  tower: view.position.tower,
  taken: view.position.taken,
  cards: view.position.cards,
  supply: view.position.supply,
  cast: view.position.dice.some((die) => die !== "unthrown"),
  chosen: (view.position.choices ?? []).map(Boolean),
  revealed: revealedIn(view.position),
  verdict: verdictOf(view),
});

export function after(laid: Laid, told: Told): Laid {
  switch (told.kind) {
    case "thrown":
    case "rethrown":
      return { ...laid, cast: true };
    case "thrown_again":
      return { ...laid, cast: false };
    case "column_left":
      return { ...laid, cast: false, revealed: laid.revealed.map(() => "") };
    case "column_taken":
      return { ...given(laid, COLUMN, told.seat), verdict: judged(told.seat) };
    case "taken":
      return given(laid, told.object, told.seat);
    case "chosen":
      return {
        ...laid,
        chosen: laid.chosen.with(told.seat, true),
        revealed: laid.revealed.map(() => ""),
      };
    case "revealed":
      return uncovered(laid, told.seat, told.choice);
    case "task_shown":
      return { ...laid, verdict: judged(told.seat, { task: told.task }) };
    case "judged_right":
      return {
        ...laid,
        verdict: judged(told.seat, {
          ...laid.verdict,
          right: true,
          pattern: told.pattern,
        }),
      };
    case "judged_wrong":
      return {
        ...laid,
        verdict: judged(told.seat, { ...laid.verdict, right: false }),
      };
    case "round_counted":
      return {
        ...laid,
        verdict: laid.verdict && { ...laid.verdict, pattern: "" },
      };
    case "paid":
      return paid(laid, told.seat, told.value, [told.value]);
    case "given_back":
      return paid(laid, told.seat, told.value, []);
    case "tower_rebuilt":
      return {
        ...laid,
        ...FRESH,
        tower: told.objects,
        taken: laid.taken.map(() => []),
        revealed: laid.revealed.map(() => ""),
      };
    case "ended":
      return { ...laid, verdict: null };
    default:
      return laid;
  }
}
const FRESH = { cast: false, verdict: null };

export const diceOf = ({ cast }: Laid, { position }: View): (Die | "unthrown")[] => (cast ? position.dice : []);

/** What a seat has gained since the view. */
export const paidTo = ({ cards }: Laid, { position }: View, seat: number): number =>
  sum(cards[seat]) - sum(position.cards[seat]);

/** Quiet mode: what lies before a seat, "?" as long as it is secret; one's own is known to oneself. */
export function choiceOf({ chosen, revealed }: Laid, { position }: View, seat: number, telling: boolean): Chosen {
  if (chosen[seat]) return position.choices?.[seat] || "?";
  return (telling && revealed[seat]) || "";
}

/** The dice that made a grab right, to be shown at the judging. */
export function called({ verdict }: Laid, view: View): Set<number> {
  if (!verdict?.pattern) return new Set();
  const counting = view.position.dice.flatMap((die, index) =>
    die !== "unthrown" && die.place === "bazaar" ? [{ colour: die.colour, index }] : [],
  );
  const wanted = verdict.task ? [verdict.task] : ownTasks(view);
  const many = wanted.filter((task) => counting.filter((die) => die.colour === task).length >= 3);
  return new Set(
    counting.filter((die) => verdict.pattern !== "three" || many.includes(die.colour)).map((die) => die.index),
  );
}

const judged = (seat: number, more: Partial<Verdict> = {}): Verdict => ({
  ...{ right: null, task: null, pattern: "" },
  ...more,
  seat,
});

/** As a position remembers it, where an answer is awaited. */
function verdictOf(view: View): Verdict | null {
  const { phase, taken } = view.position;
  const seat = taken.findIndex((things) => things.includes(COLUMN));
  if (seat < 0 || phase === "over") return null;
  const right = RIGHT[phase] ?? null;
  return judged(seat, {
    right,
    task: right === null ? null : knownTask(view, seat),
  });
}

/** Until somebody chooses anew, or the column stands again. */
function revealedIn({ tower, choices = [], revealed = [] }: Position): Chosen[] {
  return tower.includes(COLUMN) || choices.some(Boolean) ? choices.map(() => "") : revealed;
}

function uncovered(laid: Laid, seat: number, choice: Choice): Laid {
  return {
    ...laid,
    chosen: laid.chosen.with(seat, false),
    revealed: laid.revealed.with(seat, choice),
  };
}

function given(laid: Laid, kind: Kind, seat: number): Laid {
  const place = laid.tower.indexOf(kind);
  if (place < 0) return laid;
  const tower = laid.tower.filter((_, nth) => nth !== place);
  return {
    ...laid,
    tower,
    taken: laid.taken.with(seat, [...(laid.taken[seat] ?? []), kind]),
  };
}

/** A card more, or one less, of the same value. */
function paid(laid: Laid, seat: number, value: number, more: number[]): Laid {
  const own = laid.cards[seat] ?? [];
  const place = more.length ? own.length : own.indexOf(value);
  const cards = [...own.filter((_, nth) => nth !== place), ...more].sort((one, other) => one - other);
  const left = (laid.supply[value] ?? 0) + (more.length ? -1 : 1);
  return {
    ...laid,
    cards: laid.cards.with(seat, cards),
    supply: { ...laid.supply, [value]: left },
  };
}

const sum = (values: number[] = []): number => values.reduce((total, value) => total + value, 0);
