import { describe, expect, it } from "vitest";
import { pathOf } from "../lib/router.svelte";
import { isCode, typed } from "./codes";

describe("a code", () => {
  it("has four to six letters without a vowel, large or small", () => {
    for (const code of ["KRTW", "krtw", "BCDFG", "XZWVTS"]) expect(isCode(code)).toBe(true);
    for (const text of ["KRT", "KRTWBCD", "KART", "KRT1", "", "tv", "open"]) expect(isCode(text)).toBe(false);
  });

  it("is read as people type it", () => {
    expect(typed(" kr-tw ")).toBe("KRTW");
  });
});

describe("an address", () => {
  it("leads to its page, and a code to where one sits down", () => {
    expect(pathOf("/rules/voleurs")).toEqual({ page: "rules", name: "voleurs" });
    expect(pathOf("/")).toEqual({ page: "", name: "" });
    expect(pathOf("/krtw")).toEqual({ page: "join", name: "KRTW" });
    expect(pathOf("/KRTW/")).toEqual({ page: "join", name: "KRTW" });
    expect(pathOf("/credits")).toEqual({ page: "credits", name: "" });
  });
});
