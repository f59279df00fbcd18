import { fetchWords, wordsOver } from "@page/lib/words";
import { expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { advice } from "./advice";
import { dwell, lands } from "./pace";
import { samples } from "./samples";
import type { Told } from "./shapes";
import { decisive, mark, matters } from "./tally";
import Won from "./Won.svelte";

const words = wordsOver("fr", [await fetchWords("labyrinthe", "fr")], ["Toi", "Léa"]);
const taken = (seat: number): Told => ({ kind: "taken", rule: "LA-13", seat, treasure: "owl", count: 1 });

it("matters who found a treasure", () => {
  expect([matters(taken(1), 1), matters(taken(1), 0)]).toEqual([true, false]);
});

it("marks in a replay who found a treasure", () => {
  expect([mark(taken(1)), mark({ kind: "stayed", rule: "LA-11", seat: 0, square: "1,1", path: [] })]).toEqual([
    1,
    null,
  ]);
});

it("was decided by the winner's last find", () => {
  const story = [taken(0), taken(0), taken(1)];
  expect(decisive(story, [0])).toBe(story[1]);
  expect(decisive([], [0])).toBe(null);
});

it("gives a reason for every hint", () => {
  const views = [...samples.common, ...samples.secret, ...samples.bound].map(({ before }) => before);
  expect(views.length).toBeGreaterThan(0);
  for (const view of views)
    for (const move of view.legal) expect(advice(view, move, words), move).toMatch(/^[A-Z].*[.!]$/);
});

it("counts a find when its disc has come to the seat, and nobody waits longer", () => {
  expect(lands(taken(1))).toBe(dwell(taken(1)));
});

it("draws every disc that a seat has found", () => {
  const found = samples.over.position.taken.map((_, seat) => {
    const target = document.createElement("div");
    const won = mount(Won, { target, props: { view: samples.over, seat } });
    flushSync();
    const discs = target.querySelectorAll(".one").length;
    void unmount(won);
    return discs;
  });
  expect(found).toEqual(samples.over.position.taken.map((discs) => discs.length));
});
