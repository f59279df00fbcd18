// Whoever has just sat down is shown as new for a while; who was there before, and who goes, is not.
import { untrack } from "svelte";

export const NEW_MS = 3000;

export class Newly {
  come = $state(false);

  /** Made where a component begins; `came` is called for each who comes. */
  constructor(sitter: () => string, came: () => void = () => {}) {
    let before = untrack(sitter);
    $effect(() => {
      if (sitter() === before) return;
      before = sitter();
      if (before) untrack(came);
      this.come = before !== "";
      const later = setTimeout(() => (this.come = false), NEW_MS);
      return () => clearTimeout(later);
    });
  }
}
