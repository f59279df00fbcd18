import { afterEach, expect, it, vi } from "vitest";
import type { Game, Opening, Sized } from "../wire/wire";
import { forgetSizes, leanOn } from "../lib/size";
import { playNow, withFriends } from "./opening";

const game = {
  name: "voleurs",
  seats: { min: 2, max: 6, best_from: 2 },
  bots: ["careless", "renard"],
  options: [],
  dial: { renard: 9.2 },
} as unknown as Game;
const OPENED = { table: "t", join: "j", watch: "w", seat: 0, secret: "s", name: "", sealed: "" };

afterEach(() => {
  vi.unstubAllGlobals();
  forgetSizes();
});

/** With what a table is opened. */
async function wished(open: () => Promise<void>, found: Sized | null = null): Promise<Opening> {
  const bodies: string[] = [];
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    if (path.endsWith("/size"))
      return found ? Promise.resolve(new Response(JSON.stringify(found))) : Promise.reject(new Error());
    bodies.push(String(body));
    return Promise.resolve(new Response(JSON.stringify(OPENED)));
  });
  await open();
  return JSON.parse(bodies[0] ?? "") as Opening;
}

it("plays by the sheet at every door, unless something else is wished for", async () => {
  expect((await wished(() => playNow(game, "Léa"))).options).toBeUndefined();
  expect((await wished(() => playNow(game, "Léa", { options: { dice: "8" } }))).options).toEqual({ dice: "8" });
  expect((await wished(() => withFriends(game, "Léa"))).options).toBeUndefined();
});

it("seats bots of one's own size, as far as that is known, unless others are wished for", async () => {
  expect((await wished(() => playNow(game, "Léa"))).bots).toEqual({ 1: "3.5" });
  expect((await wished(() => playNow(game, "Léa"), { dial: 6.24, size: 6 })).bots).toEqual({ 1: "6.2" });
  expect((await wished(() => playNow(game, "Léa"))).bots).toEqual({ 1: "6.2" }); // nobody answers: as it was
  leanOn("", "voleurs", -1);
  expect((await wished(() => playNow(game, "Léa"))).bots).toEqual({ 1: "5.2" });
  expect((await wished(() => playNow(game, "Léa", { bots: { 1: "renard" } }))).bots).toEqual({ 1: "renard" });
  expect((await wished(() => playNow({ ...game, dial: {} }, "Léa"))).bots).toEqual({ 1: "renard" });
});
