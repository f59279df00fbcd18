// Dragging a piece: it follows the finger once it has moved a little; let go over a spot, it is put there.
import type { Attachment } from "svelte/attachments";
import type { Spot } from "./contract";
import { type Point, spotAt } from "./places";

export interface Drag {
  may(): boolean;
  move(at: Point, over: Spot | null): void;
  drop(at: Point, over: Spot | null): void;
}

const A_LITTLE = 8; // pixels: less is a tap

export function dragged(drag: Drag): Attachment<HTMLElement> {
  return (piece) => {
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
      if (!moving) piece.setPointerCapture(event.pointerId);
      moving = true;
      drag.move(at, spotAt(at));
    };
    const up = (event: PointerEvent): void => {
      const at = { x: event.clientX, y: event.clientY };
      if (moving) drag.drop(at, event.type === "pointerup" ? spotAt(at) : null);
      if (moving) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      start = null;
      moving = false;
    };

    piece.addEventListener("pointerdown", down);
    piece.addEventListener("pointermove", move);
    piece.addEventListener("pointerup", up);
    piece.addEventListener("pointercancel", up);
    return () => {
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("pointermove", move);
      piece.removeEventListener("pointerup", up);
      piece.removeEventListener("pointercancel", up);
    };
  };
}

/** The click that a browser makes of the end of a drag. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
