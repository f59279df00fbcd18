// A press counts when the finger or key goes down, not when it comes up; whoever presses by other means is heard too.
import type { Attachment } from "svelte/attachments";

const ECHO_MS = 1000; // a click that belongs to a press which was heard already

export function press(heard: (stamp: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let last = -Infinity;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      last = event.timeStamp;
      heard(event.timeStamp);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!event.repeat) heard(event.timeStamp);
    };
    const click = (event: MouseEvent): void => {
      if (event.timeStamp - last > ECHO_MS) heard(event.timeStamp);
      last = -Infinity;
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("keydown", key);
    element.addEventListener("click", click);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("keydown", key);
      element.removeEventListener("click", click);
    };
  };
}
