import { describe, expect, it } from "vitest";
import type { Game } from "../wire/wire";
import { benches } from "../store/opening";
import { LOT } from "../table/waiting/begins";
import { begins, wished, without } from "./wish";

const game = {
  options: [
    { name: "games", default: 1 },
    { name: "tower", default: ["a"] },
  ],
} as unknown as Game;
const chosen = { seats: 3, options: { games: 1, tower: ["a"] }, hints: true, shared: true, clock: 60 };

describe("opening a table", () => {
  it("wishes only for what differs from the sheet", () => {
    expect(wished(game, "bots", chosen)).toEqual({ seats: 3, options: {}, hints: true });
    expect(wished(game, "bots", { ...chosen, options: { games: 2, tower: [] } }).options).toEqual({
      games: 2,
      tower: [],
    });
  });

  it("has a clock and an open door only among friends", () => {
    expect(wished(game, "friends", chosen)).toMatchObject({ public: true, move_s: 60 });
    expect(wished(game, "device", chosen)).not.toHaveProperty("move_s");
    expect(wished(game, "friends", { ...chosen, shared: false, clock: 0 })).not.toHaveProperty("public");
  });

  it("puts bots on all seats but the first", () => {
    expect(benches(3, "renard")).toEqual({ 1: "renard", 2: "renard" });
    expect(benches(1, "renard")).toEqual({});
  });

  it("asks who begins only where somebody does", () => {
    const races = { begins: { 2: "", 3: "AT-4" } } as unknown as Game;
    expect([begins(races, 2), begins(races, 3), begins(races, 9)]).toEqual([false, true, false]);
  });

  it("lets the same person begin when another leaves, and the lot when that person does", () => {
    expect([without(2, 0), without(1, 2), without(1, 1), without(LOT, 0)]).toEqual([1, 1, LOT, LOT]);
  });
});
