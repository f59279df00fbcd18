// What a seat that may act is doing, in three words.
import type { Words } from "@page/lib/board";
import type { View } from "./shapes";

export function doing(view: View, seat: number, words: Words): string {
  return view.actors.includes(seat) ? words.t(`screen-doing-${view.position.phase}`) : "";
}
