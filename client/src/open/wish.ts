// What a table is opened with, from what was chosen on the page.
import type { Game, Opening } from "../wire/wire";
import { LOT } from "../table/waiting/begins";

export type Way = "friends" | "bots" | "device";
export interface Chosen {
  seats: number;
  options: NonNullable<Opening["options"]>;
  hints: boolean;
  shared: boolean;
  clock: number;
}

/** Only what differs from the sheet is wished for. */
export function wished(game: Game, way: Way, chosen: Chosen): Partial<Opening> {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const options = Object.fromEntries(
    Object.entries(chosen.options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])),
  );
  return {
    seats: chosen.seats,
    options,
    hints: chosen.hints,
    ...(way === "friends" && chosen.shared ? { public: true } : {}),
    ...(way === "friends" && chosen.clock ? { move_s: chosen.clock } : {}),
  };
}

/** Whether anybody begins where so many play. */
export const begins = (game: Game, seats: number): boolean => Boolean(game.begins[seats]);

/** Who begins when somebody has left: the same person on their new seat, or the lot where it was that one. */
export function without(first: number, left: number): number {
  return first === left ? LOT : first > left ? first - 1 : first;
}
