import { describe, expect, it } from "vitest";
import { GHOSTS } from "./art";
import { after, isSecret, lay, targetOf } from "./laid";
import { mazeOf, reach, squareNamed } from "./maze";
import { canTurn, consequence } from "./moves";
import { type Step, chairs, first, samples } from "./samples";
import { barredArrow, cardsStood, coloursOf, cornerAt, ghostsStood, readMove, sceneOf, walksOf } from "./scene";
import type { Told, View } from "./shapes";

const [push, walk] = [samples.common[0]!, samples.common[1]!];
const steps = [...samples.common, ...samples.secret, ...samples.bound];
const watched = (view: View): View => ({ ...view, seat: -1, legal: [] });

/** What is told up to this event. */
const laidAt = ({ before, told }: Step, event: Told, seat = before.seat) =>
  told
    .slice(0, told.indexOf(event) + 1)
    .filter(({ to }) => to === undefined || to === seat)
    .reduce((laid, one) => after(laid, one, seat), lay({ ...before, seat }));
/** On a television. */
const seen = (step: Step, event: Told | null = null, move = "", seat = step.before.seat) =>
  sceneOf({
    surface: "screen",
    view: watched(step.before),
    laid: event ? laidAt(step, event, -1) : lay(watched(step.before)),
    told: event,
    aimed: { seat, move },
    choosing: null,
  });
/** On a board. */
const scene = (view: View, move = "") =>
  sceneOf({ surface: "board", view, laid: lay(view), told: null, aimed: null, choosing: { move } });

describe("what lies there", () => {
  it.each(steps)("adds up, event by event, to what the referee then shows: $move", (step) => {
    const { before, told } = step;
    const whole = laidAt(step, told.at(-1)!);
    expect(whole).toEqual(lay({ ...step.after, seat: before.seat }));
  });

  it("keeps the sought treasure until another is turned up, and counts a find once it is there", () => {
    const shownAt = (kind: Told["kind"]) => laidAt(walk, first(walk.told, kind));
    const { treasure, seat } = first(walk.told, "taken");
    const found = (kind: Told["kind"]) => shownAt(kind).piles[seat]?.found.includes(treasure);
    expect([shownAt("walked").target, shownAt("taken").target]).toEqual([treasure, treasure]);
    expect([found("walked"), found("taken")]).toEqual([false, true]);
    expect(shownAt("turned_up").target).toBe(walk.after.position.target);
  });

  it("has every disc once", () => {
    for (const step of steps)
      for (const event of [...step.told, null]) {
        const { piles, over } = event ? laidAt(step, event) : lay(step.before);
        const lying = piles.reduce((sum, pile) => sum + pile.found.length + pile.hidden, 0);
        const taken = step.told.findIndex(({ kind }) => kind === "taken");
        const told = event ? step.told.indexOf(event) : -1;
        const turned = step.told.findIndex(({ kind }) => kind === "turned_up");
        const between = taken >= 0 && told >= taken && (turned < 0 || told < turned); // taken, and none turned up
        expect(lying + Number(!isSecret(step.before) && !over && !between)).toBe(12);
      }
    expect(lay(samples.over).piles.flatMap((pile) => pile.found)).toHaveLength(12);
  });

  it("is over for everybody, also for those who still seek", () => {
    expect([samples.over, samples.lost, push.before].map((view) => lay(view).over)).toEqual([true, true, false]);
    expect(targetOf(samples.lost)).not.toBe("none");
  });

  it("shows a secret target to its seat alone", () => {
    expect(targetOf(samples.secret[0]!.before)).not.toBe("?");
    expect(lay(samples.watcher).target).toBe("?");
    expect(lay(samples.watcher).piles.map((pile) => pile.hidden)).toEqual([3, 3, 3, 3]);
  });

  it("bars the arrow opposite to the last push", () => {
    expect([barredArrow(push.before), barredArrow(push.after)]).toEqual(["", ""]);
    const open = samples.common[2]!.before;
    expect(barredArrow(open)).toBe("C4^");
    expect(open.legal.some((move) => move.startsWith("C4^"))).toBe(false);
  });

  it("knows when the spare cannot be turned", () => {
    expect([canTurn(push.before), canTurn(samples.bound[0]!.before)]).toEqual([true, false]);
  });

  it("reads advice of both kinds", () => {
    expect(readMove("R2> NES")).toEqual({ arrow: "R2>", sides: "NES" });
    expect(readMove("1,3")).toBe(2);
    expect(readMove("?")).toBeNull();
  });
});

