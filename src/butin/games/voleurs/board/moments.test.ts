import { fetchWords, wordsOver } from "@page/lib/words";
import { expect, it } from "vitest";
import { advice } from "./advice";
import { decisive, mark, matters } from "./moments";
import { samples } from "./samples";
import type { Told } from "./shapes";

const words = wordsOver("fr", [await fetchWords("voleurs", "fr")], ["Toi", "Léa", "Filou"]);
const taken = (seat: number, from: number, height: number): Told => ({
  kind: "taken",
  rule: "VO-5",
  seat,
  motif: "crown",
  pile: 0,
  height,
  from,
});

it("matters who took a pile and who lost it", () => {
  const seats = [0, 1, 2].filter((seat) => matters(taken(0, 2, 5), seat));
  expect(seats).toEqual([0, 2]);
  expect(matters({ kind: "drawn", rule: "VO-11", seat: 0 }, 0)).toBe(false);
});

it("marks in a replay who stole from somebody", () => {
  expect([mark(taken(1, 0, 4)), mark(taken(1, -1, 4))]).toEqual([1, null]);
});

it("was decided by the tallest pile that a winner stole", () => {
  const story = [taken(0, -1, 12), taken(0, 1, 4), taken(0, 1, 9), taken(0, 2, 6), taken(1, 0, 20)];
  expect(decisive(story, [0])).toBe(story[2]);
  expect(decisive(story.slice(0, 1), [0])).toBe(story[0]);
  expect(decisive(story, [2])).toBe(null);
});

it("gives a reason for a hint, whatever it is", () => {
  const said = (move: string) => advice(samples.turn, move, words).replaceAll("\u00a0", " ");
  expect(said("keg>0")).toBe("« tonneau » sur la même image, chez Filou : 7 cartes pour toi.");
  expect(said("keg>1")).toContain("au milieu : 2 cartes");
  expect(said("crown>2")).toContain("ton propre tas");
  expect(said("keg>4")).toContain("Pose une carte « tonneau »");
  expect(said("ham>2")).toContain("Cache « couronne »");
  expect(said("candlestick>5")).toContain("chandelier");
  expect(said("nonsense")).toBe("");
  expect(new Set(samples.turn.legal.map(said)).has("")).toBe(false);
});
