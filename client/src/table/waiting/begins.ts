// Who begins: one of those at the table, or whom the lot names.
import type { Table } from "../../wire/wire";

export const LOT = -1;

/** The chairs to choose from: where somebody sits, and the one that was chosen though it may be empty by now. */
export function beginners(table: Table): number[] {
  return [...table.seats.keys()].filter((number) => {
    const seat = table.seats[number];
    return seat?.person || seat?.bot || number === table.first;
  });
}
