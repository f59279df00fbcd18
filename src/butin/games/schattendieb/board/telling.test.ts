// A telling leads from one view to the next, whatever happens on the way.
import { describe, expect, test } from "vitest";
import { MOMENTS, type Moment } from "./samples";
import type { Told } from "./shapes";
import { Telling, Thinking, dwell } from "./telling";
import { type Stage, after, stageOf } from "./stage";

/** The first event of a kind, and the move that brought it. */
function first<Kind extends Told["kind"]>(kind: Kind): { moment: Moment; event: Extract<Told, { kind: Kind }> } {
  const is = (told: Told): told is Extract<Told, { kind: Kind }> => told.kind === kind;
  for (const moment of MOMENTS) {
    const event = moment.events.find(is);
    if (event) return { moment, event };
  }
  throw new Error(`nothing was ${kind}`);
}

function lies(stage: Stage) {
  const { places, hand, pile, discards } = stage;
  return {
    pile,
    discards,
    hand,
    places: places.map(({ front, safe, lock, hand: held }) => ({ front, safe, lock, held })),
  };
}

const momentsOf = (kind: string) => MOMENTS.filter(({ events }) => events.some((told) => told.kind === kind));

function told(moment: Moment, until: string): Stage {
  const telling = new Telling();
  let stage = telling.at(moment.before, moment.after, null);
  for (const event of moment.events.filter((one) => dwell(one) > 0)) {
    stage = telling.at(moment.before, moment.after, event);
    if (event.kind === until) break;
  }
  return stage;
}

describe("a telling", () => {
  test.each(MOMENTS.map((moment, number) => [number, moment] as const))(
    "%i ends where the next view begins",
    (_, moment) => {
      const telling = new Telling();
      let stage = stageOf(moment.before);
      for (const event of moment.events) if (dwell(event) > 0) stage = telling.at(moment.before, moment.after, event);
      expect(lies(stage)).toEqual(lies(stageOf(moment.after)));
    },
  );

  test("turns all cards up together, with the first that is told", () => {
    for (const moment of momentsOf("revealed")) {
      const stage = told(moment, "revealed");
      expect(stage.places.flatMap((place) => place.front)).not.toContain("?");
      expect(stage.turned).toBe(true);
    }
  });

  test("goes on turning them while the others are told, and no longer", () => {
    const { moment } = first("revealed");
    const telling = new Telling();
    const turned = moment.events
      .filter((event) => dwell(event) > 0)
      .map((event) => [event.kind, telling.at(moment.before, moment.after, event).turned]);
    expect(turned.filter(([kind]) => kind === "revealed").length).toBeGreaterThan(1);
    for (const [kind, turning] of turned) expect(turning).toBe(kind === "revealed");
  });

  test("hears an event once, however often it is asked", () => {
    const { moment, event } = first("stored");
    const telling = new Telling();
    const once = telling.at(moment.before, moment.after, event);
    expect(telling.at(moment.before, moment.after, event)).toBe(once);
  });

  test("begins anew when the table lies still, or when it is told once more", () => {
    const moment = momentsOf("laid")[0]!;
    const telling = new Telling();
    telling.at(moment.before, moment.after, moment.events[0]!);
    expect(telling.at(moment.before, moment.after, null)).toEqual(stageOf(moment.before));
    expect(telling.at({ ...moment.before }, moment.after, moment.events[0]!)).toEqual(
      after(stageOf(moment.before), moment.events[0]!, moment.after, moment.before.seat),
    );
  });

  test("lets equal jewels meet and leaves their ghosts", () => {
    const {
      moment,
      event: { seats },
    } = first("cancelled");
    const stage = told(moment, "cancelled");
    expect(stage.flights.map((flight) => flight.to)).toEqual(seats.map(() => "meet"));
    for (const seat of seats) expect(stage.places[seat]).toMatchObject({ front: [], mark: "cancelled" });
    expect(stage.step).toBe(2);
  });

  test("keeps what is gone as ghosts while the turn lasts, for whoever saw it go", () => {
    const moment = momentsOf("cancelled").find(({ after }) => after.position.phase === "extras")!;
    const gone = moment.events.flatMap((one) => (one.kind === "cancelled" ? one.seats : []));
    const telling = new Telling();
    for (const event of moment.events) telling.at(moment.before, moment.after, event);
    const [seen, late] = [telling, new Telling()].map((one) => one.at(moment.after, null, null));
    for (const seat of gone)
      expect([seen!, late!].map((stage) => stage.places[seat]!.ghost !== "")).toEqual([true, false]);
  });

  test("carries loot to the thief before it goes into the safe", () => {
    const { moment, event } = first("stolen");
    const stage = told(moment, "stolen");
    expect(stage.places[event.seat]!.front).toContain(event.card);
    expect(stage.places[event.from]!.front).not.toContain(event.card);
  });

  test("goes through the seven steps in their order", () => {
    for (const moment of MOMENTS) {
      const telling = new Telling();
      const steps = moment.events
        .filter((one) => dwell(one) > 0)
        .map((event) => telling.at(moment.before, moment.after, event).step);
      const turn = steps.slice(0, steps.includes(0) ? steps.indexOf(0) : undefined);
      if (!momentsOf("nobody_played").includes(moment)) expect(turn).toEqual([...turn].sort());
    }
  });

  test("shows every kind of event that is for everybody, but for the quiet ones", () => {
    const quiet = new Set(["safes_opened", "pile_laid", "dealt"]);
    for (const { events } of MOMENTS) for (const event of events) expect(dwell(event) > 0).toBe(!quiet.has(event.kind));
  });
});

describe("thinking", () => {
  const view = { ...MOMENTS[0]!.before, seat: 0, actors: [0, 1] };
  const laid: Told = { kind: "laid", rule: "SD-5", seat: 1 };

  test("goes on while another lays a card, and between two of them", () => {
    const thinking = new Thinking();
    expect(thinking.at(view, true, null)).toBe(true);
    expect(thinking.at(view, false, laid)).toBe(true);
    expect(thinking.at({ ...view }, false, null)).toBe(true);
  });

  test("ends with the move, and when something is told", () => {
    const thinking = new Thinking();
    thinking.at(view, true, null);
    expect(thinking.at({ ...view, actors: [1] }, false, null)).toBe(false);
    thinking.at(view, true, null);
    expect(
      thinking.at(view, false, { kind: "revealed", rule: "SD-7", seat: 1, card: "ring7", together: ["ring7"] }),
    ).toBe(false);
  });

  test("does not begin by itself: a replay is only looked at", () => {
    expect(new Thinking().at(view, false, null)).toBe(false);
  });
});
