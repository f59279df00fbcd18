// The television on views of real matches: what lies open, and nothing of what the dice mean.
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { chairsOf } from "@page/store/chairs";
import { bundleOf, wordsOver } from "@page/lib/words";
import type { Reach } from "@page/store/race.svelte";
import { samples } from "./samples";
import type { Told, View } from "./shapes";
import * as tv from "./tv";

const NAMES = ["Zoé", "Papa", "Bo", "Cy", "Di", "Ed"];
const text = (lang: string) => readFileSync(`${import.meta.dirname}/../words.${lang}.ftl`, "utf8");
const fr = wordsOver("fr", [bundleOf("fr", text("fr"))], NAMES);
const lying = Object.values(samples).filter((one): one is View => !Array.isArray(one));
const views = [...lying, ...samples.hands].map((view, nth): [string, View] => [
  `${nth} ${view.position.phase} of ${view.seats}`,
  watched(view),
]);

/** As a watcher gets it. */
function watched(view: View): View {
  const { tasks, shown } = view.position;
  const open = tasks.map((task, seat) => (view.seats === 2 || shown?.includes(seat) ? task : "?"));
  return { ...view, seat: -1, legal: [], position: { ...view.position, tasks: open } };
}

let on: Record<string, unknown> | null = null;
function shown(view: View, race: { armed: boolean; hands: Reach[] } = { armed: false, hands: [] }) {
  const names = NAMES.slice(0, view.seats);
  const props = $state({
    view,
    next: null,
    told: null as Told | null,
    chairs: chairsOf(
      names.map((_, shape) => ({ bot: "", shape })),
      names,
      [],
      view.actors,
    ),
    words: fr,
    motion: false,
    pace: 1,
    race: { id: "r1", early: 0, painted() {}, tick() {}, hasty() {}, ...race },
    aim: null,
  });
  on = mount(tv.Screen, { target: document.body, props });
  flushSync();
  return props;
}
const many = (selector: string): number => document.querySelectorAll(selector).length;

afterEach(() => {
  if (on) void unmount(on);
  on = null;
  document.body.replaceChildren();
});

describe("the television", () => {
  it("does not bring the board along", () => {
    expect(Object.keys(tv)).not.toContain("Board");
  });

  it.each(views)("shows every die, every treasure and every seat, and nothing to touch: %s", (_, view) => {
    shown(view);
    const { dice, tower, taken } = view.position;
    expect(many(".die")).toBe(dice.filter((die) => die !== "unthrown").length);
    expect(many(".pillar .thing")).toBe(tower.length);
    expect(many(".laid .thing:not(.wish)")).toBe(taken.flat().length);
    expect(many(".laid")).toBe(view.seats);
    expect(many("button, a, input, [tabindex]")).toBe(0);
  });

  it.each(views)("says what each seat does and what is awaited, never a colour of the dice: %s", (_, view) => {
    const said = [tv.prompt(view, fr), ...view.actors.map((seat) => tv.doing(view, seat, fr))];
    for (const one of said) expect(one).toMatch(/^[\p{L}].*/u);
    expect(said.join(" ")).not.toMatch(/(doing|screen)-|rouge|jaune|vert|bleu|violet/);
  });

  it("shakes the cup and shows no die while these are in the air", () => {
    shown(watched(samples.race), { armed: true, hands: [] });
    expect([many(".die"), many(".plane .cup")]).toEqual([0, 1]);
  });

  it("shows the hand that seems first, until the column goes to its owner and the tower falls", () => {
    const props = shown(watched(samples.race), { armed: false, hands: [{ seat: 1, what: "column" }] });
    expect([many(".reach"), many(".pillar .thing")]).toEqual([1, 5]);
    props.race.hands = [];
    props.told = { kind: "column_taken", rule: "AT-10", seat: 1 };
    flushSync();
    expect([many(".reach"), many(".pillar .thing"), many(".laid .column")]).toEqual([0, 4, 1]);
    expect(document.querySelector(".place:nth-child(2) .column")).not.toBeNull();
  });

  it("stamps the task at the judging and pays the gold at its place", () => {
    const props = shown(watched(samples.loot));
    for (const told of samples.judging.slice(0, 4)) {
      props.told = told;
      flushSync();
    }
    expect(document.querySelector(".stamp")?.textContent).toBe("✓");
    expect(many(".die.called")).toBe(3);
    for (const told of samples.judging.slice(4, 7)) {
      props.told = told;
      flushSync();
    }
    expect([...document.querySelectorAll(".paid")].map((one) => one.textContent)).toEqual(["+4", "+3"]);
  });

  it("ends with everybody's gold", () => {
    const view = watched(samples.paid);
    shown({ ...view, winners: [0], position: { ...view.position, phase: "over" } });
    expect([many(".riches li"), many(".riches .won"), many(".die")]).toEqual([4, 1, 0]);
  });
});
