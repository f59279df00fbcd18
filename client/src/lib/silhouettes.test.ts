// Pieces of a set are told apart by their outline: without any colour no two drawings are the same.
import { mount } from "svelte";
import { expect, it } from "vitest";
import { DYES } from "../../../src/butin/games/attrap_tresors/board/dye";
import Thing from "../../../src/butin/games/attrap_tresors/board/Thing.svelte";
import { KINDS as THINGS } from "../../../src/butin/games/attrap_tresors/board/position";
import { GHOSTS, TREASURES } from "../../../src/butin/games/labyrinthe/board/art";
import { KINDS } from "../../../src/butin/games/schattendieb/board/cards";
import Drawing from "../../../src/butin/games/schattendieb/board/Drawing.svelte";
import { DRAWINGS } from "../../../src/butin/games/voleurs/board/motifs";
import { PATHS, SHAPES } from "./shapes";

type Part = Parameters<typeof mount>[0];

function drawn(part: Part, props: Record<string, unknown>): string {
  const target = document.createElement("div");
  mount(part, { target, props });
  return target.innerHTML;
}

/** The geometry alone: what a drawing is in one colour. */
const outline = (drawing: string): string => drawing.replace(/(fill|stroke|class|opacity|stop-color)="[^"]*"|<!--.*?-->/g, "").replace(/\s+/g, " ");

const SETS: Record<string, [number, string[]]> = {
  "motifs of Voleurs": [11, Object.values(DRAWINGS)],
  "jewels of Schattendieb": [4, KINDS.map((kind) => drawn(Drawing as Part, { face: { sort: "jewel", kind } }))],
  "objects of the tower": [7, [...THINGS.map((kind) => drawn(Thing as Part, { kind })), drawn(Thing as Part, { kind: "gem", second: true })]],
  "faces of the dice": [6, Object.values(DYES).map((dye) => dye.sign)],
  "treasures of the labyrinth": [12, Object.values(TREASURES)],
  ghosts: [4, GHOSTS.map((ghost) => ghost.body)],
  "shapes of seats": [7, PATHS],
  "signs of seats": [7, SHAPES],
};

it.each(Object.entries(SETS))("no two %s share an outline", (_name, [many, drawings]) => {
  expect(drawings.length).toBe(many);
  expect(new Set(drawings.map(outline)).size).toBe(many);
  expect(drawings.every((drawing) => drawing.length > 0)).toBe(true);
});
