// What can be done and what it would bring, on views of real games.
import { describe, expect, test } from "vitest";
import { fit, lastCards, loot, outlook } from "./outlook";
import { handOf, score } from "./position";
import { MOMENTS } from "./samples";
import type { Position, View } from "./shapes";

const own = (phase: string): View =>
  MOMENTS.map(({ before }) => before).find(
    (view) => view.legal.length > 2 && view.position.phase === phase && handOf(view).length >= 3,
  )!;
const ids = (view: View, ...picked: string[]) => outlook(view, picked).sentences.map(({ id }) => id);

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
  test("a lock says whether it would close", () => {
    const six = ["ring1", "ring2", "ring3", "ring4", "ring5", "ring6"];
    expect(ids(holding(["lock6", "ring9"], six), "lock6")).toEqual(["board-lock-closes"]);
    expect(ids(holding(["lock5", "ring9"], six), "lock5")).toEqual(["board-lock-small"]);
    expect(ids(holding(["lock15", "ring9"], []), "lock15")).toEqual(["board-lock-empty"]);
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
    expect(ids(holding(["lock6", "ring9"], ["ring1"], { locks: [null, "lock4", null] }), "lock6")).toEqual([
      "board-lock-closes",
      "board-together",
    ]);
  });

  test("a jewel says what the safe would hold, its friends, and a lock that gets too small", () => {
    const held = holding(["ring7", "ring2", "lock4", "shadow"], ["watch1", "watch2", "watch3", "watch4"]);
    const { count, points, sentences } = outlook(held, ["ring7"]);
    expect([count, points]).toEqual([5, 17]);
    expect(sentences.map(({ id }) => id)).toEqual(["board-passes", "board-friends", "board-lock-no-more"]);
    expect(sentences[1]?.values).toEqual({ count: 1 });
  });

  test("thieves say whom they may rob", () => {
    expect(ids(holding(["shadow", "thief-ring"], []), "shadow")).toEqual(["board-shadow"]);
    expect(ids(holding(["shadow", "thief-ring"], []), "thief-ring")).toEqual(["board-thief"]);
  });

  test("before anything is picked, one reads which lock is needed", () => {
    expect(outlook(holding(["ring1"], ["ring9"]), []).sentences).toEqual([
      { id: "board-needs", values: { lock: 4, points: 9 } },
    ]);
    expect(ids(holding(["ring1"], []))).toEqual(["board-safe-empty"]);
    expect(ids(holding(["ring1"], Array<string>(16).fill("ring1")))).toEqual(["board-safe-too-full"]);
  });
});

test("every legal theft has its victim, and no other", () => {
  const view = own("steal");
  const moves = [...loot(view).values()].map((card) => `take ${card}`);
  expect(moves.sort()).toEqual(view.legal.filter((move) => move.startsWith("take")).sort());
});

test("the jewel in front counts as well", () => {
  const view = own("extras");
  const { safes, fronts } = view.position;
  const [kind] = fronts[view.seat]!.map((card) => card.replace(/\d+/, ""));
  const more = handOf(view).filter((card) => card.startsWith(kind!));
  expect(more.length).toBeGreaterThan(0);
  expect(outlook(view, more).count).toBe(safes[view.seat]!.length + fronts[view.seat]!.length + more.length);
});

test("a seat's number is what it has for sure", () => {
  const view = holding(["ring1"], ["ring9"], {
    results: [[5, 7, 0]],
    locks: [null, "lock4", null],
    safes: [["ring9"], ["ring10", "watch2"], []],
  });
  expect([0, 1, 2].map((seat) => score(view, seat))).toEqual([5, 19, 0]);
});
