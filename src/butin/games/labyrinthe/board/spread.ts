// All that lies on the television, in its order, for whoever does not see it.
import type { Chair, Words } from "@page/lib/board";
import { numberOf } from "./arrows";
import { isSecret, lay } from "./laid";
import { barredArrow, sceneOf } from "./scene";
import type { View } from "./shapes";
import { cardWords, squareWords, targetWords } from "./words";

export function spread(view: View, words: Words, chairs: Chair[]): string[] {
  const scene = sceneOf({ surface: "hand", view, laid: lay(view), told: null, aimed: null, choosing: null });
  const squares = scene.maze.cards.map((_, square) => squareWords(words, scene, square, chairs));
  return [...squares, ...arrows(view, words), ...beside(view, words), ...found(view, words, chairs)].map(sentence);
}

function arrows(view: View, words: Words): string[] {
  const barred = barredArrow(view);
  return barred ? [words.t("hand-barred", { number: numberOf(barred) })] : [];
}

function beside(view: View, words: Words): string[] {
  const { maze, over, target } = lay(view);
  const spare = words.t("board-spare-card", { card: cardWords(words, maze.spare) });
  if (over || target === "none") return [spare];
  const known = target !== "?";
  return [known ? words.t("hand-seek", { treasure: target }) : targetWords(words, view, target), spare];
}

function found(view: View, words: Words, chairs: Chair[]): string[] {
  const hidden = (count: number) => words.t("board-face-down", { count });
  const { piles } = lay(view);
  const seats = chairs.map((chair) => {
    const discs = view.position.taken[chair.number] ?? [];
    const treasures = discs.length ? discs : words.t("board-found-none");
    const pile = piles.find(({ seat }) => seat === chair.number);
    const said = words.t("board-found", { name: chair.name, treasures });
    return isSecret(view) ? `${said}, ${hidden(pile?.hidden ?? 0)}` : said;
  });
  const common = piles.find(({ seat }) => seat < 0);
  return common ? [...seats, hidden(common.hidden)] : seats;
}

const sentence = (text: string): string => {
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
};
