import { expect, it } from "vitest";
import { DRAWINGS, SILHOUETTES } from "./motifs";

it("every motif has a drawing and a silhouette of its own", () => {
  const motifs = Object.keys(DRAWINGS);
  expect(Object.keys(SILHOUETTES).sort()).toEqual(motifs.sort());
  expect(new Set(Object.values(SILHOUETTES)).size).toBe(motifs.length);
  expect(new Set(Object.values(DRAWINGS)).size).toBe(motifs.length);
});

it("drawings hold nothing that the page's policy forbids", () => {
  for (const drawing of Object.values(DRAWINGS)) expect(drawing).not.toMatch(/style=|<script|href|url\(/);
});
