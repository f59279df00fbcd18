// A hand that tests can touch.
import { vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import Hand from "./Hand.svelte";
import { chairs, wordsIn } from "./samples";
import type { View } from "./shapes";

export function held(view: View, { mine = true, hint = null as string | null } = {}) {
  const [moves, aims]: string[][] = [[], []];
  const said = { now: "" };
  const target = document.body.appendChild(document.createElement("div"));
  const act = (move: string) => {
    moves!.push(move);
    return Promise.resolve(false); // refused, so that the same hand can try all
  };
  const props = {
    ...{ view, next: null, told: null, chairs, mine, due: mine, act, words: wordsIn("fr"), motion: false, hint },
    aim: (move: string) => void aims!.push(move),
    foretell: (sentence: string) => void (said.now = sentence),
  };
  const shown = mount(Hand, { target, props });
  flushSync();
  vi.advanceTimersByTime(1000); // longer than a second tap takes
  const find = (selector: string) => target.querySelector<HTMLButtonElement>(selector);
  const press = (selector: string) => {
    find(selector)?.click();
    flushSync();
  };
  const done = () => {
    void unmount(shown);
    target.remove();
  };
  return { moves: moves!, aims: aims!, said, target, find, press, done };
}
