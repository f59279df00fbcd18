// For tests: any hands, safes and cards in front, with the moves that the notation knows for them.
import { KINDS, faceOf, sorted } from "./cards";
import { MOMENTS } from "./samples";
import type { Position, View } from "./shapes";

const CARDS = [
  ...KINDS.flatMap((kind) => Array.from({ length: 20 }, (_, card) => `${kind}${(card % 10) + 1}`)),
  ...Array.from({ length: 12 }, (_, lock) => `lock${lock + 4}`),
  ...KINDS.map((kind) => `thief-${kind}`),
  "shadow",
];
const HIGHEST_SEATS = 7;

/** So many views of each step, always the same ones. */
export function anyViews(count: number): View[] {
  const random = dice(7);
  return Array.from({ length: count }, () => [choose(random), extras(random), steal(random)]).flat();
}

type Random = (below: number) => number;

function choose(random: Random): View {
  const hand = dealt(random, 1 + random(4));
  return seen(random, { phase: "choose" }, hand, [...new Set(hand)]);
}

function extras(random: Random): View {
  const kind = KINDS[random(KINDS.length)];
  const hand = dealt(random, 1 + random(3), (card) => random(2) === 0 || card.startsWith(`${kind}`));
  const more = hand.filter((card) => faceOf(card).sort === "jewel" && faceOf(card).kind === kind);
  const moves = subsets(more).map((cards) => `add ${highestFirst(cards).join(" ") || "nothing"}`);
  return seen(random, { phase: "extras", fronts: [[`${kind}5`]] }, hand, [...new Set(moves)]);
}

function steal(random: Random): View {
  const hand = dealt(random, random(4));
  const victims = 1 + random(HIGHEST_SEATS - 1);
  const jewels = Array.from({ length: victims }, (_, value) => `${KINDS[random(KINDS.length)]}${value + 1}`);
  const legal = [...jewels.map((jewel) => `take ${jewel}`), ...(random(2) || victims === 1 ? ["decline"] : [])];
  return seen(random, { phase: "steal", fronts: [["shadow"], ...jewels.map((jewel) => [jewel])] }, hand, legal);
}

function seen(random: Random, change: Partial<Position>, hand: string[], legal: string[]): View {
  const seats = Math.max(2, change.fronts?.length ?? 0, 2 + random(HIGHEST_SEATS - 1));
  const each = <Thing>(thing: (seat: number) => Thing): Thing[] =>
    Array.from({ length: seats }, (_, seat) => thing(seat));
  const position: Position = {
    ...MOMENTS[0]!.before.position,
    ...change,
    fronts: each((seat) => change.fronts?.[seat] ?? []),
    hands: each((seat) => (seat ? 3 : sorted(hand))),
    extras: each(() => null),
    safes: each(() => dealt(random, random(6), (card) => faceOf(card).sort === "jewel")),
    locks: each(() => null),
    thieves: change.phase === "steal" ? [0] : [],
  };
  return { ...MOMENTS[0]!.before, seat: 0, seats, actors: [0], legal, position };
}

function dealt(random: Random, count: number, like: (card: string) => boolean = () => true): string[] {
  const pile = CARDS.filter(like);
  return Array.from({ length: count }, () => pile.splice(random(pile.length), 1)[0] ?? "shadow");
}

/** All ways to take some of these, or none. */
export function subsets<Thing>(cards: Thing[]): Thing[][] {
  return cards.reduce<Thing[][]>((all, card) => [...all, ...all.map((some) => [...some, card])], [[]]);
}

function highestFirst(cards: string[]): string[] {
  return [...cards].sort((one, other) => faceOf(other).value - faceOf(one).value);
}

/** Numbers below a limit that look like chance. */
function dice(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}
