// The shelf has the boxes of the room, each with a cover.
import { afterEach, expect, test, vi } from "vitest";
import { cover, freshShelf, keptShelf } from "./shelf";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a game that is not of this page is on the shelf, with the room's cover of it", async () => {
  const found = [{ name: "voleurs" }, { name: "tiny" }];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(found))));
  expect((await freshShelf()).map((game) => game.name)).toEqual(["voleurs", "tiny"]);
  expect(keptShelf().map((game) => game.name)).toEqual(["voleurs", "tiny"]);
  expect(cover("tiny")).toBe("/games/tiny/cover.svg");
  expect(cover("voleurs")).toMatch(/voleurs\/board\/cover/);
  expect(cover("")).toBe("");
});
