// Keys move the focus between spots by place, first among those of a kind; a digit goes to the spot of that number.
import { kindOf } from "./choosing.svelte";
import { isArrow, middleOf, nextPlace } from "./places";

/** The spots that can be touched. */
export const spotsIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>("button[data-spot]"),
];

/** Whether the key was one of those that move the focus. */
export function moveFocus(root: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const here = target instanceof HTMLElement ? target.closest<HTMLElement>("button[data-spot]") : null;
  if (!here) return false;
  const all = spotsIn(root);
  if (/^\d$/.test(key)) all.find((one) => one.dataset.spot?.endsWith(`:${key}`))?.focus();
  else if (isArrow(key)) {
    const kind = kindOf(here.dataset.spot ?? "");
    const alike = all.filter((one) => kindOf(one.dataset.spot ?? "") === kind);
    const others = all.filter((one) => one.tabIndex === 0 && !alike.includes(one));
    const at = middleOf(here);
    const next = alike[nextPlace(at, alike.map(middleOf), key)];
    (next ?? others[nextPlace(at, others.map(middleOf), key, false)])?.focus();
  } else return false;
  return true;
}

/** Whether the key was the shortcut of a spot. */
export function press(root: HTMLElement, { key }: KeyboardEvent): boolean {
  const all = [...root.querySelectorAll<HTMLElement>("button[aria-keyshortcuts]")];
  const found = all.find((one) => one.getAttribute("aria-keyshortcuts") === key.toLowerCase());
  found?.click();
  return found !== undefined;
}
