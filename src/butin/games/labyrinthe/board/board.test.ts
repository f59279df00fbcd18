import { beforeAll, describe, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { GHOSTS, TREASURES } from "./art";
import Board from "./Board.svelte";
import { ARROWS } from "./maze";
import { dwell } from "./pace";
import { pictureOf } from "./picture";
import { chairs, samples, wordsIn } from "./samples";
import type { View } from "./shapes";
import { arrowAt, spotOfArrow, spotOfSquare, stepped } from "./steps";
import { prompt, spoken, squareWords } from "./words";

const fr = wordsIn("fr");
const { before, move, after, told } = samples.common[0]!;

describe("words", () => {
  it("names squares for those who listen", () => {
    const picture = pictureOf(samples.over, null, null, null);
    expect(squareWords(fr, picture, 2, chairs, 0)).toMatch(/^rangée 1, colonne 3, carrefour, le hibou/);
    expect(squareWords(fr, picture, picture.maze.ghosts[0] ?? 0, chairs, 0)).toContain("ton fantôme rouge");
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

describe("keys", () => {
  it("go from squares to arrows and round the edge", () => {
    expect(arrowAt(stepped(spotOfSquare(1), "ArrowUp"))).toBe("C2v");
    expect(stepped(spotOfSquare(0), "ArrowUp")).toEqual(spotOfSquare(0));
    expect(stepped(spotOfArrow("C2v"), "ArrowDown")).toEqual(spotOfSquare(1));
    expect(arrowAt(stepped(spotOfArrow("C4v"), "ArrowRight"))).toBe("R2<");
    expect(arrowAt(stepped(spotOfArrow("R2>"), "ArrowUp"))).toBe("C2v");
    expect(stepped(spotOfArrow("R4<"), "ArrowRight")).toEqual(spotOfArrow("R4<"));
  });

  it("reach every arrow along the edge", () => {
    const keys = { top: "ArrowRight", right: "ArrowDown", bottom: "ArrowLeft", left: "ArrowUp" };
    const seen = new Set<string>();
    let spot = spotOfArrow("C2v");
    for (const _ of ARROWS) {
      seen.add(arrowAt(spot) ?? "");
      spot = stepped(
        spot,
        spot.row === 0 ? keys.top : spot.row === 6 ? keys.bottom : spot.column === 0 ? keys.left : keys.right,
      );
    }
    expect(seen.size).toBe(8);
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
  beforeAll(() => {
    Element.prototype.animate ??= () => ({ cancel() {} }) as Animation;
  });

  function laid(view: View, mine = true, hint: string | null = null) {
    const moves: string[] = [];
    const target = document.body.appendChild(document.createElement("div"));
    const board = mount(Board, {
      target,
      props: {
        view,
        next: null,
        told: null,
        chairs,
        mine,
        act: (made: string) => void moves.push(made),
        words: fr,
        motion: false,
        hint,
      },
    });
    flushSync();
    const press = (selector: string) => {
      target.querySelector<HTMLElement>(selector)?.click();
      flushSync();
    };
    return {
      moves,
      target,
      press,
      done: () => {
        void unmount(board);
        target.remove();
      },
    };
  }

  it("draws the ghosts that were chosen, in the maze and beside the discs", () => {
    const options: View["options"] = { ...samples.over.options, ghosts: ["green", "yellow", "red", "blue"] };
    const { target, done } = laid({ ...samples.over, options }, false);
    const drawn = (where: string) =>
      [...target.querySelectorAll(`${where} [data-ghost]`)].map((ghost) => ghost.getAttribute("data-ghost"));
    expect(drawn(".ghost")).toEqual(options.ghosts.slice(0, samples.over.seats));
    const found = samples.over.position.taken.flatMap((discs, seat) => (discs.length ? [options.ghosts[seat]] : []));
    expect(drawn(".piles")).toEqual(found);
    done();
  });

  it("tries, turns and pushes: the referee gets one of its own moves", () => {
    const { moves, target, press, done } = laid(before);
    press('[data-arrow="R4<"]');
    expect(moves).toEqual([]);
    expect(target.querySelectorAll(".lit").length).toBeGreaterThan(0);
    press(".spare");
    press(".todo .main");
    expect(before.legal).toContain(moves[0]);
    expect(moves[0]).toMatch(/^R4< /);
    done();
  });

  it("marks the sought treasure and leaves its way to be seen, also on the spare card when it is turned", () => {
    const sought = before.position.target as string;
    const maze = laid(before);
    const marked = maze.target.querySelectorAll(".field .tile:has(.marks)");
    expect(marked).toHaveLength(1);
    expect(marked[0]?.querySelectorAll(".way, .treasure.sought")).toHaveLength(2);
    expect(maze.target.querySelector(".field .disc, .spare .marks")).toBeNull();
    maze.done();
    const name = before.position.spare.split(" ")[0] ?? "";
    const others = Object.entries(before.position.treasures).filter(([, treasure]) => treasure !== sought);
    const { target, press, done } = laid({
      ...before,
      position: {
        ...before.position,
        treasures: { ...Object.fromEntries(others), [name]: sought },
      } as View["position"],
    });
    const turn = () => target.querySelector<SVGElement>(".spare .ground g")?.style.transform;
    const first = turn();
    expect(target.querySelector(".spare .marks")).not.toBeNull();
    press(".spare");
    expect(turn()).not.toBe(first);
    done();
  });

  it("hides the arrow on the far side while a push is tried out, for the card that would leave stands there", () => {
    const { target, press, done } = laid(before);
    expect(target.querySelector(".behind")).toBeNull();
    press('[data-arrow="R4<"]');
    expect([...target.querySelectorAll<HTMLElement>(".behind")].map((arrow) => arrow.dataset.arrow)).toEqual(["R4>"]);
    press(".cancel");
    expect(target.querySelector(".behind, .out")).toBeNull();
    done();
  });

  it("stands three discs for all that lie face down, with their number", () => {
    const { target, done } = laid(before);
    expect(target.querySelectorAll(".down .one")).toHaveLength(3);
    expect(target.querySelector(".down b")?.textContent).toBe(String(before.position.face_down.length));
    done();
  });

  it("asks the referee why an arrow is barred", () => {
    const { moves, press, done } = laid(samples.common[2]!.before);
    press('[data-arrow="C4^"]');
    expect(moves[0]).toMatch(/^C4\^ /);
    expect(samples.common[2]!.before.legal).not.toContain(moves[0]);
    done();
  });

  it("walks to a square with one tap, or stays", () => {
    const { moves, press, done } = laid(after);
    press(`[data-spot="${after.legal[1]}"]`);
    press(".todo .main");
    expect(moves).toEqual([after.legal[1], after.legal[0]]);
    done();
  });

  it("shows advice as a push that is tried out", () => {
    const { target, done } = laid(before, true, move);
    expect(target.querySelector('[aria-pressed="true"]')?.getAttribute("data-arrow")).toBe(move.split(" ")[0]);
    done();
  });

  it.each(["watcher", "over", "lost", "alone"] as const)("offers nothing to act on: %s", (which) => {
    const { moves, target, press, done } = laid(samples[which], false);
    press('[data-spot="1,1"]');
    press('[data-arrow="R2>"]');
    press(".spare");
    expect(moves).toEqual([]);
    expect(target.querySelectorAll(".todo button, .can").length).toBe(0);
    done();
  });
});
