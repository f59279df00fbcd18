import { expect, it } from "vitest";
import { DRAWINGS, SILHOUETTES } from "./motifs";
import { nextPlace } from "./where";

it("every motif has a drawing and a silhouette of its own", () => {
  const motifs = Object.keys(DRAWINGS);
  expect(Object.keys(SILHOUETTES).sort()).toEqual(motifs.sort());
  expect(new Set(Object.values(SILHOUETTES)).size).toBe(motifs.length);
  expect(new Set(Object.values(DRAWINGS)).size).toBe(motifs.length);
});

it("drawings hold nothing that the page's policy forbids", () => {
  for (const drawing of Object.values(DRAWINGS)) expect(drawing).not.toMatch(/style=|<script|href|url\(/);
});

it("arrow keys go to the nearest place that way, or nowhere", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 0, y: 10 },
    { x: 10, y: 10 },
    { x: 20, y: 10 },
  ];
  const from = (place: number) => places[place]!;
  expect(nextPlace(from(1), places, "ArrowRight")).toBe(2);
  expect(nextPlace(from(1), places, "ArrowLeft")).toBe(0);
  expect(nextPlace(from(1), places, "ArrowDown")).toBe(4);
  expect(nextPlace(from(5), places, "ArrowUp")).toBe(2);
  expect(nextPlace(from(2), places, "ArrowRight")).toBe(-1);
});
