import { describe, expect, it } from "vitest";
import { mazeOf, squareNamed } from "./maze";
import { barredArrow, canTurn, consequence, pictureOf, pilesOf, readMove, targetOf, walksOf } from "./picture";
import { GHOSTS } from "./art";
import { cardsLaid, coloursOf, cornerAt, ghostsLaid } from "./places";
import { first, samples } from "./samples";
import type { Told, View } from "./shapes";

const push = samples.common[0]!;
const walk = samples.common[1]!;
const told = <Kind extends Told["kind"]>(kind: Kind) => first([...push.told, ...walk.told], kind);

describe("the picture", () => {
  it("tries a push out without making it", () => {
    const aim = readMove(push.move);
    if (aim === null || typeof aim === "number") throw new Error(`${push.move} is no push`);
    const picture = pictureOf(push.before, null, null, aim);
    expect(picture.maze).toEqual(mazeOf(push.after.position));
    expect(picture.trying).toBe(true);
    expect(consequence(push.before, aim).count).toBe(push.after.legal.length);
    expect(consequence(push.before, aim).found).toBe(targetOf(push.before)); // Old Mole pushes where it helps
  });

  it("slides while a push is told", () => {
    const picture = pictureOf(push.before, push.after, told("pushed"), null);
    expect(picture.entering).toBe(push.move.split(" ")[0]);
    expect(picture.maze).toEqual(mazeOf(push.after.position));
    expect(picture.lit).toEqual([]);
  });

  it("keeps the old target until a new disc is turned up, and the find until it is taken", () => {
    const shown = (kind: Told["kind"]) => pictureOf(walk.before, walk.after, told(kind), null);
    expect(shown("walked").target).toBe(walk.before.position.target);
    expect(shown("walked").path.map(String)).toHaveLength(told("walked").path.length);
    expect(shown("taken").target).toBe(walk.before.position.target);
    expect(shown("taken").piles.some((pile) => pile.found.includes(told("taken").treasure))).toBe(false);
    expect(shown("turned_up").piles.some((pile) => pile.found.includes(told("taken").treasure))).toBe(true);
    expect(shown("turned_up").target).toBe(walk.after.position.target);
  });

  it("counts every disc once while a find is told", () => {
    for (const step of [...samples.common, ...samples.secret]) {
      for (const event of step.told.filter(
        ({ kind }) => !["walked", "stayed"].includes(kind) || step.told.length > 1,
      )) {
        const { piles } = pictureOf(step.before, step.after, event, null);
        const lying = piles.reduce((sum, pile) => sum + pile.found.length + pile.hidden, 0);
        const open = Array.isArray(step.before.position.target) ? 0 : 1; // a find is in a pile when it has flown there
        expect(lying + open).toBe(12);
      }
    }
  });

  it("lights the squares that the referee offers", () => {
    expect(pictureOf(walk.before, null, null, null).lit).toEqual(walk.before.legal.map(squareNamed));
    expect(walksOf(push.before)).toEqual([]);
  });

  it("is over for everybody, also for those who still seek", () => {
    expect(pictureOf(samples.over, null, null, null).over).toBe(true);
    expect(pictureOf(samples.lost, null, null, null).over).toBe(true);
    expect(targetOf(samples.lost)).not.toBe("none");
    expect(pictureOf(push.before, null, null, null).over).toBe(false);
  });

  it("bars the arrow opposite to the last push", () => {
    expect(barredArrow(push.before)).toBe("");
    expect(barredArrow(push.after)).toBe("C4^");
    const open = samples.common[2]!.before;
    expect(open.legal.some((move) => move.startsWith(barredArrow(open)))).toBe(false);
  });

  it("knows when the spare cannot be turned", () => {
    expect(canTurn(push.before)).toBe(true);
    expect(canTurn(samples.bound[0]!.before)).toBe(false);
  });

  it("shows a secret target to its seat alone", () => {
    expect(targetOf(samples.secret[0]!.before)).not.toBe("?");
    expect(targetOf(samples.watcher)).toBe("?");
    expect(pilesOf(samples.watcher).map((pile) => pile.hidden)).toEqual([3, 3, 3, 3]);
  });

  it("counts every disc once", () => {
    for (const { after } of [...samples.common, ...samples.secret]) {
      const piles = pilesOf(after);
      const open = Array.isArray(after.position.target) ? 0 : 1;
      expect(piles.reduce((sum, pile) => sum + pile.found.length + pile.hidden, open)).toBe(12);
    }
    expect(pilesOf(samples.over).flatMap((pile) => pile.found)).toHaveLength(12);
  });

  it("reads advice of both kinds", () => {
    expect(readMove("R2> NES")).toEqual({ arrow: "R2>", sides: "NES" });
    expect(readMove("1,3")).toBe(2);
    expect(readMove("?")).toBeNull();
  });
});

describe("places", () => {
  it("draws each card once, also the one that goes out", () => {
    const { maze, entering } = pictureOf(push.before, push.after, told("pushed"), null);
    const cards = cardsLaid(maze, entering, false, 0);
    expect(new Set(cards.map((laid) => laid.card.name)).size).toBe(26);
    expect(cards.filter((laid) => laid.out)).toHaveLength(1);
    expect(cards.filter((laid) => laid.from)).toHaveLength(1);
    expect(cardsLaid(maze, "", false, 0)).toHaveLength(25);
  });

  it("keeps the order of the cards while a line slides", () => {
    const order = (view: View, entering: "" | "C4v") =>
      cardsLaid(mazeOf(view.position), entering, false, 0).map((laid) => laid.card.name);
    const after = order(push.after, "C4v").filter((name) => name !== push.before.position.spare.split(" ")[0]);
    expect(after).toEqual(order(push.before, ""));
  });

  it("puts ghosts on one square beside each other", () => {
    const maze = { ...mazeOf(push.before.position), ghosts: [0, 0, 0, 0] };
    expect(new Set(ghostsLaid(maze, "", false).map((ghost) => `${ghost.x},${ghost.y}`)).size).toBe(4);
  });

  it("marks the corners from which the ghosts start", () => {
    const start = push.before; // nobody has moved yet
    start.position.ghosts.forEach((square, seat) => expect(cornerAt(square)).toBe(coloursOf(start)[seat]));
    expect(["1,1", "1,5", "5,1", "5,5"].map(cornerAt).sort()).toEqual(Object.keys(GHOSTS).sort());
    expect(cornerAt("1,3")).toBe("");
  });
});
