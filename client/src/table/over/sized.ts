// What a match with bots tells about the size of whoever played it.
import type { Game, Played, Table } from "../../wire/wire";
import { note, owner, placeOf } from "../../lib/size";
import { keep, keptTable } from "../../store/seats";

const HELPED = 0.5; // such a match counts half

/** Whether somebody is alone at a table with bots. */
export function alone(table: Table, you: number[]): boolean {
  return table.seats.length > 1 && table.seats.every((seat, number) => seat.person === you.includes(number));
}

/** A hint was asked for, or a move taken back. */
export function helped(table: Table): void {
  keep({ table: table.id, helped: table.match });
}

/** Keep how a match ended, once; only among bots who have a place on the dial, and never the deal of a day. */
export function noteEnd(game: Game, table: Table, seat: number, scores: number[], winners: number[]): void {
  const kept = keptTable(table.id);
  if (!kept || table.day || kept.noted === table.match) return;
  keep({ table: table.id, noted: table.match });
  const played = playedIn(game, table, seat, scores, winners);
  if (played) note(owner(), game.name, { ...played, weight: kept.helped === table.match ? HELPED : 1 });
}

/** A finished match as `POST /api/size` wants it. */
export function playedIn(game: Game, table: Table, seat: number, scores: number[], winners: number[]): Played | null {
  const seats = table.seats.length;
  const after = Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats);
  const dials = after.flatMap((other) => placeOf(game.dial, table.seats[other]?.bot ?? "") ?? []);
  if (dials.length < seats - 1) return null;
  return {
    dials,
    place: (seat - began(table) + seats) % seats,
    share: winners.includes(seat) ? 1 / winners.length : 0,
    margin: marginOf(
      scores[seat] ?? 0,
      after.map((other) => scores[other] ?? 0),
    ),
  };
}

/** Who began the match that is over: the next one begins with the chair after. */
const began = (table: Table): number =>
  table.first === null || table.first < 0 ? 0 : (table.first - 1 + table.seats.length) % table.seats.length;

/** How far ahead of the mean of the others, from -1 to 1. */
function marginOf(mine: number, others: number[]): number {
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  return mine + mean > 0 ? (mine - mean) / (mine + mean) : 0;
}
