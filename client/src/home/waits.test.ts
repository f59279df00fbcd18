import { describe, expect, it } from "vitest";
import type { Looked } from "../lib/wire";
import { waitsFor } from "./waits";

const looked = (phase: string, actors: number[], you = [1]) =>
  ({ you, table: { phase }, views: { 1: { actors } } }) as unknown as Looked;

describe("one of my tables", () => {
  it("says what it waits for", () => {
    expect(waitsFor(undefined)).toBe("");
    expect(waitsFor(looked("waiting", []))).toBe("waiting");
    expect(waitsFor(looked("playing", [0, 1]))).toBe("you");
    expect(waitsFor(looked("playing", [0]))).toBe("others");
    expect(waitsFor(looked("over", []))).toBe("over");
    expect(waitsFor(looked("closed", []))).toBe("closed");
    const stopped = { ...looked("over", []), table: { phase: "over", outdated: true } } as unknown as Looked;
    expect(waitsFor(stopped)).toBe("outdated");
  });
});
