import { describe, expect, it } from "vitest";
import type { Game } from "../lib/wire";
import { benches, character, ranked, wished } from "./wish";

const game = { options: [{ name: "games", default: 1 }, { name: "tower", default: ["a"] }] } as unknown as Game;
const chosen = { seats: 3, options: { games: 1, tower: ["a"] }, hints: true, shared: true, clock: 60 };

describe("opening a table", () => {
  it("wishes only for what differs from the sheet", () => {
    expect(wished(game, "bots", chosen)).toEqual({ seats: 3, options: {}, hints: true });
    expect(wished(game, "bots", { ...chosen, options: { games: 2, tower: [] } }).options).toEqual({ games: 2, tower: [] });
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

  it("lists the weakest bots first", () => {
    const levels = { careless: "debutant", renard: "habitue", chaton: "debutant", loup: "expert" };
    expect(ranked({ bots: Object.keys(levels), levels } as unknown as Game)).toEqual(["careless", "chaton", "renard", "loup"]);
  });

  it("tells a bot's name from its manner", () => {
    expect(character("Rusé Renard, qui compte, et vole")).toEqual(["Rusé Renard", "qui compte, et vole"]);
    expect(character("Filou")).toEqual(["Filou", ""]);
  });
});
