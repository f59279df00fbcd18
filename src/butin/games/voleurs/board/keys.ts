// Keys move the focus between the piles and the cards of the hand.
import { isArrow, middleOf, nextPlace } from "./where";

const OTHERS = { "[data-slot]": ["ArrowUp", "[data-pile]"], "[data-pile]": ["ArrowDown", "[data-slot]"] } as const;

/** Gives the focus to what is found; whether there is any. */
export function focusOn(board: HTMLElement | undefined, selector: string): boolean {
  const found = board?.querySelector<HTMLElement>(selector);
  found?.focus();
  return Boolean(found);
}

/** Whether the key was one of those that move the focus. */
export function moveFocus(board: HTMLElement, event: KeyboardEvent): boolean {
  const here = event.target;
  if (!(here instanceof HTMLElement)) return false;
  if (/^[0-7]$/.test(event.key)) focusOn(board, `[data-pile="${event.key}"]`);
  else if (isArrow(event.key)) {
    const group = here.dataset.slot !== undefined ? "[data-slot]" : "[data-pile]";
    const around = [...board.querySelectorAll<HTMLElement>(group)];
    const at = middleOf(here);
    const next = nextPlace(at, around.map(middleOf), event.key);
    const [outwards, others] = OTHERS[group];
    if (around[next]) around[next].focus();
    else if (event.key === outwards) focusOn(board, `${others}[tabindex='0']`);
  } else return false;
  return true;
}
