import { afterEach, expect, it, vi } from "vitest";
import { playNow, withFriends } from "./opening";
import type { Game, Opening } from "./wire";

const game = {
  name: "voleurs",
  seats: { min: 2, max: 6, best_from: 2 },
  bots: ["careless", "renard"],
  options: [],
  house: { dice: "8" },
} as unknown as Game;
const OPENED = { table: "t", join: "j", watch: "w", seat: 0, secret: "s", name: "", sealed: "" };

afterEach(() => vi.unstubAllGlobals());

/** With what a table is opened. */
async function wished(open: () => Promise<void>): Promise<Opening> {
  const bodies: string[] = [];
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    bodies.push(String(body));
    return Promise.resolve(new Response(JSON.stringify(OPENED)));
  });
  await open();
  return JSON.parse(bodies[0] ?? "") as Opening;
}

it("has the house options for whoever just plays, and the sheet's for everybody else", async () => {
  expect((await wished(() => playNow(game, "Léa"))).options).toEqual({ dice: "8" });
  expect((await wished(() => playNow(game, "Léa", { options: {} }))).options).toEqual({});
  expect((await wished(() => withFriends(game, "Léa"))).options).toBeUndefined();
});
