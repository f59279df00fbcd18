// The frames of this game, shown so that tests can touch them.
import { type Component, flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import Surface from "@page/frames/Surface.svelte";
import type { Aim, Frame, GameModule } from "@page/frames/contract";
import Board from "./Board.svelte";
import { GAME } from "./game";
import Hand from "./Hand.svelte";
import { chairs, wordsIn } from "./samples";
import Screen from "./Screen.svelte";
import type { Told, View } from "./shapes";

const FRAMES = { board: Board, hand: Hand, screen: Screen } as unknown as Record<string, Component<{ frame: Frame }>>;

/** What was sent has been answered. */
export async function refused(): Promise<void> {
  for (let answer = 0; answer < 3; answer++) await Promise.resolve();
  flushSync();
}

interface More {
  mine?: boolean;
  hint?: string | null;
  told?: Told | null;
  landed?: Told[];
  aimed?: Aim | null;
  motion?: boolean;
}

export function shown(surface: "board" | "hand" | "screen", view: View, more: More = {}) {
  Element.prototype.animate ??= () => ({ cancel() {} }) as Animation;
  const [moves, aims]: string[][] = [[], []];
  const said = { now: "" };
  const target = document.body.appendChild(document.createElement("div"));
  const { told = null } = more;
  const mine = more.mine ?? surface !== "screen";
  const props = $state({
    ...{ surface, view, next: null, told, landed: told ? [told] : [], chairs: chairs.slice(0, view.seats) },
    ...{ mine, due: mine, words: wordsIn("fr"), motion: false, pace: 1, hint: null, aimed: null },
    ...more,
    act: (move: string) => {
      moves!.push(move);
      return Promise.resolve(false); // refused, so that the same frame can try all
    },
    aim: (move: string) => void (aims!.at(-1) !== move && aims!.push(move)),
    foretell: (sentence: string) => void (said.now = sentence),
    game: GAME as unknown as GameModule,
    Frame: FRAMES[surface]!,
  });
  const made = mount(Surface as unknown as Component<Record<string, unknown>>, { target, props });
  flushSync();
  if (vi.isFakeTimers()) vi.advanceTimersByTime(1000); // longer than a second tap takes
  const find = <One extends HTMLElement = HTMLButtonElement>(selector: string) => target.querySelector<One>(selector);
  const press = (selector: string) => {
    find(selector)?.click();
    flushSync();
  };
  const spot = (name: string) => find(`[data-spot="${name}"]`);
  const touch = (name: string) => press(`[data-spot="${name}"]`);
  const spots = (selector: string) =>
    [...target.querySelectorAll<HTMLElement>(`${selector} [data-spot]`)].map((one) => one.dataset.spot);
  const give = (other: { view: View }) => {
    Object.assign(props, other);
    flushSync();
  };
  const done = () => {
    void unmount(made);
    target.remove();
  };
  return { moves: moves!, aims: aims!, said, target, find, press, spot, touch, spots, give, done };
}
