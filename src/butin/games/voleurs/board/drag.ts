// Dragging a card: it follows the finger once it has moved a little; let go over a pile, it is put there.
import type { Attachment } from "svelte/attachments";
import type { Slot } from "./pieces";

export interface Point {
  x: number;
  y: number;
}
export interface Drag {
  may(): boolean;
  move(slot: Slot, at: Point, pile: number | null): void;
  drop(slot: Slot, at: Point, pile: number | null): void;
}

const A_LITTLE = 8; // pixels: less is a tap

export function dragged(slot: Slot, drag: Drag): Attachment<HTMLElement> {
  return (card) => {
    let start: Point | null = null;
    let moving = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !drag.may()) return;
      start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!moving && Math.hypot(at.x - start.x, at.y - start.y) < A_LITTLE) return;
      if (!moving) card.setPointerCapture(event.pointerId);
      moving = true;
      drag.move(slot, at, pileAt(at));
    };
    const up = (event: PointerEvent): void => {
      const at = { x: event.clientX, y: event.clientY };
      if (moving) drag.drop(slot, at, event.type === "pointerup" ? pileAt(at) : null);
      if (moving) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      start = null;
      moving = false;
    };

    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", up);
    card.addEventListener("pointercancel", up);
    return () => {
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", up);
      card.removeEventListener("pointercancel", up);
    };
  };
}

/** The click that a browser makes of the end of a drag. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function pileAt({ x, y }: Point): number | null {
  const found = document.elementsFromPoint(x, y).find((one) => one.closest("[data-pile]"));
  const pile = found?.closest<HTMLElement>("[data-pile]")?.dataset.pile;
  return pile === undefined ? null : Number(pile);
}
