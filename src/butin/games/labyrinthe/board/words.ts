// What the board says: names of squares and arrows for those who listen, the sentence about what can be done.
import type { Chair, Surface, Words } from "@page/frames/contract";
import { RING, numberOf } from "./arrows";
import { isSecret, targetOf } from "./laid";
import { type Card, columnOf, mazeOf, reach, rowOf, shapeOf } from "./maze";
import { canTurn } from "./moves";
import { type Scene, walksOf } from "./scene";
import type { Arrow, View } from "./shapes";

const FROM: Record<string, string> = { ">": "left", "<": "right", v: "top", "^": "bottom" };

export function cardWords(words: Words, card: Card): string {
  const sides = [...card.sides].map((side) => words.t(`board-side-${side}`));
  const parts = [words.t(`board-shape-${shapeOf(card.sides)}`), words.t("board-open", { sides })];
  if (card.treasure) parts.unshift(words.t(`name-${card.treasure}`));
  return parts.join(", ");
}

/** A square as it is shown: place, shape, treasure, who stands there, whether one can go there. */
export function squareWords(words: Words, scene: Scene, square: number, chairs: Chair[]): string {
  const card = scene.maze.cards[square];
  if (!card) return "";
  const parts = [
    words.t("board-square", { row: rowOf(square) + 1, column: columnOf(square) + 1 }),
    words.t(`board-shape-${shapeOf(card.sides)}`),
  ];
  if (card.treasure) parts.push(words.t(`name-${card.treasure}`));
  if (card.treasure && card.treasure === scene.target) parts.push(words.t("board-sought"));
  scene.maze.ghosts.forEach((place, seat) => {
    if (place === square)
      parts.push(
        words.t(seat === scene.me ? "board-ghost-mine" : "board-ghost", {
          name: chairs[seat]?.name ?? seat + 1,
          ghost: scene.colours[seat],
        }),
      );
  });
  if (scene.lit.includes(square)) parts.push(words.t(scene.trying ? "board-would-open" : "board-can-go"));
  parts.push(words.t("board-open", { sides: [...card.sides].map((side) => words.t(`board-side-${side}`)) }));
  if (card.fixed) parts.push(words.t("board-fixed"));
  return parts.join(", ");
}

export function arrowWords(words: Words, arrow: Arrow, barred: boolean): string {
  const name = words.t("board-arrow", { line: Number(arrow[1]), from: FROM[arrow[2] ?? ""] ?? "" });
  return barred ? `${name}, ${words.t("board-barred")}` : name;
}

const SPOKEN: Record<string, (code: string, words: Words) => string> = {
  arrow: (code, words) => words.t("board-at", { line: code[1], from: FROM[code[2] ?? ""] ?? "" }),
  square: (code, words) => words.t("board-square", { row: code[0], column: code[2] }),
  card: (code, words) => words.t(`board-card-${code[0]}`),
  sides: (code, words) => [...code].map((side) => words.t(`board-side-${side}`)).join(", "),
};
const MEANT: Record<string, [RegExp, keyof typeof SPOKEN]> = {
  arrow: [/^[RC][24][<>v^]$/, "arrow"],
  last: [/^[RC][24][<>v^]$/, "arrow"],
  square: [/^[1-5],[1-5]$/, "square"],
  start: [/^[1-5],[1-5]$/, "square"],
  goal: [/^[1-5],[1-5]$/, "square"],
  card: [/^[TLI]\d$/, "card"],
  out: [/^[TLI]\d$/, "card"],
  spare: [/^[TLI]\d$/, "card"],
  sides: [/^[NESW]+$/, "sides"],
};

/** Arrows, squares and cards without their codes; on a television arrows have the numbers that everybody sees. */
export function spoken(
  values: Record<string, unknown>,
  words: Words,
  surface: Surface = "board",
): Record<string, unknown> {
  const said = Object.entries(values).map(([name, value]) => {
    const arrow = surface === "screen" && RING.find((one) => one === value);
    if (arrow) return [name, words.t("tv-arrow", { number: numberOf(arrow) })];
    const [code, kind] = MEANT[name] ?? [];
    return [name, code?.test(String(value)) ? SPOKEN[kind ?? ""]?.(String(value), words) : value];
  });
  return Object.fromEntries(said);
}

/** What can be done now; the sentence of the page. */
export function prompt(view: View, words: Words, _chairs: Chair[]): string {
  if (!view.actors.includes(view.seat)) return "";
  if (view.position.phase === "shift")
    return words.t(canTurn(view) ? "board-prompt-shift" : "board-prompt-fast", { treasure: targetOf(view) });
  const maze = mazeOf(view.position);
  const open = reach(maze, maze.ghosts[view.seat] ?? 0).length;
  if (open === 1) return words.t("board-prompt-stuck");
  const count = walksOf(view).length;
  return words.t(count < open ? "board-prompt-near" : "board-prompt-walk", { count }); // not all of them: LA-A4
}

/** What stands under the disc that is sought. */
export function targetWords(words: Words, view: View, target: string): string {
  if (target === "none") return "";
  if (target === "?") return words.t(view.seat >= 0 ? "board-target-later" : "board-target-secret");
  return words.t(isSecret(view) ? "board-target-mine" : "board-target");
}

/** What a seat is doing, in three words. */
export function doing(view: View, _seat: number, words: Words): string {
  if (view.position.phase === "walk") return words.t("tv-doing-walk");
  return words.t(view.options.no_rotation ? "tv-doing-fast" : "tv-doing-shift");
}
