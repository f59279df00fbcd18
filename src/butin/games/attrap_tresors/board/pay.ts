// What an event paid: bags of gold, given or taken back.
import type { Told } from "./shapes";

export function points(told: Told): Record<number, number> | null {
  if (told.kind !== "paid" && told.kind !== "given_back") return null;
  return { [told.seat]: told.kind === "paid" ? told.value : -told.value };
}
