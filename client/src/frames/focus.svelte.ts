// What has the focus keeps it, also when a piece goes: another of its kind has it then.
import { untrack } from "svelte";
import { kindOf } from "./choosing.svelte";
import type { Framing } from "./framing.svelte";
import { spotsIn } from "./keys";
import { spotOf } from "./places";

/** Call where a component begins. */
export function focusIn(frame: Framing): void {
  let spot = "";
  $effect.pre(() => {
    void [frame.laid, frame.due, frame.view];
    const { root } = frame;
    const here = document.activeElement;
    if (here !== document.body) spot = (here instanceof HTMLElement && root?.contains(here) && here.dataset.spot) || "";
  });
  $effect(() => {
    void [frame.laid, frame.due, frame.view];
    untrack(() => {
      const { root } = frame;
      if (!root || !spot || document.activeElement !== document.body) return;
      const all = spotsIn(root);
      const alike = all.filter((one) => kindOf(one.dataset.spot ?? "") === kindOf(spot));
      const begins = spotOf(root, frame.game.begins?.(frame.view) ?? "");
      (alike.find((one) => one.dataset.spot === spot) ?? alike[0] ?? begins ?? all[0])?.focus();
    });
  });
}

/** After a move that was made here the focus goes to where the next one begins, if the game says so. */
export function focusOn(frame: Framing): void {
  $effect(() => {
    const { mine, view, playedIn } = frame;
    if (!mine || !playedIn || playedIn === view) return;
    untrack(() => {
      frame.playedIn = null;
      const spot = frame.game.begins?.(view);
      if (spot && frame.root) spotOf(frame.root, spot)?.focus({ preventScroll: true });
    });
  });
}
