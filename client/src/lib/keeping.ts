// What this browser keeps of this room, by name. One that keeps nothing can still play.
import { own } from "../wire/address";

export function kept<Value>(name: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(own(name)) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keepAs(name: string, value: unknown): void {
  try {
    localStorage.setItem(own(name), JSON.stringify(value));
  } catch {
    // full, or forbidden
  }
}

/** Nothing of this room is kept any more. */
export function keepNothing(): void {
  const prefix = own("");
  for (const name of Object.keys(localStorage)) {
    const mine = name.startsWith(prefix) && !name.slice(prefix.length).includes("/"); // not a room's below this path
    if (mine) localStorage.removeItem(name);
  }
}
