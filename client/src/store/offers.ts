// What a chair is to whoever looks at it. It decides what is offered; what is granted the server decides.
import type { Seat, Table } from "../wire/wire";
import type { Time } from "../lib/clock.svelte";

/** Sit down, ask for a bot's chair or for that of somebody who is away, or wait: it is kept for so many seconds. */
export type Offer = { do: "sit" | "chair" | "seat" } | { do: "kept"; seconds: number } | null;

/** The hands that a device has seen, and in which match. */
export interface Hands {
  match: number;
  seats: number[];
}

const NONE = -1;
const NO_HANDS: Hands = { match: 0, seats: [] };

/** What is offered of a chair to a device that sits nowhere. */
export function offered(table: Table, number: number, hands: number[], time: Time): Offer {
  const seat = table.seats[number];
  const playing = table.phase === "playing";
  if (!seat || table.phase === "closed") return null;
  if (seat.theirs) return !seat.person && hands.includes(number) ? { do: "sit" } : null;
  if (playing && hands.length) return null; // nobody gets a second hand
  if (!seat.person) return playing ? asking(table, "chair") : { do: "sit" };
  if (seat.here) return null;
  const seconds = keptFor(table, number, time);
  return seconds ? { do: "kept", seconds } : asking(table, "seat");
}

/** The chair of a match that somebody has left and one of these places on the bench may take now; -1 if none. */
export function offeredTo(table: Table, bench: number[], time: Time): number {
  if (table.phase !== "playing") return NONE;
  const now = table.pause?.at ?? time.now; // the time of a pause is nobody's
  return table.seats.findIndex(({ offer }) => offer && bench.includes(offer.bench) && offer.until > now);
}

/** For how many seconds the chair of somebody who is away is still kept for them. */
export function keptFor(table: Pick<Table, "seats" | "setting">, number: number, time: Time): number {
  const seat = table.seats[number];
  if (!seat?.person || seat.here) return 0;
  return Math.max(0, Math.ceil((seat.gone_at + table.setting.away_s * 1000 - time.now) / 1000));
}

/** In how many seconds a bot plays for somebody who is away; 0 when it does, or nobody is. */
export function botIn(seat: Pick<Seat, "bot_at"> | undefined, time: Time): number {
  return seat?.bot_at ? Math.max(0, Math.ceil((seat.bot_at - time.now) / 1000)) : 0;
}

/** Those who are away in a match, and for whom no bot plays yet; in a pause nobody is missed. */
export function missing(table: Table, time: Time): number[] {
  if (table.phase !== "playing" || table.pause) return [];
  return [...table.seats.keys()].filter((number) => botIn(table.seats[number], time) > 0);
}

/** The chairs that the host may give to a bot in a match: of those who are away for long. */
export function freeable(table: Table, you: number[], time: Time): number[] {
  if (table.phase !== "playing" || !you.includes(table.host)) return [];
  return [...table.seats.keys()].filter((number) => {
    const seat = table.seats[number];
    return seat?.person && !seat.here && !seat.theirs && !keptFor(table, number, time);
  });
}

/** Those whose hand a device sees now, beside what it has seen of this match before. */
export function seenBy(before: Hands | undefined, table: Table, you: number[]): Hands {
  const known = before?.match === table.match ? before : { ...NO_HANDS, match: table.match };
  if (table.phase !== "playing" || you.every((seat) => known.seats.includes(seat))) return known;
  return { match: table.match, seats: [...new Set([...known.seats, ...you])].sort() };
}

function asking(table: Table, what: "chair" | "seat"): Offer {
  return table.asked === null ? { do: what } : null; // one question at a time
}
