// What can be done and what it would bring, on views of real games.
import { describe, expect, test } from "vitest";
import { adviceOf, fit, lastCards, loot, moveOf, open, outlook, picked } from "./choices";
import { handOf, score } from "./position";
import { MOMENTS } from "./samples";
import type { Position, View } from "./shapes";

const own = (phase: string): View =>
  MOMENTS.map(({ before }) => before).find(
    (view) => view.legal.length > 2 && view.position.phase === phase && handOf(view).length >= 3,
  )!;
const ids = (view: View, picks: number[], victim: number | null = null) =>
  outlook(view, picks, victim).sentences.map(({ id }) => id);

/** A view with some fields of its position changed. */
function but(view: View, change: Partial<Position>, legal = view.legal): View {
  return { ...view, legal, position: { ...view.position, ...change } };
}

function holding(hand: string[], safe: string[], more: Partial<Position> = {}): View {
  return but(
    { ...own("choose"), seat: 0, seats: 3 },
    { hands: [hand, 4, 4], fronts: [[], [], []], safes: [safe, [], []], locks: [null, null, null], ...more },
    hand,
  );
}

describe("step 1", () => {
  const view = own("choose");

  test("one card is picked at a time, and it is a legal move", () => {
    const picks = picked(view, picked(view, [], 0), 2);
    expect(picks).toEqual([2]);
    expect(view.legal).toContain(moveOf(view, picks, null));
    expect(open(view)).toEqual(handOf(view).map(() => true));
  });

  test("nothing picked is no move", () => expect(moveOf(view, [], null)).toBe(""));

  test("a lock says whether it would close", () => {
    const six = ["ring1", "ring2", "ring3", "ring4", "ring5", "ring6"];
    expect(ids(holding(["lock6", "ring9"], six), [0])).toEqual(["board-lock-closes"]);
    expect(ids(holding(["lock5", "ring9"], six), [0])).toEqual(["board-lock-small"]);
    expect(ids(holding(["lock15", "ring9"], []), [0])).toEqual(["board-lock-empty"]);
  });

  test("the last cards of all waste a lock", () => {
    const last = holding(["lock6"], ["ring1"], { exhausted: true, hands: [["lock6"], 1, 0] });
    expect(lastCards(last)).toBe(true);
    expect(fit(last, "lock6", 1)).toBe("wasted");
    expect(fit(holding(["lock6"], ["ring1"], { exhausted: true, hands: [["lock6"], 2, 0] }), "lock6", 1)).toBe(
      "closes",
    );
  });

  test("with two safes open, closing has its danger", () => {
    expect(ids(holding(["lock6", "ring9"], ["ring1"], { locks: [null, "lock4", null] }), [0])).toEqual([
      "board-lock-closes",
      "board-together",
    ]);
  });

  test("a jewel says what the safe would hold, its friends, and a lock that gets too small", () => {
    const held = holding(["ring7", "ring2", "lock4", "shadow"], ["watch1", "watch2", "watch3", "watch4"]);
    const { count, points, sentences } = outlook(held, [0], null);
    expect([count, points]).toEqual([5, 17]);
    expect(sentences.map(({ id }) => id)).toEqual(["board-passes", "board-friends", "board-lock-no-more"]);
    expect(sentences[1]?.values).toEqual({ count: 1 });
  });

  test("thieves say whom they may rob", () => {
    expect(ids(holding(["shadow", "thief-ring"], []), [0])).toEqual(["board-shadow"]);
    expect(ids(holding(["shadow", "thief-ring"], []), [1])).toEqual(["board-thief"]);
  });

  test("before anything is picked, one reads which lock is needed", () => {
    expect(outlook(holding(["ring1"], ["ring9"]), [], null).sentences).toEqual([
      { id: "board-needs", values: { lock: 4, points: 9 } },
    ]);
    expect(ids(holding(["ring1"], []), [])).toEqual(["board-safe-empty"]);
    expect(ids(holding(["ring1"], Array<string>(16).fill("ring1")), [])).toEqual(["board-safe-too-full"]);
  });
});

describe("step 3", () => {
  const view = own("steal");

  test("every legal theft has its victim, and no other", () => {
    const moves = [...loot(view).keys()].map((seat) => moveOf(view, [], seat));
    expect(moves.sort()).toEqual(view.legal.filter((move) => move.startsWith("take")).sort());
  });

  test("what a theft would bring is said beforehand", () => {
    const [seat, card] = [...loot(view)][0]!;
    const { count } = outlook(view, [], seat);
    expect(count).toBe(view.position.safes[view.seat]!.length + 1);
    expect(adviceOf(view, `take ${card}`).victim).toBe(seat);
  });
});

describe("step 4", () => {
  const view = own("extras");
  const places = open(view).flatMap((may, place) => (may ? [place] : []));

  test("any number of jewels of the kind may be picked and put back", () => {
    expect(places.length).toBeGreaterThan(1);
    const all = places.reduce((picks, place) => picked(view, picks, place), [] as number[]);
    expect(view.legal).toContain(moveOf(view, all, null));
    expect(view.legal).toContain(moveOf(view, [...all].reverse(), null));
    expect(picked(view, all, places[0]!)).toEqual(places.slice(1));
    expect(moveOf(view, [], null)).toBe("add nothing");
  });

  test("another kind cannot be picked", () => {
    const other = open(view).indexOf(false);
    expect(picked(view, [], other)).toEqual([]);
  });

  test("the jewel in front counts as well", () => {
    const { safes, fronts } = view.position;
    expect(outlook(view, places, null).count).toBe(
      safes[view.seat]!.length + fronts[view.seat]!.length + places.length,
    );
  });

  test("advice points to the cards", () => {
    const best = view.legal.at(-1)!;
    expect(moveOf(view, adviceOf(view, best).places, null)).toBe(best);
    expect(adviceOf(view, "add nothing")).toEqual({ places: [], victim: null, rest: true });
    expect(adviceOf(view, null)).toEqual({ places: [], victim: null, rest: false });
  });
});

test("a seat's number is what it has for sure", () => {
  const view = holding(["ring1"], ["ring9"], {
    results: [[5, 7, 0]],
    locks: [null, "lock4", null],
    safes: [["ring9"], ["ring10", "watch2"], []],
  });
  expect([0, 1, 2].map((seat) => score(view, seat))).toEqual([5, 19, 0]);
});
