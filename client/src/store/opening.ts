// Opening a table in the three ways of the home page.
import { join, openTable, wish } from "../wire/api";
import type { Game, Opened, Opening } from "../wire/wire";
import { ahead, go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { botAt, dialFor, sizable } from "../lib/size";
import { eachOf } from "../lib/picks";
import { Sealing } from "./sealing";
import { keep } from "./seats";

const SEALED = 2; // the entry of a new table that seals its chance; the first one opens it

/** Against bots, at once: of the person's own size, unless others are wished for. */
export async function playNow(game: Game, name: string, more: Partial<Opening> = {}): Promise<void> {
  const seats = more.seats ?? game.seats.best_from;
  const sized = !more.bots && sizable(game);
  const bots = more.bots ?? benches(seats, sized ? botAt(await dialFor(game, seats)) : usualBot(game));
  const opened = await newTable({ game: game.name, seats, name, ...more, bots });
  keep({ table: opened.table, sized });
  await begin(opened, game, [0], false);
}

/** Bots on all seats but the first. */
export function benches(seats: number, bot: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: seats - 1 }, (_, place) => [String(place + 1), bot]));
}

/** With friends: they come by the link. */
export async function withFriends(game: Game, name: string, more: Partial<Opening> = {}): Promise<void> {
  const opened = await newTable({ game: game.name, name, ...more });
  kept(opened, game, false);
  go(`/table/${opened.table}`);
}

/** People first: they come by the link, and choose a box together. */
export async function peopleFirst(name: string): Promise<void> {
  const opened = await newTable({ game: "", name });
  kept(opened, null, false);
  go(`/table/${opened.table}`);
}

/**
 * One device that is passed round: every name gets a seat, with the same secret. Where each has something to choose,
 * that comes first.
 */
export async function oneDevice(game: Game, names: string[], more: Partial<Opening> = {}): Promise<void> {
  const seats = Math.max(names.length, more.seats ?? 0, game.seats.min);
  const opened = await newTable({ game: game.name, ...more, seats, name: names[0] ?? "" });
  for (const [place, name] of names.entries()) {
    if (place) await join({ link: opened.join, seat: place, name, secret: opened.secret });
  }
  if (!eachOf(game).length) return begin(opened, game, [...names.keys()], true);
  kept(opened, game, true);
  go(`/table/${opened.table}`);
}

/** A table of this house, which may ask for its key. */
function newTable(opening: Opening): Promise<Opened> {
  ahead("table");
  return openTable(settings.key.trim() ? { ...opening, key: settings.key.trim() } : opening);
}

function usualBot(game: Game): string {
  return game.bots.find((bot) => bot !== "careless") ?? "careless";
}

/** Every seat of this device adds to the chance that was sealed when the table opened; then the match begins. */
async function begin(opened: Opened, game: Game, seats: number[], device: boolean): Promise<void> {
  const { table, secret } = opened;
  kept(opened, game, device);
  await new Sealing(table, (seat, share) => wish(table, secret, { do: "share", seat, share })).see(
    1,
    opened.sealed,
    SEALED,
    seats,
  );
  await wish(table, secret, { do: "start" });
  go(`/table/${table}`);
}

function kept(opened: Opened, game: Game | null, device: boolean): void {
  keep({
    table: opened.table,
    game: game?.name ?? "",
    secret: opened.secret,
    join: opened.join,
    watch: opened.watch,
    device,
    sat: true,
  });
}
