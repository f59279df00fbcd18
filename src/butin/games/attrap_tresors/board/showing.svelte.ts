// The scene that a screen shows: the table as it lies, and on top of it what is being told.
import { untrack } from "svelte";
import { type Scene, scene, told } from "./scene";
import type { Told, View } from "./shapes";

export class Showing {
  now = $state.raw<Scene>() as Scene;

  /** To be made while a component is; `pressed` is the piece that this hand went for last. */
  constructor(view: () => View, event: () => Told | null, pressed: () => string = () => "") {
    this.now = untrack(() => scene(view(), null));
    $effect.pre(() => {
      const laid = view();
      untrack(() => (this.now = scene(laid, this.now, pressed())));
    });
    $effect.pre(() => {
      const heard = event();
      if (heard) untrack(() => (this.now = told(this.now, heard, pressed())));
    });
  }
}
