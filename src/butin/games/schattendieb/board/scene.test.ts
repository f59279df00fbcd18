// What is told beside what lies there: the step of a turn, whom it is about, what became of cards.
import { describe, expect, it } from "vitest";
import { HIDDEN } from "./cards";
import { type TableFrame, after, lay } from "./laid";
import { flies } from "./moves";
import { MOMENTS, type Moment, watched } from "./samples";
import { type Scene, alike, watching } from "./scene";
import { dwell } from "./about";
import type { Told, View } from "./shapes";

type Kind = Told["kind"];
const having = (kind: Kind): Moment[] => MOMENTS.filter(({ events }) => events.some((told) => told.kind === kind));
const eventsOf = <One extends Kind>({ events }: Moment, kind: One) =>
  events.filter((told): told is Extract<Told, { kind: One }> => told.kind === kind);

/** A frame as far as one of these events was told. */
function frameAt(view: View, next: View | null, events: Told[], nth = events.length - 1): TableFrame {
  const landed = events.slice(0, nth + 1).filter(({ to }) => to === undefined || to === view.seat);
  const laid = landed.reduce((lies, told) => after(lies, told, view.seat), lay(view));
  return { view, next, landed, laid, told: events[nth] ?? null } as unknown as TableFrame;
}
/** All that is shown of a move, then the table at rest. */
function told({ before, events, after }: Moment, seen = watching()): { shown: [Told, Scene][]; rest: Scene } {
  const shown = events.flatMap((event, nth): [Told, Scene][] =>
    dwell(event) > 0 ? [[event, seen(frameAt(before, after, events, nth))]] : [],
  );
  return { shown, rest: seen(frameAt(after, null, [])) };
}
const upTo = (moment: Moment, kind: Kind): Scene => told(moment).shown.find(([event]) => event.kind === kind)![1];

describe("a telling", () => {
  it("goes through the seven steps in their order", () => {
    for (const moment of MOMENTS) {
      const steps = told(moment).shown.map(([, { step }]) => step);
      const turn = steps.slice(0, steps.includes(0) ? steps.indexOf(0) : undefined);
      if (!having("nobody_played").includes(moment)) expect(turn).toEqual([...turn].sort());
    }
  });

  it("turns all cards up together, with the first that is told, and no longer than they are", () => {
    for (const moment of having("revealed")) {
      expect(upTo(moment, "revealed").seats.flatMap(({ front }) => front)).not.toContain(HIDDEN);
      for (const [{ kind }, { turned }] of told(moment).shown) expect(turned).toBe(kind === "revealed");
    }
  });

  it("shows every kind of event that is for everybody, but for the quiet ones", () => {
    const quiet = new Set(["safes_opened", "pile_laid", "dealt"]);
    for (const { events } of MOMENTS) for (const event of events) expect(dwell(event) > 0).toBe(!quiet.has(event.kind));
  });

  it("says of which part of a place it is told", () => {
    for (const moment of MOMENTS)
      for (const [{ kind }, { part, lit }] of told(moment).shown)
        if (lit.length && !/extra_game_begun|picked_up|chosen|ended/.test(kind)) expect(part, kind).not.toBeNull();
  });

  it("names the next game only once it has begun", () => {
    for (const moment of having("game_begun"))
      for (const [{ kind }, { begun }] of told(moment).shown) expect(begun).toBe(kind === "game_begun");
  });
});

describe("what became of a card", () => {
  const turn = having("cancelled").filter(({ after }) => after.position.phase === "extras");

  it("stays while the turn lasts, for whoever saw it go", () => {
    expect(turn.length).toBeGreaterThan(0);
    for (const moment of turn) {
      const gone = eventsOf(moment, "cancelled").flatMap(({ seats }) => seats);
      const late = watching()(frameAt(moment.after, null, []));
      for (const seat of gone) {
        expect(told(moment).rest.seats[seat]).toMatchObject({ mark: "cancelled", front: [] });
        expect([told(moment).rest.seats[seat]!.ghost !== "", late.seats[seat]!.ghost]).toEqual([true, ""]);
      }
    }
  });

  it("goes when cards are drawn, and is no business of another table", () => {
    const [moment] = turn;
    const seen = watching();
    told(moment!, seen);
    const drawn: Told = { kind: "drawn", rule: "SD-25", seat: 0, count: 1 };
    expect(
      seen(frameAt(moment!.after, null, [drawn]))
        .seats.map(({ ghost }) => ghost)
        .join(""),
    ).toBe("");
    told(moment!, seen);
    const other = seen(frameAt({ ...moment!.after }, null, []));
    expect(other.seats.map(({ ghost }) => ghost).join("")).toBe("");
  });

  it("is shared by equal jewels", () => {
    for (const moment of having("cancelled")) {
      const { seats } = upTo(moment, "cancelled");
      const [{ seats: gone } = { seats: [] as number[] }] = eventsOf(moment, "cancelled");
      for (const seat of gone) expect(alike(seat, seats)).toEqual(gone);
    }
  });

  it("is a cross on every lock when all close at once, a mask where a jewel was", () => {
    for (const moment of having("all_locked_at_once"))
      for (const seat of eventsOf(moment, "all_locked_at_once")[0]!.seats)
        expect(upTo(moment, "all_locked_at_once").seats[seat]!.mark).toBe("failed");
    for (const moment of having("stolen"))
      expect(upTo(moment, "stolen").seats[eventsOf(moment, "stolen")[0]!.from]!.mark).toBe("robbed");
  });
});

it("lets cards fly from where they lay to where they lie then, and no others", () => {
  for (const { before, events } of MOMENTS)
    for (const event of events)
      for (const { word, from, to } of flies(event, before.seat)) {
        if (word === HIDDEN) expect(`${from} ${to}`).toMatch(/^(held:\d (pile|discard)|pile (discard|held:\d))$/);
        else expect(`${from} ${to}`).toMatch(/^(card:\S+|held:\d|front:\d) (front|safe):\d$/);
      }
});

it("adds up for those who only watch", () => {
  for (const { before, events, after: then } of MOMENTS.map(watched))
    expect(events.reduce((lies, told) => after(lies, told, -1), lay(before))).toEqual(lay(then));
});
