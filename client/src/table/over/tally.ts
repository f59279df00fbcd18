// Who has won how often this evening: everybody who is at the table, the best first.
import type { Table } from "../../wire/wire";

export interface Standing {
  name: string;
  form: number;
  won: number;
  played: number;
}

export function standing(table: Table, names: string[]): Standing[] {
  const chairs = table.seats.flatMap((seat, number) =>
    seat.person ? [{ ...pick(seat), name: names[number] ?? seat.name }] : [],
  );
  return [...chairs, ...table.bench.map((one) => ({ ...pick(one), name: one.name }))].sort(
    (one, other) => other.won - one.won,
  );
}

const pick = ({ shape, won, played }: { shape: number; won: number; played: number }) => ({ form: shape, won, played });
