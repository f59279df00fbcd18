// What has the focus keeps it, also when a piece goes: another of its kind has it then.
import { untrack } from "svelte";
import { kindOf } from "./choosing.svelte";
import type { Framing } from "./framing.svelte";
import { spotsIn } from "./keys";

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
      (alike.find((one) => one.dataset.spot === spot) ?? alike[0] ?? all[0])?.focus();
    });
  });
}
