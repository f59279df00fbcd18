// What an event paid: bags of gold, given or taken back.
import type { Told } from "@page/lib/board";

const SIGNS: Record<string, number> = { paid: 1, given_back: -1 };

export function points(told: Told): Record<number, number> | null {
  const sign = SIGNS[told.kind];
  return sign && told.seat !== undefined ? { [told.seat]: sign * Number(told.value) } : null;
}
