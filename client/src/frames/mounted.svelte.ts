// For tests: a game on a surface. What the shell gives can be changed, and what is touched is told.
import { flushSync, mount, tick, unmount } from "svelte";
import type { Chair, Framed, Surface, View, Words } from "./contract";
import SurfaceOf from "./Surface.svelte";
import type { Given } from "./framing.svelte";

export const chairsOf = (names: string[]): Chair[] =>
  names.map((name, number) => ({
    ...{ number, name, shape: "", colour: `seat-${number}`, bot: "" },
    ...{ you: number === 0, here: true, active: false },
  }));

export function mounted(own: Framed, surface: Surface, view: View, words: Words, names: string[], more?: object) {
  Element.prototype.animate ??= () => ({ cancel() {} }) as Animation; // jsdom moves nothing
  Element.prototype.getAnimations ??= () => [];
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }; // nor has anything a size
  const moves: string[] = [];
  let [foretold, granted] = ["", (_: boolean) => {}];
  const props = $state<Given>({
    ...{ surface, view, next: null, told: null, chairs: chairsOf(names), words, motion: false, pace: 1, hint: null },
    mine: surface !== "screen" && view.legal.length > 0,
    act: (move: string) => {
      moves.push(move);
      return new Promise<boolean>((answer) => (granted = answer));
    },
    foretell: (sentence: string) => void (foretold = sentence),
    ...more,
  });
  const target = document.body.appendChild(document.createElement("div"));
  const made = mount(SurfaceOf, { target, props: Object.assign(props, { game: own.game, Frame: own.Frame! }) });
  flushSync();
  const all = (selector: string) => [...target.querySelectorAll<HTMLElement>(selector)];
  return {
    ...{ target, moves, all, props },
    foretold: () => foretold,
    names: (selector: string) => all(selector).map((one) => one.dataset.spot),
    give: (given: Partial<Given>) => flushSync(() => void Object.assign(props, given)),
    touch: (selector: string) => flushSync(() => all(selector)[0]?.click()),
    answer: async (yes: boolean) => {
      granted(yes);
      await tick();
      flushSync();
    },
    ended: () => {
      if (target.isConnected) void unmount(made);
      target.remove();
    },
  };
}
