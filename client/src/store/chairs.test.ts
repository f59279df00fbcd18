import { beforeEach, describe, expect, it } from "vitest";
import { need, speak } from "../lib/language.svelte";
import { chairsOf, namesOf } from "./chairs";

const LEA = { name: "Léa", bot: "", animal: 1 };
const FOX = { name: "renard", bot: "renard", animal: 2 };

beforeEach(async () => {
  await speak("fr");
  await need("voleurs");
});

describe("chairs", () => {
  it("call people by their names, oneself you, and every bot by an animal of its own, in any language", async () => {
    const seats = [LEA, FOX, { ...LEA, name: "Bo" }, { ...FOX, animal: 4 }];
    expect(namesOf(seats)).toEqual(["Léa", "Lili la Caille", "Bo", "Basile le Loir"]);
    expect(namesOf(seats, 2)[2]).toBe("Toi");
    await speak("de");
    expect(namesOf(seats)).toEqual(["Léa", "Walli Wachtel", "Bo", "Bodo Bilch"]);
  });

  it("take no bot for a person who is called like an animal", () => {
    const names = namesOf([{ ...LEA, name: "lili la caille" }, FOX, { ...FOX, animal: 9 }]);
    expect(names).toEqual(["lili la caille", "Max le Mulot", "Nina la Loutre"]);
  });

  it("call a bot that stands in for somebody who left an animal, too: its moves are its own", () => {
    expect(namesOf([LEA, { name: "Léo", bot: "renard", animal: 2 }])).toEqual(["Léa", "Lili la Caille"]);
  });

  it("have a shape and a colour each, and say who is you, who is here and whose move it is", () => {
    const seats = [{ ...LEA, here: false }, { ...FOX, here: false }, LEA];
    const chairs = chairsOf(seats, ["a", "b", "c"], [0], [1, 2]);
    expect(new Set(chairs.map(({ shape }) => shape)).size).toBe(3);
    expect(new Set(chairs.map(({ colour }) => colour)).size).toBe(3);
    expect(chairs.map(({ name, you, here, active }) => [name, you, here, active])).toEqual([
      ["a", true, false, false],
      ["b", false, true, true],
      ["c", false, true, true],
    ]);
  });
});
