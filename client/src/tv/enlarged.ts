// What is drawn for a phone, as large as there is room for it here.
import { unit } from "./unit";

const STEP = 0.2;

/** From `most` units for a pixel down to `least`, until all of `what` fits its parent, whose width it takes. */
export function enlarged(most: number, least: number, what: unknown): (element: HTMLElement) => () => void {
  void what; // something else is fitted anew
  return (element) => {
    const room = element.parentElement;
    if (!room) return () => {};
    const fits = (times: number): boolean => {
      const scale = times * unit();
      element.style.width = `${room.clientWidth / scale}px`;
      element.style.transform = `scale(${scale})`;
      return element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight * scale <= room.clientHeight + 1;
    };
    const fit = (): void => {
      for (let times = most; times >= least; times -= STEP) if (fits(times)) return;
    };
    fit();
    const around = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(fit);
    around?.observe(room);
    return () => around?.disconnect();
  };
}
