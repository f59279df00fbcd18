import { beforeEach, describe, expect, it } from "vitest";
import { chairsOf, namesOf } from "./chairs";
import { need, speak } from "./language.svelte";

const LEA = { name: "Léa", bot: "" };
const FOX = { name: "renard", bot: "renard" };

beforeEach(async () => {
  await speak("fr");
  await need("voleurs");
});

describe("chairs", () => {
  it("call people by their names, oneself you, and bots by theirs, twins with a number", () => {
    const seats = [LEA, FOX, { ...LEA, name: "Bo" }, FOX];
    expect(namesOf("voleurs", seats)).toEqual(["Léa", "Rusé Renard", "Bo", "Rusé Renard 2"]);
    expect(namesOf("voleurs", seats, 2)[2]).toBe("Toi");
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
