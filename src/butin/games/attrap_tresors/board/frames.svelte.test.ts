// What only this game does on its surfaces; what holds for any game is in frames/laws.svelte.test.ts of the page.
import type { Framed, Surface } from "@page/frames/contract";
import { mounted } from "@page/frames/mounted.svelte";
import { fetchWords, wordsOver } from "@page/lib/words";
import type { Reach } from "@page/store/race.svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { GAME } from "./game";
import Hand from "./Hand.svelte";
import { grabs } from "./position";
import { lying, samples, watched } from "./samples";
import Screen from "./Screen.svelte";
import type { Told, View } from "./shapes";

const NAMES = ["Toi", "Léa", "Bo", "Cy", "Di", "Ed"];
const FRAMES = { board: Board, hand: Hand, screen: Screen };
const fr = wordsOver("fr", [await fetchWords("attrap_tresors", "fr")], NAMES);
const views = [...lying, ...samples.hands].map(
  (view, nth) => [`${nth} ${view.position.phase} of ${view.seats}: ${view.legal.join()}`, view] as const,
);
const LOOTS = samples.hands.filter(({ position }) => position.phase === "loot");
const FOUR = LOOTS.find((view) => view.seats === 4 && view.legal.length === 3)!;

let frames: ((stamp: number) => void)[] = [];
let said: string[] = [];
let ended: () => void = () => {};
const race = $state({ id: "", armed: false, early: 0, hands: [] as Reach[] });
const side = {
  get id() {
    return race.id;
  },
  get armed() {
    return race.armed;
  },
  get early() {
    return race.early;
  },
  get hands() {
    return race.hands;
  },
  painted: (stamp: number) => void said.push(`painted ${stamp}`),
  tick: (elapsed: number) => void said.push(`tick ${elapsed}`),
  hasty: (move: string) => void said.push(`hasty ${move}`),
};

