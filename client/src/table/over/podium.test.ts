import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Seat } from "../../wire/wire";
import type { Known, View } from "../../lib/board";
import { speak } from "../../lib/language.svelte";
import { keep } from "../../store/seats";
import Podium from "./Podium.svelte";
import { cheers, counted, steps } from "./podium";

const TABLE = { id: "cellar", match: 2 };
beforeEach(async () => {
  await speak("fr");
  localStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const MODULES = import.meta.glob<{ GAME: Known }>("../../../../src/butin/games/*/board/game.ts", { eager: true });
const BOARDS: Record<string, Known> = Object.fromEntries(
  Object.entries(MODULES).map(([path, { GAME }]) => [path, GAME]),
);
const SAMPLES = import.meta.glob<string>("../../../../src/butin/games/*/board/samples.json", {
  eager: true,
  query: "?raw",
  import: "default",
});

function views(within: unknown): View[] {
  if (typeof within !== "object" || within === null) return [];
  return "position" in within && "seats" in within ? [within as View] : Object.values(within).flatMap(views);
}

it.each(Object.keys(BOARDS))("shows on the steps what each has won: %s", (path) => {
  const found = views(JSON.parse(SAMPLES[path.replace(/\w+\.ts$/, "samples.json")]!));
  const pieces = (view: View): number => {
    const target = document.body.appendChild(document.createElement("div"));
    const scores = Array.from({ length: view.seats }, () => 1);
    const props = { steps: steps(scores, []), names: [], seats: [], motion: false, board: BOARDS[path]!, view };
    const podium = mount(Podium, { target, props });
    flushSync();
    const drawn = target.querySelectorAll(".won > *").length;
    void unmount(podium);
    return drawn;
  };
  expect(found.some((view) => pieces(view) > 1)).toBe(true);
});

function drawn(scores: number[], winners: number[]) {
  const names = ["Léa", "Bo", "Cy", "Di"];
  const seats = names.map((name, seat) => ({ name, bot: seat === 1 ? "pie" : "", animal: seat }) as Seat);
  const target = document.body.appendChild(document.createElement("div"));
  const podium = mount(Podium, { target, props: { steps: steps(scores, winners), names, seats, motion: false } });
  flushSync();
  const read = [...target.querySelectorAll("li")].map((step) => ({
    name: step.querySelector(".name")?.textContent,
    number: step.querySelector("b")?.textContent,
    high: step.style.getPropertyValue("--high"),
    crowned: step.querySelector(".crown") !== null,
    glad: step.querySelector(".glad") !== null,
  }));
  void unmount(podium);
  return read;
}

it("puts equal scores equally high, higher ones higher, and the crown on winners alone", () => {
  const read = drawn([7, 9, 7, 9], [3]);
  expect(read.map(({ number, high }) => [number, high])).toEqual([
    ["9", "1"],
    ["9", "1"],
    ["7", "0.6"],
    ["7", "0.6"],
  ]);
  expect(read.map(({ crowned, glad }) => [crowned, glad])).toEqual([[true, true], ...Array(3).fill([false, false])]);
});

it("has room for seven different scores", () => {
  const heights = steps([1, 2, 3, 4, 5, 6, 7], [6]).map(({ high }) => high);
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
  expect(heights.at(-1)).toBeCloseTo(0);
});

it("is read from the winners on, and rises from the last one on", () => {
  expect(drawn([5, 9, 9], [2]).map(({ name }) => name)).toEqual(["Cy a gagné", "Bo", "Léa"]);
  expect(steps([5, 9, 9], [2]).map(({ after }) => after)).toEqual([240, 120, 0]);
});

it("counts as each step rises, up to the score and no further", () => {
  const [best, last] = steps([10, 40], [1]);
  expect([0, 120, 420, 720, Infinity].map((elapsed) => counted(best!, elapsed))).toEqual([0, 0, 20, 40, 40]);
  expect(counted(last!, 600)).toBe(10);
});

it("lets confetti fall for a winner at this device, once a match", () => {
  keep({ table: TABLE.id });
  expect(cheers(TABLE, [0], [1])).toBe(false);
  expect(cheers(TABLE, [], [1])).toBe(false);
  expect(cheers(TABLE, [0, 1], [1])).toBe(true);
  expect(cheers(TABLE, [0, 1], [1])).toBe(false); // loaded anew
  expect(cheers({ ...TABLE, match: 3 }, [0], [0])).toBe(true);
});
