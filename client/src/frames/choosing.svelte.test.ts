// A game of two cards and two piles, of which one card may also be folded by a second touch.
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { Choosing, type Offer, nextOn } from "./choosing.svelte";
import type { GameModule, View } from "./contract";

const words = { lang: "en", t: (id: string) => id } as const;
const view = { seat: 0, legal: ["a>1", "a>2", "b>1"] } as unknown as View;
const steps = (move: string) => {
  const [card = "", pile = ""] = move.split(">");
  return [`card:${card}`, `pile:${pile}`];
};

let moves: string[];
let granted: (yes: boolean) => void;
beforeEach(() => {
  moves = [];
  vi.useRealTimers();
});

function chosen(more: Partial<GameModule> = {}, given: Partial<Offer> = {}) {
  const game = { steps, lay: () => null, denies: () => "first a card", ...more } as unknown as GameModule;
  const offer = $state<Offer>({
    ...{ game, surface: "board" as const, view, laid: null, words, due: true, mine: true, hint: null, lesson: [] },
    act: (move) => {
      moves.push(move);
      return new Promise<boolean>((answer) => (granted = answer));
    },
    ...given,
  });
  return { choosing: new Choosing(offer), offer };
}
const open = (choosing: Choosing) =>
  ["card:a", "card:b", "pile:1", "pile:2"].filter((spot) => choosing.open(spot)).join(" ");
const answered = async (yes: boolean) => {
  granted(yes);
  await Promise.resolve();
  flushSync();
};

it("opens what leads on, and a whole path is a move, made once", async () => {
  const { choosing } = chosen();
  expect(open(choosing)).toBe("card:a card:b");
  choosing.touch("card:b");
  expect(open(choosing)).toBe("card:a card:b pile:1");
  choosing.touch("pile:1");
  choosing.touch("pile:1");
  choosing.touch("card:a");
  expect([moves, choosing.isAsked("pile:1"), open(choosing)]).toEqual([["b>1"], true, ""]);
  await answered(true);
  expect([choosing.picked, open(choosing)]).toEqual([[], "card:a card:b"]);
});

it("says where the room refused, and lets another be touched", async () => {
  const { choosing } = chosen();
  choosing.touch("card:a");
  choosing.touch("pile:1");
  await answered(false);
  expect([choosing.isRefused("pile:1"), choosing.picked]).toEqual([true, ["card:a"]]);
  choosing.touch("pile:2");
  expect(moves).toEqual(["a>1", "a>2"]);
});

it("lets go of what is touched again, takes another card instead, and says why something cannot be", () => {
  const { choosing } = chosen();
  choosing.touch("pile:1");
  expect([choosing.picked, choosing.says]).toEqual([[], "first a card"]);
  choosing.touch("card:a");
  choosing.touch("card:b");
  expect(choosing.picked).toEqual(["card:b"]);
  choosing.touch("card:b");
  expect(choosing.picked).toEqual([]);
  choosing.touch("card:a", "3");
  expect([choosing.isPicked("card:a", "3"), choosing.isPicked("card:a", "4")]).toEqual([true, false]);
  expect([choosing.letGo(), choosing.picked]).toEqual(["card:a", []]);
});

it("belongs to the moves among which it was picked", () => {
  const { choosing, offer } = chosen();
  choosing.touch("card:a");
  Object.assign(offer, { view: { ...view, legal: ["a>1"] } });
  expect(choosing.picked).toEqual([]);
  Object.assign(offer, { view, mine: false });
  choosing.touch("card:b");
  expect(choosing.picked).toEqual(["card:a"]); // those moves again; and nothing can be touched
});

it("waits for a second touch where the game says so, which no nervous finger gives", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { choosing } = chosen({ confirms: () => true });
  choosing.touch("card:a");
  choosing.touch("pile:2");
  choosing.touch("pile:2");
  expect([moves, choosing.move]).toEqual([[], "a>2"]);
  vi.advanceTimersByTime(400);
  choosing.touch("pile:2");
  expect(moves).toEqual(["a>2"]);
});

it("leads a lesson's finger along, and a hint over all of its path", () => {
  const { choosing } = chosen({}, { lesson: ["a>2"], hint: "b>1" });
  const next = () => ["card:a", "card:b", "pile:1", "pile:2"].filter(choosing.isNext);
  expect(next()).toEqual(["card:a"]);
  choosing.touch("card:a");
  expect(next()).toEqual(["pile:2"]);
  expect(["card:a", "card:b", "pile:1"].filter(choosing.advised)).toEqual(["card:b", "pile:1"]);
});

it("leads a lesson's finger to the button that makes a move, not to what would let go of it", () => {
  const { choosing } = chosen({ confirms: () => "button" }, { lesson: ["a>2"] });
  choosing.touch("card:a");
  expect([choosing.goes, choosing.isNext("pile:2")]).toEqual([false, true]);
  choosing.touch("pile:2");
  expect([choosing.goes, choosing.isNext("pile:2")]).toEqual([true, false]);
});

it("has parts of a path that are touched in any order", () => {
  const path = [["card:a", "card:b"], "pile:1"];
  expect(nextOn(path, [])).toEqual(["card:a", "card:b"]);
  expect(nextOn(path, ["card:b"])).toEqual(["card:a"]);
  expect(nextOn(path, ["card:b", "card:a"])).toEqual(["pile:1"]);
  expect(nextOn(path, ["pile:1"])).toBeNull();
});