function laid(surface: Surface, view: View, more: object = {}) {
  const acts: [string, number | undefined][] = [];
  const own = {
    game: GAME,
    Frame: FRAMES[surface as keyof typeof FRAMES],
  } as unknown as Framed;
  const act = (move: string, took?: number) => {
    acts.push([move, took]);
    return Promise.resolve(true);
  };
  const made = mounted(own, surface, view as never, fr, NAMES.slice(0, view.seats), { race: side, act, ...more });
  ended = made.ended;
  const one = (selector: string): HTMLElement => made.all(selector)[0]!;
  return {
    ...{
      ...made,
      acts,
      one,
      many: (selector: string) => made.all(selector).length,
    },
    tell: (...told: Told[]) => made.give({ landed: told as never }),
  };
}
function change(what: Partial<typeof race>): void {
  flushSync(() => void Object.assign(race, what));
}
function down(element: HTMLElement, stamp: number, kind = "pointerdown"): void {
  const event = new MouseEvent(kind, { button: 0, bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: stamp });
  element.dispatchEvent(event);
  flushSync();
}
function frame(stamp: number): void {
  for (const call of frames.splice(0)) call(stamp);
  flushSync();
}
function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  [frames, said] = [[], []];
  Object.assign(race, { id: "", armed: false, early: 0, hands: [] });
  vi.stubGlobal("requestAnimationFrame", (call: (stamp: number) => void) => frames.push(call));
});
afterEach(() => {
  ended();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const COLUMN = "[data-spot='take:column']";

describe.each(["board", "hand"] as const)("the race: %s", (surface) => {
  it("is painted by the frame, and a press acts once, with the time since that paint", async () => {
    race.id = "r1";
    const { one, acts } = laid(surface, samples.race);
    expect(said).toEqual([]);
    frame(1000);
    frame(1016);
    expect(said).toEqual(["painted 1000", "tick 16"]);
    down(one(COLUMN), 1432.5);
    down(one(COLUMN), 1500, "click");
    await vi.advanceTimersByTimeAsync(1000);
    expect(acts).toEqual([["column", 432.5]]);
  });

  it("shows no die while the cup shakes, and a hand that goes out then is told to be hasty", () => {
    Object.assign(race, { id: "r1", armed: true });
    const { acts, many, one } = laid(surface, samples.race); // those that lie there were picked up
    expect([many(".die"), many(".throw .throw, .cup .throw")]).toEqual([0, 1]);
    down(one(COLUMN), 500);
    expect([said, acts]).toEqual([["hasty column"], []]);
  });

  it("tells those who listen the dice, and not what they mean", () => {
    const spoken = laid(surface, samples.race).one(".unseen[aria-live]").textContent!.split(", ");
    expect(spoken.filter((word) => word === "rouge").length).toBe(3);
    expect(spoken).toContain(fr.t("board-die-beside", { colour: "green" }).split(", ")[0]);
    expect(spoken.length).toBeGreaterThanOrEqual(samples.race.position.dice.length);
  });

  it("lets whoever threw throw again only after everybody has looked", () => {
    const view = samples.hands.find(({ legal }) => legal.includes("column") && legal.includes("throw"))!;
    const { acts, touch } = laid(surface, view);
    touch("[data-spot='throw:hard']");
    expect(acts).toEqual([]);
    wait(2000);
    touch("[data-spot='throw:hard']");
    expect(acts).toEqual([["throw hard", undefined]]);
  });

  it("lets nobody throw what is in the air", () => {
    Object.assign(race, { id: "r1", armed: true });
    const throws = samples.hands.find(({ position }) => position.phase === "throw")!;
    expect(laid(surface, throws).many("[data-spot^='throw:']")).toBe(0);
  });

  it("knows the gem that this hand went for from the other, also when the next view comes", () => {
    race.id = "r2";
    const { one, acts, tell, give, props } = laid(surface, FOUR);
    const gem = surface === "hand" ? "[data-corner=gem1]" : "[data-spot='tower:gem1']";
    frame(100);
    down(one(gem) ?? one("[data-thing=gem][aria-label*=autre]"), 400); // where nothing has a size a finger finds no spot
    expect(acts).toEqual([["gem", 300]]);
    const seat = props.view.seat;
    tell({ kind: "taken", rule: "AT-14", seat, object: "gem" });
    const stands = () => (surface === "hand" ? one("[data-corner=gem1]").tagName : one("[data-thing=gem]").ariaLabel);
    const before = stands();
    expect(before).toBe(surface === "hand" ? "DIV" : fr.t("board-thing", { object: "gem", worth: "1" }));
    const position = {
      ...FOUR.position,
      tower: ["lamp", "gem", "carpet"],
      taken: [["gem"], ["column"], [], []],
    };
    give({ view: { ...FOUR, position } as never, told: null, landed: [] });
    expect(stands()).toBe(before);
  });
});

describe("the board", () => {
  it.each(views)("gives a finger nothing in the tower that it may not have: %s", (_, view) => {
    const { all } = laid("board", view);
    const may = all(".thing.may").map((thing) => thing.dataset.thing!);
    const wanted = view.legal.filter((move) => view.position.tower.some((kind) => kind === move));
    expect(new Set(may)).toEqual(new Set(wanted));
    for (const thing of all(".tower button:not(.may, .column)")) expect(thing.hasAttribute("inert")).toBe(true);
  });

  it("has nothing of one's own for watchers", () => {
    const { many } = laid("board", samples.watch);
    expect([many("[data-own]"), many(".places li")]).toEqual([0, samples.watch.seats]);
  });

  it("throws as the gesture is", () => {
    const { one, acts } = laid(
      "board",
      samples.hands.find(({ position }) => position.phase === "throw")!,
    );
    const cup = one("button.cup");
    cup.setPointerCapture = () => {};
    const at = (kind: string, x: number, stamp: number) => {
      const event = new MouseEvent(kind, { button: 0, clientX: x });
      Object.defineProperty(event, "timeStamp", { value: stamp });
      cup.dispatchEvent(event);
    };
    at("pointerdown", 0, 100);
    at("pointermove", 200, 150);
    at("pointerup", 200, 190);
    expect(acts).toEqual([["throw hard", undefined]]);
  });

  it("begins with what is to be done, by keyboard too", () => {
    expect(GAME.begins!(samples.race)).toBe("take:column");
    expect(GAME.begins!(samples.stacked)).toBe("throw:plainly");
    expect(GAME.begins!(samples.watch)).toBe("");
  });
});

describe("dice on each other", () => {
  const { dice, stacked } = samples.heap.position;

  it("are all marked and called out to be thrown again, the lowest too", () => {
    const { all, one } = laid("board", samples.heap);
    expect(all(".die").filter((die) => die.querySelector("circle")).length).toBe(stacked.length);
    const again = (colour: string) => fr.t("board-die-stacked", { colour });
    const lies = ["red", "orange", "purple", "green"].map(again).join(", ");
    expect(one(".unseen[aria-live]").textContent).toBe(`rouge, bleu, ${lies}`);
  });

  it("all fall anew when they are thrown again, and no others do", () => {
    const { all, give } = laid("board", samples.heap, { motion: true });
    const before = all(".die");
    const again = dice.map((die, nth) =>
      stacked.includes(nth) && die !== "unthrown" ? { ...die, x: 90 - 40 * nth, y: -20, upon: -1 } : die,
    );
    const position = { ...samples.heap.position, dice: again, stacked: [] };
    give({ view: { ...samples.heap, position } as never });
    expect(all(".die").length).toBe(dice.length);
    expect(all(".die").filter((die) => before.includes(die)).length).toBe(dice.length - stacked.length);
    expect(all(".die").some((die) => die.querySelector("circle"))).toBe(false);
  });
});

describe("the hand", () => {
  const hasColour = (lit: string, one: HTMLElement) => one.classList.contains(lit);

  it("chooses in quiet mode by a button only, and lets go by a second touch", () => {
    const choose = samples.hands.find((view) => view.position.phase === "choose")!;
    const { acts, touch, one } = laid("hand", choose);
    const lamp = "[data-spot='take:lamp']";
    touch(lamp);
    touch("[data-confirm]");
    expect(acts).toEqual([["lamp", undefined]]);
    ended();
    const again = laid("hand", choose);
    again.touch(lamp);
    wait(1000);
    again.touch(lamp);
    again.touch("[data-confirm]");
    expect([again.acts, one(lamp)]).toEqual([[], undefined]);
  });

  const choices = samples.hands.filter((view) => view.position.phase === "choose");
  it.each(choices.flatMap((view) => view.legal.map((move) => ({ seats: view.seats, move, view }))))(
    "has every choice within reach: $move of $seats",
    ({ view, move }) => {
      const { acts, touch } = laid("hand", view);
      touch(`[data-spot='take:${move}']`);
      touch("[data-confirm]");
      expect(acts).toEqual([[move, undefined]]);
    },
  );

  it("leaves what is one's own in sight where nothing can be done", () => {
    const { many, one } = laid("hand", samples.judging.after, {
      mine: false,
      due: false,
    });
    expect(many("[data-spot]")).toBe(0);
    expect(one("[role=img]").getAttribute("aria-label")).toBe(fr.t("board-task-is", { task: "blue" }));
    expect(one(".gold").getAttribute("aria-label")).toBe(fr.t("board-gold", { bags: 1, cards: 1 }));
  });

  it("answers a press in the same frame, and shows the dice as they lie", () => {
    race.id = "r1";
    const { all, one } = laid("hand", samples.race);
    const dice = all("[data-die]").map((die) => die.dataset.die);
    expect(dice.sort()).toEqual(["blue", "green", "red", "red", "red", "yellow"]);
    frame(1000);
    down(one(COLUMN), 1400);
    expect(hasColour("struck", one(COLUMN))).toBe(true);
  });

  it("turns the button grey for a hand that was too early, until it has rested from the dice on", () => {
    Object.assign(race, { id: "r1", armed: true });
    const { one } = laid("hand", samples.race);
    const grey = () => hasColour("resting", one(COLUMN));
    expect(grey()).toBe(false);
    change({ early: 1 });
    expect(grey()).toBe(true);
    wait(5000);
    expect(grey()).toBe(true);
    change({ armed: false });
    expect(grey()).toBe(true);
    wait(1000);
    expect(grey()).toBe(false);
  });

  it.each([2, 4, 6])("has each treasure in the same corner in every round, whatever was taken: %s seats", (seats) => {
    const orders = LOOTS.filter((view) => view.seats === seats).map((view) => {
      const { all, ended } = laid("hand", view);
      const order = all("[data-corner]").map((corner) => corner.dataset.corner);
      ended();
      return order.join();
    });
    expect(orders.length).toBeGreaterThan(1);
    expect(new Set(orders).size).toBe(1);
  });

  it("keeps the corners while others take, who leave a hand there", () => {
    const { all, one, tell } = laid("hand", FOUR);
    const corners = () => all("[data-corner]").map((corner) => corner.dataset.corner);
    const before = corners();
    tell({ kind: "taken", rule: "AT-14", seat: 2, object: "lamp" });
    expect(corners()).toEqual(before);
    expect(one("[data-corner=lamp]").tagName).toBe("DIV");
    expect(one("[data-corner=lamp] .hand")).toBeDefined();
  });
});

describe("the only hand of two", () => {
  const full = samples.hands.find(
    (view) => view.seats === 2 && view.position.taken[view.seat]?.length && grabs(view).length,
  )!;
  const held = (surface: Surface) => {
    const { one, acts } = laid(surface, full);
    return {
      acts,
      thing: () => one("[data-spot^='take:']"),
      rests: () => one("[data-spot^='take:']").ariaDisabled,
    };
  };

  it.each(["board", "hand"] as const)(
    "looks at rest until what it took lies before its person, and is heard all the same: %s",
    (surface) => {
      race.id = "r1";
      const { acts, thing, rests } = held(surface);
      frame(1000);
      expect(rests()).toBe("true");
      wait(600);
      down(thing(), 1600);
      expect(acts.length).toBe(1); // the referee says why not
      wait(119);
      expect(rests()).toBe("true");
      wait(1);
      expect(rests()).toBe("false");
    },
  );

  it.each(["board", "hand"] as const)("is free where nobody races: %s", (surface) => {
    const { rests } = held(surface);
    frame(1000);
    expect(rests()).toBe("false");
  });
});

describe("the television", () => {
  it.each(views)("shows every die, every treasure and every seat, and nothing to touch: %s", (_, view) => {
    const { many } = laid("screen", watched(view));
    const { dice, tower, taken } = view.position;
    expect(many(".die")).toBe(dice.filter((die) => die !== "unthrown").length);
    expect(many(".tower .thing")).toBe(tower.length);
    expect(many(".things .thing:not(.wish)")).toBe(taken.flat().length);
    expect(many(".place")).toBe(view.seats);
    expect(many("button, a, input, [tabindex]")).toBe(0);
  });

  it.each(views)("says what each seat does, never a colour of the dice: %s", (_, view) => {
    const said = view.actors.map((seat) => GAME.doing!(view, seat, fr));
    for (const one of said) expect(one).toMatch(/^[\p{L}].*/u);
    expect(said.join(" ")).not.toMatch(/doing-|rouge|jaune|vert|bleu|violet/);
  });

  it("shakes the cup and shows no die while these are in the air", () => {
    race.armed = true;
    const { many } = laid("screen", watched(samples.race));
    expect([many(".die"), many(".throw .throw")]).toEqual([0, 1]);
  });

  it("shows the hand that seems first, until the column goes to its owner and the tower falls", () => {
    race.hands = [{ seat: 1, what: "column" }];
    const { many, tell } = laid("screen", watched(samples.race));
    expect([many(".reach"), many(".tower .thing")]).toEqual([1, 5]);
    change({ hands: [] });
    tell({ kind: "column_taken", rule: "AT-10", seat: 1 });
    expect([many(".reach"), many(".tower .thing"), many(".things .column")]).toEqual([0, 4, 1]);
    expect(many(".place:nth-child(2) .column")).toBe(1);
  });

  it("stamps the task at the judging and pays the gold at its place", () => {
    const { before, told } = samples.judging;
    const { all, one, many, tell } = laid("screen", watched(before));
    tell(...told.slice(0, 4));
    expect(one(".stamp").textContent).toBe("✓");
    expect(many(".die.called")).toBe(3);
    tell(...told.slice(0, 7));
    expect(all(".paid").map((one) => one.textContent)).toEqual(["+4", "+3"]);
  });

  it("rings what was taken where nothing moves", () => {
    const { give, many } = laid("screen", watched(FOUR));
    const taken: Told = {
      kind: "taken",
      rule: "AT-14",
      seat: 2,
      object: "lamp",
    };
    give({ landed: [taken], lately: taken, told: taken } as never);
    expect(many(".place:nth-child(3) .fresh")).toBe(1);
  });

  it("ends with everybody's gold", () => {
    const view = watched(samples.judging.after);
    const { many } = laid("screen", {
      ...view,
      winners: [0],
      position: { ...view.position, phase: "over" },
    });
    expect([many(".riches li"), many(".riches .won"), many(".die")]).toEqual([4, 1, 0]);
  });
});
