import { describe, expect, it } from "vitest";
import {
  ARROWS,
  lineOf,
  mazeOf,
  nameOf,
  placeOn,
  pushed,
  quartersOf,
  reach,
  shapeOf,
  squareNamed,
  squareOf,
  turned,
  way,
} from "./maze";
import { samples } from "./samples";

const steps = [...samples.common, ...samples.secret, ...samples.bound];
const pushes = steps.filter((step) => step.before.position.phase === "shift");

describe("the maze", () => {
  it("turns open sides clockwise and writes them as moves do", () => {
    expect(turned("NE")).toBe("ES");
    expect(turned("NES", 3)).toBe("NEW");
    expect(turned("NS")).toBe("EW");
  });

  it("knows a card's shape and how far it is turned", () => {
    expect(["NEW", "NE", "EW"].map(shapeOf)).toEqual(["T", "L", "I"]);
    expect(["NEW", "NES", "ESW", "NSW", "NE", "ES", "SW", "NW", "NS", "EW"].map(quartersOf)).toEqual([
      0, 1, 2, 3, 0, 1, 2, 3, 0, 1,
    ]);
  });

  it("slides a line away from its arrow", () => {
    expect(lineOf("R2>").map(nameOf)).toEqual(["2,1", "2,2", "2,3", "2,4", "2,5"]);
    expect(lineOf("C4^").map(nameOf)).toEqual(["5,4", "4,4", "3,4", "2,4", "1,4"]);
    expect(placeOn("R2<", -1)).toEqual([1, 5]);
    expect(placeOn("C4v", 5)).toEqual([5, 3]);
  });

  it.each(pushes)("shows a push as the referee then makes it: $move", ({ move, before, after }) => {
    const [arrow, sides] = move.split(" ");
    const shown = pushed(mazeOf(before.position), ARROWS.find((one) => one === arrow) ?? "R2>", sides ?? "");
    expect(shown).toEqual(mazeOf(after.position));
  });

  it.each(pushes.filter((step) => !step.after.options.strict_nearest))(
    "lights what the referee then allows: $move",
    ({ after }) => {
      const maze = mazeOf(after.position);
      expect(reach(maze, maze.ghosts[after.seat] ?? -1)).toEqual(after.legal.map(squareNamed));
    },
  );

  it.each(steps.flatMap((step) => step.told.flatMap((told) => (told.kind === "walked" ? [{ step, told }] : []))))(
    "walks the way that was told: $told.square",
    ({ step, told }) => {
      const maze = mazeOf(step.before.position);
      const path = way(maze, maze.ghosts[step.before.seat] ?? -1, squareNamed(told.square));
      expect(path).toHaveLength(told.path.length);
    },
  );

  it("finds treasures on the squares, and none on the spare", () => {
    const maze = mazeOf(samples.over.position);
    expect(maze.cards[squareOf(maze, "owl")]?.name).toBe("1,3");
    expect(squareOf(maze, maze.spare.treasure || "nothing")).toBe(-1);
  });

  it("has no way through a wall", () => {
    const maze = mazeOf(samples.common[0]!.before.position);
    const shut = [...Array(25).keys()].find((square) => !reach(maze, 0).includes(square));
    expect(way(maze, 0, shut ?? 0)).toEqual([]);
  });
});
