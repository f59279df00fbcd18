// Whoever has just sat down is shown as new for a while; who was there before, and who goes, is not.
import { untrack } from "svelte";

export const NEW_MS = 3000;

/** Call where a component begins; `come` is called for each who comes. */
export function newly(sitter: () => string, come: () => void = () => {}): { readonly come: boolean } {
  let before = untrack(sitter);
  let fresh = $state(false);
  $effect(() => {
    if (sitter() === before) return;
    before = sitter();
    if (before) untrack(come);
    fresh = before !== "";
    const later = setTimeout(() => (fresh = false), NEW_MS);
    return () => clearTimeout(later);
  });
  return {
    get come() {
      return fresh;
    },
  };
}
