// Large text: a board that needs more room gets it, so that the page scrolls and nothing within it does.
import { settings } from "../lib/settings.svelte";

const SLIGHT = 4; // pixels: a board that grows with its room is never quite still

/** For the frame of a board; its parent's rows make use of `--board`. */
export function roomy(frame: HTMLElement): (() => void) | undefined {
  const around = frame.parentElement;
  if (settings.text <= 1 || !around) return undefined;
  const look = (): void => {
    around.style.removeProperty("--board"); // measured as it would be without: a board may fill whatever it is given
    if (frame.scrollHeight > frame.clientHeight + SLIGHT) around.style.setProperty("--board", `${frame.scrollHeight}px`);
  };
  const changed = new MutationObserver(() => requestAnimationFrame(look));
  changed.observe(frame, { childList: true, subtree: true, characterData: true });
  const sized = new ResizeObserver(look);
  sized.observe(frame);
  return () => {
    changed.disconnect();
    sized.disconnect();
    around.style.removeProperty("--board");
  };
}
