import { beforeEach, describe, expect, it } from "vitest";
import { news } from "../wire/fakes";
import type { Report } from "../wire/wire";
import { grain, RaceStore } from "./race.svelte";

let said: Report[];
let reached: string[];
let race: RaceStore;
const begins = { id: "r1", nonce: "n", phase: 1 };

beforeEach(() => {
  [said, reached] = [[], []];
  race = new RaceStore(
    (fields) => said.push(fields),
    (move, id) => reached.push(`${move} in ${id}`),
  );
});

describe("a race", () => {
  it("is armed until its dice are on the table", () => {
    race.heard({ type: "armed", race: "r1", commit: "c" });
    expect(race.armed).toBe(true);
    race.hasty("column");
    expect(reached).toEqual(["column in r1"]);
    race.laid(news(3, {}, [], [], { race: begins }), 100);
    expect([race.armed, race.id]).toEqual([false, "r1"]);
  });

  it("tells when it was painted, and ticks at most sixty times a second", () => {
    race.laid(news(3, {}, [], [], { race: begins }), 100);
    race.painted(109.5, 16.7);
    race.tick(16.7);
    race.tick(20);
    race.tick(33.4);
    expect(said).toEqual([
      { do: "painted", race: "r1", hold: 9.5, frame: 16.7 },
      { do: "tick", race: "r1", elapsed: 16.7 },
      { do: "tick", race: "r1", elapsed: 33.4 },
    ]);
  });

  it("shows hands until the verdict, and then everybody's time", () => {
    race.laid(news(3, {}, [], [], { race: begins }), 100);
    race.heard({ type: "hands", race: "r1", seat: 1, what: "column" });
    expect(race.hands.map((one) => one.seat)).toEqual([1]);
    const measured = [{ seat: 0, took: 300, measured: 300, flagged: false }];
    race.laid(news(4, { seat: 0, race: measured, seed: "s" }), 900);
    expect([race.hands, race.verdict]).toEqual([[], measured]);
    race.laid(news(5, { seat: 1, race: [{ seat: 1, took: 340, measured: 340, flagged: false }] }), 950);
    expect(race.verdict.map((one) => one.measured)).toEqual([300, 340]);
  });
});

it("a coarse clock is noticed", () => {
  let calls = 0;
  expect(grain(() => Math.floor(calls++ / 50) * 16)).toBe(16);
});
