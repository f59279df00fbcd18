// Whose scores the seats have: those of afterwards as soon as the piece has landed.
import type { View } from "../lib/board";
import { moving, settings } from "../lib/settings.svelte";
import type { TableStore } from "../store/table.svelte";

const SETTLES_MS = 450; // first the piece, then the number: a pile that was lifted has to come down again

/** Call where a component begins. */
export function landing(of: () => TableStore): { readonly view: View | null } {
  let landed = $state(false);
  $effect(() => {
    const { teller, retelling } = of();
    const { told } = teller;
    const { board } = retelling;
    const lands = told && board.lands?.(told);
    if (typeof lands !== "number" || board.sums) return;
    const timer = setTimeout(() => (landed = true), moving() ? (lands + SETTLES_MS) * settings.pace : 0);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (!of().seen.next) landed = false;
  });
  return {
    get view() {
      const { next, view } = of().seen;
      return (landed && next) || view;
    },
  };
}
