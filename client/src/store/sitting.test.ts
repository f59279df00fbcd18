import { expect, it } from "vitest";
import { entry } from "../wire/fakes";
import type { Entry, Missed } from "../wire/wire";
import { earlier, sitting } from "./sitting";
import { linesBefore } from "./story";

const LEA = { name: "Léa", bot: "", animal: 1 };
const missed = (n: number, one: Entry): Missed => ({ n, entry: one, events: [{ kind: "covered", rule: "", seat: 1 }] });

it("follows a chair backwards, through whoever had it", () => {
  const now = { seats: [LEA, { name: "Zoé", bot: "", animal: 2 }], self: 0 };
  const lines = linesBefore(
    [
      missed(1, entry("moved")),
      missed(2, entry("freed", { seat: 1, bot: "renard", was: "Léo" })),
      missed(3, entry("moved")),
      missed(4, entry("sat", { seat: 1, name: "Zo", was: "renard" })),
      missed(5, entry("named", { seat: 1, name: "Zoé", was: "Zo" })),
    ],
    now,
  );
  const called = lines.map(({ n, event, who }) => [
    n,
    event ? "event" : "entry",
    who.seats[1]?.bot || who.seats[1]?.name,
  ]);
  expect(called.filter(([, what]) => what === "event").map(([n, , name]) => [n, name])).toEqual([
    [1, "Léo"],
    [2, "Léo"],
    [3, "renard"],
    [4, "Zo"],
    [5, "Zoé"],
  ]);
  expect(called.find(([n, what]) => n === 2 && what === "entry")?.[2]).toBe("Léo");
});

it("knows of old entries at least the name that was left behind", () => {
  const now = { seats: [LEA, { name: "Léo", bot: "renard", animal: 2 }], self: 0 };
  expect(earlier(now, entry("freed", { seat: 1, bot: "renard" })).seats[1]).toEqual({
    name: "Léo",
    bot: "",
    animal: 2,
  });
  expect(earlier(now, entry("sat", { seat: 1, name: "Léo" }))).toBe(now);
});

it("was nobody here before sitting down", () => {
  const now = { seats: [LEA], self: 0 };
  expect(earlier(now, entry("sat", { seat: 0, name: "Léa", was: "chaton" }))).toEqual({
    seats: [{ name: "chaton", bot: "chaton", animal: 1 }],
    self: -1,
  });
});

it("is the same moment as long as everybody stays", () => {
  const first = sitting([LEA], 0);
  expect(sitting([{ ...LEA }], 0, first)).toBe(first);
  expect(sitting([LEA], -1, first)).not.toBe(first);
  expect(sitting([{ name: "Bo", bot: "", animal: 1 }], 0, first)).not.toBe(first);
});
