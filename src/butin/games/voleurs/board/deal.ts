// Cards that come into the hand: from the stock, one after another, each with the sound of paper.
import type { BoardProps } from "@page/lib/board";
import { MOVE_MS } from "./telling.svelte";
import { middleOf } from "./where";

export const APART_MS = 60; // from one card to the next
const OUT = "cubic-bezier(0.2, 0.9, 0.3, 1)"; // --out in app.css

/** How a hand's cards come; where nothing moves they lie there at once, and one sound stands for all. */
export function dealing(moving: () => boolean, hear: BoardProps["hear"]): (card: HTMLElement) => () => void {
  let coming = 0; // with the same deal
  return (card) => {
    if (!coming) queueMicrotask(() => (coming = 0));
    const nth = coming++;
    const moves = moving();
    if (moves) travel(card, nth * APART_MS);
    const landed = setTimeout(() => (moves || !nth) && hear?.("paper"), moves ? nth * APART_MS + MOVE_MS : 0);
    return () => clearTimeout(landed);
  };
}

function travel(card: HTMLElement, delay: number): void {
  const stock = card.closest("[data-own]")?.querySelector("[data-stock]");
  if (!stock) return;
  const [from, to] = [middleOf(stock), middleOf(card)];
  const there = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(10deg)`;
  card.animate([{ transform: there, opacity: 0 }, { opacity: 1, offset: 0.15 }, { transform: "none" }], {
    duration: MOVE_MS,
    easing: OUT,
    fill: "backwards",
    delay,
  });
}
