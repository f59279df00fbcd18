// Why a hint is a good move, in one sentence.
import type { Words } from "@page/lib/board";
import { targetOf } from "./laid";
import { mazeOf, squareOf } from "./maze";
import { consequence } from "./moves";
import { readMove } from "./scene";
import type { View } from "./shapes";
import { spoken } from "./words";

export function advice(view: View, move: string, words: Words): string {
  const meant = readMove(move);
  if (meant === null) return "";
  if (typeof meant === "number") return walking(view, move, meant, words);
  const { count, found } = consequence(view, meant);
  const { arrow } = spoken({ arrow: meant.arrow }, words);
  return found ? words.t("advice-within", { arrow, treasure: found }) : words.t("advice-opens", { arrow, count });
}

function walking(view: View, move: string, aim: number, words: Words): string {
  const maze = mazeOf(view.position);
  const treasure = targetOf(view);
  if (aim === squareOf(maze, treasure)) return words.t("advice-find", { treasure });
  if (aim === maze.ghosts[view.seat]) return words.t("advice-stay");
  return words.t("advice-walk", spoken({ square: move }, words));
}
