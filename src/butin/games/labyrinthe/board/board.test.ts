import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import { GHOSTS, TREASURES } from "./art";
import { dwell } from "./pace";
import { chairs, samples, wordsIn } from "./samples";
import { lay } from "./laid";
import { sceneOf } from "./scene";
import type { View } from "./shapes";
import { refused, shown } from "./showing.svelte";
import { prompt, spoken, squareWords } from "./words";

const fr = wordsIn("fr");
const { before, move, after, told } = samples.common[0]!;

describe("words", () => {
  it("names squares for those who listen", () => {
    const { over: view } = samples;
    const scene = sceneOf({ surface: "board", view, laid: lay(view), told: null, aimed: null, choosing: null });
    expect(squareWords(fr, scene, 2, chairs)).toMatch(/^rangée 1, colonne 3, carrefour, le hibou/);
    expect(squareWords(fr, scene, scene.maze.ghosts[0] ?? 0, chairs)).toContain("ton fantôme rouge");
  });

  it("tells arrows, squares, cards and ghosts without their codes", () => {
    const say = (id: string, values: Record<string, unknown>) => fr.t(id, spoken(values, fr));
    expect(say("event-pushed", { seat: 0, arrow: "R2>", card: "T3", sides: "NES", out: "L4" })).toBe(
      "Tu pousses le carrefour par la gauche de la rangée 2\u00a0; à l’autre bout sort le virage.",
    );
    expect(say("event-walked", { seat: 1, square: "2,5", path: ["2,4", "2,5"] })).toBe(
      "Léa va en rangée 2, colonne 5.",
    );
    expect(say("event-placed", { seat: 1, ghost: "blue", square: "1,5" })).toContain("le fantôme bleu");
    expect(say("refusal-would_undo", { arrow: "C4v", last: "C4^" })).toContain(
      "par le haut de la colonne 4 déferait la dernière poussée, par le bas de la colonne 4",
    );
    expect(say("refusal-in_reach", { square: "1,1", start: "2,1", goal: "1,3" })).toContain("rangée 1, colonne 3");
    expect(say("refusal-no_such_arrow", { arrow: "R9>" })).toContain("R9>");
    for (const lang of ["fr", "en", "de"] as const) {
      for (const event of samples.common.flatMap((one) => one.told)) {
        const { kind, rule: _rule, ...values } = event;
        expect(wordsIn(lang).t(`event-${kind}`, spoken(values, wordsIn(lang)))).not.toMatch(
          /[RC][24][<>v^]|[TLI]\d|\d,\d|board-/,
        );
      }
    }
  });

  it("says what can be done in every language", () => {
    for (const lang of ["fr", "en", "de"] as const) {
      const words = wordsIn(lang);
      for (const view of [before, after, samples.bound[0]!.before, samples.bound[2]!.after])
        expect(prompt(view, words, chairs)).not.toMatch(/board-|\{|^$/);
    }
    expect(prompt(samples.over, fr, chairs)).toBe("");
  });
});

describe("pace", () => {
  it("does not make people wait for what they tried out themselves", () => {
    const event = told[0]!;
    expect(dwell(event, before)).toBeLessThan(dwell(event));
    expect(dwell(event, { ...before, seat: 1 })).toBe(dwell(event));
    expect(dwell({ kind: "placed", rule: "LA-3", seat: 0, ghost: "red", square: "1,1" })).toBe(0);
  });
});

describe("drawings", () => {
  it("exist for every treasure, and no two ghosts share an outline, a face or a colour", () => {
    for (const treasure of Object.values(samples.over.position.treasures)) expect(TREASURES[treasure]).toBeTruthy();
    for (const part of ["body", "colour", "face"] as const)
      expect(new Set(Object.values(GHOSTS).map((ghost) => ghost[part])).size).toBe(4);
  });
});

describe("the board", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("draws the ghosts that were chosen, in the maze and beside the discs", () => {
    const options: View["options"] = { ...samples.over.options, ghosts: ["green", "yellow", "red", "blue"] };
    const { target, done } = shown("board", { ...samples.over, options }, { mine: false });
    const drawn = (where: string) =>
      [...target.querySelectorAll(`${where} [data-ghost]`)].map((ghost) => ghost.getAttribute("data-ghost"));
    expect(drawn(".ghost")).toEqual(options.ghosts.slice(0, samples.over.seats));
    const found = samples.over.position.taken.flatMap((discs, seat) => (discs.length ? [options.ghosts[seat]] : []));
    expect(drawn(".piles")).toEqual(found);
    done();
  });

  it("tries out, turns and pushes at a second touch, but not at a hasty one", () => {
    const { moves, target, said, touch, done } = shown("board", before);
    touch("maze:R4<");
    expect(target.querySelectorAll(".lit").length).toBeGreaterThan(0);
    expect(said.now).toMatch(/s’ouvre/);
    touch("spare");
    touch("maze:R4<");
    expect(moves).toEqual([]);
    vi.advanceTimersByTime(400);
    touch("maze:R4<");
    expect(moves).toEqual(before.legal.filter((one) => one === "R4< NS"));
    done();
  });

  it("pushes with its button, and takes back what is tried out as the card lies", () => {
    const { moves, find, press, touch, done } = shown("board", before);
    touch("spare");
    const { sides } = find<HTMLElement>("[data-sides]")!.dataset;
    touch("maze:R4<");
    press(".cancel");
    expect(find("[data-push]")?.disabled).toBe(true);
    expect(find<HTMLElement>("[data-sides]")?.dataset.sides).toBe(sides);
    touch("maze:R2>");
    press("[data-push]");
    expect(moves).toEqual([`R2> ${sides}`]);
    done();
  });

  it("turns the card also where it would come in", () => {
    const { find, touch, done } = shown("board", before);
    touch("maze:R4<");
    const { sides } = find<HTMLElement>("[data-sides]")!.dataset;
    touch("maze:4,5");
    expect(find<HTMLElement>("[data-sides]")?.dataset.sides).not.toBe(sides);
    done();
  });

  it("marks the sought treasure and leaves its way to be seen, also on the spare card when it is turned", () => {
    const sought = before.position.target as string;
    const maze = shown("board", before);
    const marked = maze.target.querySelectorAll(".laid .tile:has(.marks)");
    expect(marked).toHaveLength(1);
    expect(marked[0]?.querySelectorAll(".way, .treasure.sought")).toHaveLength(2);
    expect(maze.target.querySelector(".laid .disc, .turning .marks")).toBeNull();
    maze.done();
    const name = before.position.spare.split(" ")[0] ?? "";
    const others = Object.entries(before.position.treasures).filter(([, treasure]) => treasure !== sought);
    const treasures = { ...Object.fromEntries(others), [name]: sought };
    const { target, touch, done } = shown("board", {
      ...before,
      position: { ...before.position, treasures } as View["position"],
    });
    const turn = () => target.querySelector<SVGElement>(".turning .ground g")?.style.transform;
    const first = turn();
    expect(target.querySelector(".turning .marks")).not.toBeNull();
    touch("spare");
    expect(turn()).not.toBe(first);
    done();
  });

  it("hides the arrow on the far side while a push is tried out, for the card that would leave stands there", () => {
    const { target, press, spots, touch, done } = shown("board", before);
    expect(target.querySelector(".behind")).toBeNull();
    touch("maze:R4<");
    expect(spots(".behind")).toEqual(["maze:R4>"]);
    press(".cancel");
    expect(target.querySelector(".behind, .out")).toBeNull();
    done();
  });

  it("stands three discs for all that lie face down, with their number", () => {
    const { target, done } = shown("board", before);
    expect(target.querySelectorAll(".down .one")).toHaveLength(3);
    expect(target.querySelector(".down b")?.textContent).toBe(String(before.position.face_down.length));
    done();
  });

  it("asks the referee why an arrow is barred, a card is not turned and a square is not walked to", async () => {
    const refuses = async (view: View, ...touched: string[]): Promise<string> => {
      const { moves, spot, touch, done } = shown("board", view);
      touched.forEach(touch);
      await refused();
      expect(spot(touched.at(-1)!)?.classList).toContain("refused");
      done();
      expect(view.legal).not.toContain(moves[0]);
      return moves[0] ?? "";
    };
    expect(await refuses(samples.common[2]!.before, "maze:C4^")).toMatch(/^C4\^ /);
    expect(await refuses(samples.bound[0]!.before, "maze:R2>", "spare")).toMatch(/^R2> /);
    const shut = ["1,1", "3,3", "5,5", "5,1"].find((square) => !after.legal.includes(square))!;
    expect(await refuses(after, `maze:${shut}`)).toBe(shut);
    expect(await refuses(before, "maze:1,1")).toBe("1,1");
  });

  it("walks to a square with one tap, or stays", async () => {
    const { moves, press, touch, done } = shown("board", after);
    touch(`maze:${after.legal[1]}`);
    await refused();
    press(".todo .main");
    expect(moves).toEqual([after.legal[1], after.legal[0]]);
    done();
  });

  it("shows the way to a square that is pointed at", () => {
    const { target, spot, done } = shown("board", after);
    spot(`maze:${after.legal[1]}`)?.focus();
    flushSync();
    expect(target.querySelector(".trail")).not.toBeNull();
    done();
  });

  it("tries advice out, which can be taken back", () => {
    const { find, spot, press, said, done } = shown("board", before, { hint: move });
    expect(spot(`maze:${move.split(" ")[0]}`)?.getAttribute("aria-pressed")).toBe("true");
    expect(find("[data-push]")?.textContent).toContain("Conseil");
    expect(said.now).toBe(""); // why it is good is said by the page
    press(".cancel");
    expect(find("[data-push]")?.disabled).toBe(true);
    done();
  });

  it("begins for the keyboard with one's own ghost, in a maze where arrows and squares are one", () => {
    const { target, spots, done } = shown("board", after);
    const stops = [...target.querySelectorAll<HTMLElement>('.maze [data-spot][tabindex="0"]')];
    expect(stops.map((one) => one.dataset.spot)).toEqual([`maze:${after.position.ghosts[after.seat]}`]);
    expect(spots(".maze")).toHaveLength(33);
    done();
  });

  it.each(["watcher", "over", "lost", "alone"] as const)("offers nothing to act on: %s", (which) => {
    const { moves, target, touch, done } = shown("board", samples[which], { mine: false });
    for (const spot of ["maze:1,1", "maze:R2>", "spare"]) touch(spot);
    expect(moves).toEqual([]);
    expect(target.querySelectorAll(".todo button, .can, .open").length).toBe(0);
    done();
  });
});
