// What lies on the table of any game, by the roles of its position's fields: pieces that lie together are a zone.
// A piece's word is its field and what stands on it, `hands:7`; without the latter it is a back, `hands:`.
import type { Spot, View } from "../frames/contract";
import type { Role } from "../wire/wire";

export interface Item {
  spot: Spot; // "" where nothing can be named
  word: string; // "" where nothing lies
}
export interface Pawn {
  seat: number;
  at: string;
}
export interface Zone {
  field: string;
  role: Role;
  seat: number; // whose it is; -1: everybody's
  items: Item[]; // of a pile the last is on top
  count: number | null; // a number to be shown
  columns: number; // of a grid
  pawns: Pawn[];
}

/** The longest row of backs; more are a number. */
const BACKS = 12;

export function zonesOf(roles: Record<string, Role>, view: View): Zone[] {
  const zones = Object.entries(roles).flatMap(([field, role]) => {
    const value = view.position[field];
    return value === undefined ? [] : lying(field, role, value, view.seats);
  });
  return zones.filter(({ role }) => !role.on).map((zone) => ({ ...zone, pawns: [...zone.pawns, ...on(zones, zone)] }));
}

function lying(field: string, role: Role, value: unknown, seats: number): Zone[] {
  const zone = (more: Partial<Zone>): Zone => ({
    field,
    role,
    seat: -1,
    items: [],
    count: null,
    columns: 0,
    pawns: [],
    ...more,
  });
  const list = Array.isArray(value) ? (value as unknown[]) : null;
  if (["turn", "phase", "unseen"].includes(role.form)) return [];
  if (role.form === "grid") return [zone(grid(field, role, list ?? []))];
  if (role.form === "track") return [zone(track(field, role, list ?? [value]))];
  if (role.form === "count")
    return list
      ? list.map((one, seat) => zone({ seat, count: Number(one) }))
      : [zone({ count: Number(value), seat: -1 })];
  if (list && Object.keys(role.parts).length) return list.map((one, place) => zone(record(field, role, one, place)));
  if (role.each && list) return list.slice(0, seats).map((one, seat) => zone({ seat, ...pieces(field, role, one) }));
  return [zone(pieces(field, role, value))];
}

function pieces(field: string, role: Role, value: unknown): Pick<Zone, "items" | "count"> {
  if (typeof value === "number") {
    const backs = Math.min(value, role.form === "pile" ? 1 : BACKS);
    return { items: Array.from({ length: backs }, () => item(field, "?")), count: value };
  }
  const words = Array.isArray(value) ? (value as unknown[]) : value === null || value === "" ? [] : [value];
  const items = words.map((word) => item(field, String(word)));
  const hidden = role.own && items.length > 0 && items.every(({ spot }) => !spot);
  return { items, count: role.form === "pile" || hidden ? items.length : null };
}

const item = (field: string, word: string): Item =>
  word === "?" ? { spot: "", word: `${field}:` } : { spot: `${field}:${word}`, word: `${field}:${word}` };

/** A record is one spot, by its place. */
function record(field: string, { parts }: Role, value: unknown, place: number): Partial<Zone> {
  const of = (mark: string) => (value as Record<string, unknown>)[parts[mark] ?? ""];
  const top = String(of("top") ?? "?");
  const count = of("count");
  return {
    seat: Number(of("owner") ?? -1),
    items: [{ spot: `${field}:${place}`, word: item(field, top).word }],
    count: count === undefined ? null : Number(count),
  };
}

function grid(field: string, role: Role, rows: unknown[]): Partial<Zone> {
  const lines = rows.map((row) => [...(row as Iterable<unknown>)].map(String));
  const items = lines.flatMap((line, row) =>
    line.map((word, column) => ({
      spot: `${field}:${square(role.square, row, column)}`,
      word: word === role.empty ? "" : item(field, word).word,
    })),
  );
  return { items, columns: Math.max(1, ...lines.map(({ length }) => length)) };
}

const square = (pattern: string, row: number, column: number): string =>
  pattern
    .replace("{row}", String(row + 1))
    .replace("{column}", String(column + 1))
    .replace("{letter}", String.fromCharCode("a".charCodeAt(0) + column));

/** Its steps, and who stands where. */
function track(field: string, role: Role, value: unknown[]): Partial<Zone> {
  const items = Array.from({ length: role.steps }, (_, step) => ({ spot: `${field}:${step}`, word: "" }));
  return { items, pawns: value.map((at, seat) => ({ seat, at: `${role.on || field}:${String(at)}` })) };
}

/** Pawns of other fields that stand on this one. */
const on = (zones: Zone[], { field }: Zone): Pawn[] =>
  zones.filter(({ role }) => role.on === field).flatMap(({ pawns }) => pawns);
