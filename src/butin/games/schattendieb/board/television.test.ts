// What a television's build brings along, and what an old set can show.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

describe("a television's build", () => {
  const read = (file: string): string => readFileSync(`${import.meta.dirname}/${file}`, "utf8");

  /** All files of this folder that one of them brings along. */
  function brought(file: string, all = new Set<string>()): Set<string> {
    if (all.has(file)) return all;
    all.add(file);
    for (const [, found] of read(file).matchAll(/^\s*(?:import (?!type)|export)[^;]*? from "\.\/([^"]+)";/gm))
      brought(/\.svelte$/.test(found!) ? found! : `${found}.ts`, all);
    return all;
  }

  test("has no board and nothing to touch", () => {
    expect([...brought("tv.ts")]).toContain("ScreenPlace.svelte");
    expect([...brought("tv.ts")]).not.toContain("Board.svelte");
    for (const file of brought("tv.ts")) expect(read(file), file).not.toMatch(/<button|onclick/);
  });

  test("asks for nothing that Chromium 68 does not know", () => {
    for (const file of brought("tv.ts")) {
      const style = /<style>[^]*/.exec(read(file))?.[0] ?? "";
      expect(style, file).not.toMatch(
        /cq[whib]|container|:has\(|color-mix|dvh|aspect-ratio|@layer|inset[-:]|\b(?:min|max|clamp)\(/,
      );
    }
  });

  test("writes nothing smaller than can be read from the sofa", () => {
    for (const file of brought("tv.ts")) {
      const style = /<style>[^]*/.exec(read(file))?.[0] ?? "";
      for (const [, size] of style.matchAll(/font(?:-size)?:[^;]*calc\((\d+) \* var\(--u\)\)/g))
        expect(Number(size), file).toBeGreaterThanOrEqual(32);
    }
  });
});
