// The throw's strength from the gesture: a tap is an easy swing, a slow push is gentle, a quick flick is hard.
import type { Attachment } from "svelte/attachments";
import type { WAYS } from "./moves";

type Way = (typeof WAYS)[number];

const TAP = 14; // pixels
const GENTLE = 0.45; // pixels a millisecond
const HARD = 1.3;

export function strength(distance: number, milliseconds: number): Way {
  if (distance < TAP) return "plainly";
  const speed = distance / Math.max(1, milliseconds);
  return speed < GENTLE ? "gently" : speed > HARD ? "hard" : "plainly";
}

/** What can be tapped, pushed or flicked: it goes along with the finger. */
export function flicked(cast: (way: Way) => void): Attachment<HTMLElement> {
  return (cup) => {
    let from: PointerEvent | null = null;
    const far = (event: PointerEvent) =>
      [event.clientX - (from?.clientX ?? 0), event.clientY - (from?.clientY ?? 0)] as const;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      cup.setPointerCapture(event.pointerId);
      from = event;
    };
    const move = (event: PointerEvent): void => {
      if (from) cup.style.transform = `translate(${far(event).join("px, ")}px)`;
    };
    const up = (event: PointerEvent): void => {
      if (from && event.type === "pointerup")
        cast(strength(Math.hypot(...far(event)), event.timeStamp - from.timeStamp));
      from = null;
      cup.style.transform = "";
    };
    const click = (event: MouseEvent): void => {
      if (event.detail === 0) cast("plainly"); // a key, or somebody without a pointer
    };
    cup.addEventListener("pointerdown", down);
    cup.addEventListener("pointermove", move);
    cup.addEventListener("pointerup", up);
    cup.addEventListener("pointercancel", up);
    cup.addEventListener("click", click);
    return () => {
      cup.removeEventListener("pointerdown", down);
      cup.removeEventListener("pointermove", move);
      cup.removeEventListener("pointerup", up);
      cup.removeEventListener("pointercancel", up);
      cup.removeEventListener("click", click);
    };
  };
}
