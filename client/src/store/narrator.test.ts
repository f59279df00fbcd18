import { beforeEach, describe, expect, it } from "vitest";
import { Narrator } from "./narrator.svelte";
import type { StoryLine } from "./story";

const WHO = { seats: ["Léa", "Bo", "Cy"].map((name) => ({ name, bot: "", animal: 1 })), self: 0 };
const MINUTE = 60_000;
let narrator: Narrator;
beforeEach(() => (narrator = new Narrator()));

function line(n: number, kind: string, seat = 1, more: { at?: number; to?: number; by?: "clock" } = {}): StoryLine {
  const { at = n * MINUTE, to, by } = more;
  const event = { kind, rule: "XX-1", seat, ...(to === undefined ? {} : { to }) };
  return { n, clause: "XX-1", event, entry: { kind: "moved", at, seat, ...(by ? { by } : {}) }, who: WHO };
}

/** `taken` matters to its seat, and to whoever `lost` it. */
function hear(one: StoryLine, said = true, you = [0]): void {
  const { kind, seat } = one.event ?? {};
  const matters = (other: number) => (kind === "taken" && seat === other) || (kind === "lost" && other === 0);
  narrator.hear(one, { you, matters, said });
}
const kinds = (seat = 0) => narrator.says(seat).map(({ event }) => event?.kind);

describe("the narrator", () => {
  it("tells what is shown, one thing after another", () => {
    hear(line(1, "covered"));
    const [first] = narrator.says(0);
    hear(line(1, "drawn"), false);
    expect(narrator.says(0)[0]).toBe(first);
    hear(line(2, "walked", 2));
    expect(kinds()).toEqual(["walked"]);
  });

  it("stays with what mattered to somebody until another move", () => {
    hear(line(1, "walked"));
    hear(line(1, "taken"));
    hear(line(1, "turned_up"));
    expect(kinds()).toEqual(["taken"]);
    hear(line(2, "walked"));
    expect(kinds()).toEqual(["walked"]);
  });

  it("finds what mattered also where nothing is shown by itself", () => {
    for (const kind of ["walked", "taken", "turned_up"]) hear(line(1, kind), false);
    expect(kinds()).toEqual(["taken"]);
  });

  it("keeps what is mine until I act, tap it, or the next thing of mine comes", () => {
    hear(line(1, "lost"));
    hear(line(2, "taken"));
    hear(line(3, "walked", 2));
    expect([kinds(), kinds(2), narrator.keeps(0)]).toEqual([["lost"], ["walked"], true]);
    narrator.seen(0);
    expect([kinds(), narrator.keeps(0)]).toEqual([["walked"], false]);
    hear(line(4, "lost"));
    hear(line(6, "taken", 0));
    expect(kinds()).toEqual(["taken"]);
    hear(line(7, "covered", 0));
    expect(kinds()).toEqual(["covered"]);
  });

  it("tells things of mine together where they come in one move or within seconds", () => {
    hear(line(1, "lost", 1));
    hear(line(1, "lost", 2));
    hear(line(2, "lost", 1, { at: MINUTE + 1000 }));
    expect(kinds().length).toBe(3);
    hear(line(3, "lost", 1));
    expect(narrator.says(0).map(({ n }) => n)).toEqual([3]);
    hear(line(4, "taken", 0));
    hear(line(5, "lost", 1, { at: 4 * MINUTE + 1000 })); // whoever did the one knows of it
    expect(narrator.says(0).map(({ n }) => n)).toEqual([5]);
  });

  it("knows nothing in a new match of what befell somebody in the one before", () => {
    hear(line(1, "lost", 1));
    const dealt = line(2, "dealt");
    hear({ ...dealt, entry: { ...dealt.entry, kind: "started" } });
    expect(narrator.says(0).map(({ n }) => n)).toEqual([2]);
  });

  it("keeps it through a move that the clock made for me", () => {
    hear(line(1, "lost"));
    hear(line(2, "covered", 0, { by: "clock" }));
    expect(kinds()).toEqual(["lost"]);
  });

  it("has a line for everybody on one device, and tells nobody another's secret", () => {
    hear(line(1, "covered"), true, [0, 1]);
    hear(line(1, "picked_up", 1, { to: 1 }), true, [0, 1]);
    expect([kinds(0), kinds(1)]).toEqual([["covered"], ["covered"]]);
    hear(line(2, "taken", 1), true, [0, 1]);
    hear(line(3, "walked", 2), true, [0, 1]);
    expect([kinds(0), kinds(1)]).toEqual([["walked"], ["taken"]]);
  });
});
