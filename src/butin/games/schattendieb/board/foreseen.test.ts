// What is said before a move is what the referee does with it, on views of real games.
import { expect, test } from "vitest";
import { worth } from "./cards";
import { wordsIn, steps } from "./moves";
import { fit, outlook } from "./outlook";
import { handOf } from "./position";
import { MOMENTS } from "./samples";
import type { View } from "./shapes";

const safeOf = (view: View): string[] => view.position.safes[view.seat] ?? [];
/** The same moment before the jewel in front was laid. */
function unlaid(view: View): View {
  const { position, seat } = view;
  const hand = [...(position.fronts[seat] ?? []), ...handOf(view)];
  const put = <Thing>(all: Thing[], thing: Thing) => all.map((old, number) => (number === seat ? thing : old));
  return {
    ...view,
    legal: hand,
    position: { ...position, phase: "choose", hands: put(position.hands, hand), fronts: put(position.fronts, []) },
  };
}

test("of a lock is what the referee does with it", () => {
  const judged = MOMENTS.flatMap(({ before, events }) =>
    events.flatMap((event) => {
      if (event.kind === "closed") return [[fit(before, event.card, event.count), "closes"]];
      if (event.kind === "lock_failed")
        return [[fit(before, event.card, event.count), event.count ? "small" : "empty"]];
      return event.kind === "lock_wasted" ? [[fit(before, event.card, 1), "wasted"]] : [];
    }),
  );
  expect(new Set(judged.map(([, done]) => done)).size).toBe(4);
  for (const [said, done] of judged) expect(said).toBe(done);
});

test("of a jewel to be laid is what lies in the safe once it has passed", () => {
  const passed = MOMENTS.filter(
    ({ before, move, after }) => move === "add nothing" && safeOf(after).length === safeOf(before).length + 1,
  );
  expect(passed.length).toBeGreaterThan(2);
  for (const { before, after } of passed) {
    const { count, points } = outlook(unlaid(before), before.position.fronts[before.seat]!);
    expect([count, points]).toEqual([safeOf(after).length, worth(safeOf(after))]);
  }
});

test("of a thief to be laid is what lies in the safe after its theft", () => {
  const thefts = MOMENTS.filter(
    ({ before, move, events }) =>
      /thief|shadow/.test(move) && events.some((event) => event.kind === "stored" && event.seat === before.seat),
  );
  expect(thefts.length).toBeGreaterThan(2);
  for (const { before, move, after } of thefts) {
    const { sentences } = outlook(before, [move]);
    expect(sentences[0]?.values.count).toBe(safeOf(after).length);
  }
});

test("of the last two safes comes true when both close at once", () => {
  const warned = MOMENTS.flatMap(({ before, move, events }) =>
    events.flatMap((event) => {
      if (event.kind !== "all_locked_at_once" || !move) return [];
      const { sentences } = outlook(before, [move]);
      return [[event.seats.length === 2, sentences.some(({ id }) => id === "board-together")]];
    }),
  );
  expect(warned).toContainEqual([true, true]);
  for (const [two, said] of warned) expect(said).toBe(two);
});

test("of added jewels is what lies in the safe afterwards", () => {
  const added = MOMENTS.filter(
    ({ move, events, after, before }) =>
      move.startsWith("add") &&
      after.position.results.length === before.position.results.length &&
      events.some((event) => event.kind === "stored" && event.seat === before.seat),
  );
  expect(added.length).toBeGreaterThan(2);
  for (const { before, move, after } of added) {
    const { count, points } = outlook(before, wordsIn(steps(move).flat()));
    expect([count, points]).toEqual([safeOf(after).length, worth(safeOf(after))]);
  }
});

test("of a theft is what lies in the safe afterwards", () => {
  const thefts = MOMENTS.filter(({ move }) => move.startsWith("take"));
  expect(thefts.length).toBeGreaterThan(0);
  for (const { before, move, events } of thefts) {
    const stored = events.flatMap((event) =>
      event.kind === "stored" && event.seat === before.seat ? event.cards : [],
    );
    const { count, points } = outlook(before, wordsIn(steps(move).flat()));
    expect([count, points]).toEqual([safeOf(before).length + stored.length, worth([...safeOf(before), ...stored])]);
  }
});