describe("what is tried out", () => {
  const pushes = steps.filter(({ before }) => before.position.phase === "shift");

  it.each(pushes)("brightens what the referee then opens, here and on the television: $move", (step) => {
    const { before, after: then, move } = step;
    for (const tried of [scene(before, move), seen(step, null, move)]) {
      expect([tried.maze, tried.trying]).toEqual([mazeOf(then.position), true]);
      expect(tried.lit).toEqual(reach(tried.maze, squareNamed(then.position.ghosts[before.seat] ?? "")));
      if (!then.options.strict_nearest) expect(tried.lit).toEqual(then.legal.map(squareNamed));
    }
  });

  it("opens as many squares as it says", () => {
    const aim = readMove(push.move);
    if (aim === null || typeof aim === "number") throw new Error(`${push.move} is no push`);
    expect(consequence(push.before, aim).count).toBe(push.after.legal.length);
    expect(consequence(push.before, aim).found).toBe(targetOf(push.before)); // Old Mole pushes where it helps
  });

  it("has a pale ghost where a walk would end, with the way to it", () => {
    const { pale, trail } = seen(walk, null, walk.move);
    const { seat, position } = walk.before;
    expect(pale).toEqual({ seat, square: squareNamed(walk.move) });
    expect([trail[0], trail.at(-1)]).toEqual([squareNamed(position.ghosts[seat] ?? ""), squareNamed(walk.move)]);
  });

  it("is nothing of another moment, of another seat, or while something is told", () => {
    const still = seen(push);
    expect(seen(push, null, "1,1")).toEqual(still);
    expect(seen(push, null, push.move, push.before.seat + 1)).toMatchObject({ trying: false, lit: [] });
    const told = seen(push, first(push.told, "pushed"), "R2> NS");
    expect([told.trying, told.lit]).toEqual([false, []]);
  });

  it("lights the squares that the referee offers", () => {
    expect(scene(walk.before).lit).toEqual(walk.before.legal.map(squareNamed));
    expect(walksOf(push.before)).toEqual([]);
  });
});

describe("what is told", () => {
  it("slides what is pushed, and nothing else", () => {
    const told = seen(push, first(push.told, "pushed"));
    expect([told.entering, told.trying, told.lit]).toEqual([push.move.split(" ")[0], false, []]);
    expect(told.maze).toEqual(mazeOf(push.after.position));
    expect(seen(walk, first(walk.told, "walked")).entering).toBe("");
  });

  it("has every card once at every event, in the same order", () => {
    for (const step of steps)
      for (const event of [null, ...step.told]) {
        const names = cardsStood(seen(step, event)).map(({ card }) => card.name);
        expect(names).toEqual([...new Set(names)].sort());
        expect(names).toHaveLength(26);
      }
  });

  it("lets one card in and one out", () => {
    const stood = cardsStood(seen(push, first(push.told, "pushed")));
    const named = (place: string) => stood.filter((one) => one.place === place).map(({ card }) => card.name);
    expect([named("comes"), named("out"), named("rests")]).toEqual([
      [push.before.position.spare.split(" ")[0]],
      [push.after.position.spare.split(" ")[0]],
      [],
    ]);
  });

  it("keeps a ghost on the card that goes out until it is brought round", () => {
    const step = samples.common.find(({ told }) => told.some(({ kind }) => kind === "brought_round"))!;
    const round = first(step.told, "brought_round");
    const isOut = (event: Told) => ghostsStood(seen(step, event))[round.seat]?.out;
    expect([isOut(first(step.told, "pushed")), isOut(round)]).toEqual([true, false]);
  });
});

describe("places", () => {
  it("puts ghosts on one square beside each other", () => {
    const maze = { ...mazeOf(push.before.position), ghosts: [0, 0, 0, 0] };
    const stood = ghostsStood({ ...scene(push.before), maze });
    expect(new Set(stood.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
  });

  it("marks the corners from which the ghosts start", () => {
    const start = push.before; // nobody has moved yet
    start.position.ghosts.forEach((square, seat) => expect(cornerAt(square)).toBe(coloursOf(start)[seat]));
    expect(["1,1", "1,5", "5,1", "5,5"].map(cornerAt).sort()).toEqual(Object.keys(GHOSTS).sort());
    expect([cornerAt("1,3"), chairs.length]).toEqual(["", 4]);
  });
});
