// Pieces that come into a hand: from the stock, one after another, each with the sound of paper.
import { untrack } from "svelte";
import type { Frame, Spot } from "./contract";
import { middleOf, spotOf } from "./places";

export const APART_MS = 60; // from one to the next
export const MOVE_MS = 280; // --move in tokens.css
const OUT = "cubic-bezier(0.2, 0.9, 0.3, 1)"; // --out

/** How they come; where nothing moves they lie there at once, and one sound stands for all. */
export function dealing(
  frame: Pick<Frame, "motion" | "hear" | "surface"> & { root: HTMLElement | null },
  from: () => Spot,
): (piece: HTMLElement) => (() => void) | void {
  let coming = 0; // with the same deal
  return (piece) =>
    untrack(() => {
      if (frame.surface !== "board") return;
      if (!coming) queueMicrotask(() => (coming = 0));
      const nth = coming++;
      const { motion } = frame;
      if (motion) travel(piece, spotOf(frame.root ?? document, from()), nth * APART_MS);
      const landed = setTimeout(() => (motion || !nth) && frame.hear("paper"), motion ? nth * APART_MS + MOVE_MS : 0);
      return () => clearTimeout(landed);
    });
}

function travel(piece: HTMLElement, stock: Element | null, delay: number): void {
  if (!stock) return;
  const [from, to] = [middleOf(stock), middleOf(piece)];
  const there = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(10deg)`;
  piece.animate([{ transform: there, opacity: 0 }, { opacity: 1, offset: 0.15 }, { transform: "none" }], {
    duration: MOVE_MS,
    easing: OUT,
    fill: "backwards",
    delay,
  });
}
