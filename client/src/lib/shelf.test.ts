// The shelf has the boxes that this page can open, and no others.
import { afterEach, expect, test, vi } from "vitest";
import { freshShelf, keptShelf } from "./shelf";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a game that this page has no board of is not on the shelf", async () => {
  const found = [{ name: "voleurs" }, { name: "tiny" }];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(found))));
  expect((await freshShelf()).map((game) => game.name)).toEqual(["voleurs"]);
  expect(keptShelf().map((game) => game.name)).toEqual(["voleurs"]);
});
