// All that lies on the television, in its order, a sentence a line, for whoever does not see it.
import type { Chair, Words } from "@page/lib/board";
import { read, thrown } from "./dice";
import { bags, knownTask, ownTasks, ROUNDS, rollers } from "./position";
import type { View } from "./shapes";

export function spread(view: View, words: Words, chairs: Chair[]): string[] {
  const { position } = view;
  const lying = thrown(position.dice);
  const tasks = view.seats === 2 ? ownTasks(view) : [];
  return [
    words.t("board-round", { now: Math.min(position.paid_rounds + 1, ROUNDS), of: ROUNDS }),
    words.t("spread-tower", { objects: position.tower.length ? position.tower : "nothing" }),
    lying.length ? words.t("spread-dice", { dice: read(lying, position.stacked, words) }) : words.t("name-label-cup"),
    ...(tasks.length ? [words.t("spread-tasks", { tasks })] : []),
    ...chairs.map(({ number }) => place(view, number, words)),
  ];
}

function place(view: View, seat: number, words: Words): string {
  const { taken, token, choices, cards } = view.position;
  const own = taken[seat] ?? [];
  const known = knownTask(view, seat);
  const parts = [
    words.t("board-place", { seat, objects: own.length ? own : "nothing" }),
    words.t("board-gold", { bags: bags(view, seat), cards: cards[seat]?.length ?? 0 }),
  ];
  if (rollers(view).includes(seat)) parts.push(words.t("board-rolls"));
  if (token === seat) parts.push(words.t("board-first"));
  if (choices?.[seat]) parts.push(words.t("board-has-chosen"));
  if (known) parts.push(words.t("board-known", { task: known }));
  return parts.join(", ");
}
