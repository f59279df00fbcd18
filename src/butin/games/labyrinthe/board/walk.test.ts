import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import { columnOf, mazeOf, nameOf, rowOf, squareNamed, turned, way } from "./maze";
import { samples, wordsIn } from "./samples";
import type { View } from "./shapes";
import { refused, shown } from "./showing.svelte";

const fr = wordsIn("fr");
const walking = [...samples.common, ...samples.secret, ...samples.bound]
  .map(({ before }) => before)
  .filter(({ position }) => position.phase === "walk");
const bound = samples.bound[1]!.before; // one square is lawful, and it is not where the ghost stands

const SIDE: Record<string, string> = { "-1,0": "N", "0,1": "E", "1,0": "S", "0,-1": "W" };

/** Leads the pale ghost from square to square by touching the four ways. */
function lead(touch: ReturnType<typeof shown>, path: number[]): void {
  path.slice(1).forEach((square, step) => {
    const from = path[step] ?? 0;
    const side = SIDE[`${rowOf(square) - rowOf(from)},${columnOf(square) - columnOf(from)}`];
    touch.touch(`way:${side}`);
  });
}

/** Every square that may be stopped on is walked to and stopped on. */
async function stopsEverywhere(view: View): Promise<void> {
  const touch = shown("hand", view);
  const maze = mazeOf(view.position);
  let here = maze.ghosts[view.seat] ?? 0;
  for (const end of view.legal) {
    lead(touch, way(maze, here, squareNamed(end)));
    here = squareNamed(end);
    touch.press("[data-stop]");
    await refused();
  }
  expect(touch.moves).toEqual(view.legal);
  for (const aim of touch.aims) expect(["", ...view.legal]).toContain(aim);
  touch.done();
}

/** A maze as it may come, with whatever a flood of this test's own reaches. */
function scrambled(seed: number): View {
  let state = seed * 7919 + 1;
  const below = (bound: number): number => {
    state = (state * 48271) % 2147483647;
    return state % bound;
  };
  const { before } = samples.common[1]!;
  const board = before.position.board.map((row) =>
    row.map((cell) => {
      const [name = "", sides = ""] = cell.split(" ");
      return name === "F" ? cell : `${name} ${turned(sides, below(4))}`;
    }),
  );
  const start = below(25);
  const ghosts = before.position.ghosts.map((square, seat) => (seat === before.seat ? nameOf(start) : square));
  return {
    ...before,
    position: { ...before.position, board, ghosts } as View["position"],
    legal: flooded(board, start).map(nameOf),
  };
}

function flooded(board: string[][], start: number): number[] {
  const open = (row: number, column: number, side: string) =>
    board[row]?.[column]?.split(" ")[1]?.includes(side) ?? false;
  const found = [start];
  for (let done = 0; done < found.length; done++) {
    const [row, column] = [rowOf(found[done] ?? 0), columnOf(found[done] ?? 0)];
    const ways: [number, number, string, string][] = [
      [-1, 0, "N", "S"],
      [0, 1, "E", "W"],
      [1, 0, "S", "N"],
      [0, -1, "W", "E"],
    ];
    for (const [down, right, out, into] of ways) {
      const next = (row + down) * 5 + column + right;
      if (open(row, column, out) && open(row + down, column + right, into) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

describe("the hand walks", () => {
  it.each(walking)("to every square that may be stopped on: $options.variant, $position.turns", stopsEverywhere);

  it.each([...Array(12).keys()])("to every square of whatever maze: %i", (seed) => stopsEverywhere(scrambled(seed)));

  it("shows walls as walls", () => {
    const view = walking[0]!;
    const maze = mazeOf(view.position);
    const touch = shown("hand", view);
    const open = [...touch.target.querySelectorAll<HTMLElement>(".way.open")];
    const steps = view.legal.filter((end) => way(maze, maze.ghosts[view.seat] ?? 0, squareNamed(end)).length === 2);
    expect(open).toHaveLength(steps.length);
    touch.press(".way:not(.open) button");
    expect(touch.aims).toEqual([""]);
    touch.done();
  });

  it("stops only where the rules allow it, and says why", () => {
    const touch = shown("hand", bound);
    expect(touch.find("[data-stop]")?.disabled).toBe(true);
    expect(touch.find("[data-stop]")?.textContent).toContain(fr.t("hand-must-find"));
    const maze = mazeOf(bound.position);
    lead(touch, way(maze, maze.ghosts[bound.seat] ?? 0, squareNamed(bound.legal[0] ?? "")));
    expect(touch.find("[data-stop]")?.disabled).toBe(false);
    expect(touch.aims.slice(-1)).toEqual(bound.legal);
    touch.done();
  });

  it("does not stop for whoever pressed the push twice", () => {
    const view = walking[0]!;
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const { moves, press, done } = shown("hand", view);
    press("[data-stop]");
    expect(moves).toEqual([]);
    now.mockRestore();
    done();
  });

  it("is led by advice, and back again", () => {
    const view = walking[0]!;
    const hint = view.legal.at(-1)!;
    const { aims, find, target, done } = shown("hand", view, { hint });
    expect(find(".main.advised")).not.toBeNull();
    target.querySelector(".way button")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(aims).toEqual([hint, ""]);
    done();
  });

  it("is led by arrow keys too", () => {
    const view = walking[0]!;
    const { target, find, aims, done } = shown("hand", view);
    const side = find<HTMLElement>(".way.open button")?.dataset.spot?.slice(4) ?? "";
    const key = { N: "ArrowUp", E: "ArrowRight", S: "ArrowDown", W: "ArrowLeft" }[side];
    target.querySelector(".pad")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
    expect(aims).toHaveLength(2);
    expect(view.legal).toContain(aims[1]);
    done();
  });
});
