import { beforeEach, describe, expect, it, vi } from "vitest";
import { entry, table } from "../wire/fakes";
import { NotGranted } from "../wire/socket";
import type { Refused, TableWish } from "../wire/wire";
import { Asking } from "./asking.svelte";

const no = (kind: string): Refused => ({ type: "refused", id: "", kind, clause: "VO-3", text: "", values: {} });
const answered = () => vi.waitFor(() => Promise.resolve());

interface Wished {
  wish: TableWish;
  grant(n: number): void;
  refuse(kind: string): void;
}

let wished: Wished[];
let sat: number[][];
let seen: { mine: boolean; seat: number; table: ReturnType<typeof table>; you: number[] };
let acted: number;
let asking: Asking;
const race = { id: "", hold: 0 };

beforeEach(() => {
  [wished, sat, acted] = [[], [], 0];
  seen = { mine: true, seat: 0, table: table(), you: [0] };
  Object.assign(race, { id: "", hold: 0 });
  asking = new Asking(seen, { table: "t", secret: "s" }, null, {
    send: (wish) =>
      new Promise((grant, refuse) =>
        wished.push({ wish, grant: (n) => grant({ n }), refuse: (kind) => refuse(new NotGranted(no(kind))) }),
      ),
    race,
    acting: () => (acted += 1),
    sat: (_, n, seat) => sat.push([n, seat]),
  });
});

describe("a move", () => {
  it("is sent only where it is ours, and a refusal is read", async () => {
    asking.advice = "cow>1";
    const made = asking.act("cow>9");
    expect([wished[0]?.wish, asking.advice, acted]).toEqual([{ do: "move", seat: 0, move: "cow>9" }, null, 1]);
    wished[0]?.refuse("no_such_pile");
    expect([await made, asking.refused?.kind]).toEqual([false, "no_such_pile"]);
    seen.mine = false;
    expect([await asking.act("cow>0"), wished.length]).toEqual([false, 1]);
  });

  it("is tapped twice and sent once, and a refusal to another says nothing", async () => {
    const taps = [asking.act("cow>0"), asking.act("cow>0"), asking.act("cow>1")];
    expect(wished.map(({ wish }) => "move" in wish && wish.move)).toEqual(["cow>0", "cow>1"]);
    wished[0]?.grant(6);
    wished[1]?.refuse("not_your_turn");
    expect([await Promise.all(taps), asking.refused]).toEqual([[true, true, false], null]);
    await answered();
    void asking.act("cow>0");
    expect(wished.length).toBe(3);
  });

  it("is a grab where a race is on and it was timed", () => {
    void asking.act("column", 300);
    Object.assign(race, { id: "r1", hold: 9 });
    void asking.act("lamp", 310);
    void asking.act("gem");
    expect(wished.map(({ wish }) => wish)).toEqual([
      { do: "move", seat: 0, move: "column" },
      { do: "grab", seat: 0, race: "r1", move: "lamp", took: 310, hold: 9 },
      { do: "move", seat: 0, move: "gem" },
    ]);
  });

  it("that has to wait says so until it is granted", async () => {
    asking.later(no("rate_limited"));
    expect(asking.refused).toBe(null);
    const thrown = asking.act("throw");
    asking.later(no("not_ready"));
    expect(asking.refused?.kind).toBe("not_ready");
    wished[0]?.grant(6);
    expect([await thrown, asking.refused]).toEqual([true, null]);
  });
});

describe("a chair", () => {
  it("that was taken is ours as soon as it is granted", async () => {
    [seen.you, seen.mine] = [[2], false];
    const sits = asking.sit("Léa", 1);
    expect(wished[0]?.wish).toEqual({ do: "sit", name: "Léa", seat: 1 });
    asking.heard(6, entry("sat", { seat: 1 }));
    wished[0]?.grant(6);
    await sits;
    expect([seen.you, sat]).toEqual([[1, 2], [[6, 1]]]);
  });

  it("that was asked for is given, or denied, and a refusal waits for nothing", async () => {
    seen.you = [];
    const notices = (...laid: Parameters<Asking["laid"]>) => {
      void asking.ask("Cy", 1);
      asking.laid(...laid);
      return [asking.notice, asking.chair];
    };
    expect(notices(entry("sat", { seat: 1 }), [1])).toEqual([{ what: "given", seat: 1 }, -1]);
    expect(notices(entry("sat", { seat: 1 }), [])).toEqual([{ what: "denied", seat: 1 }, -1]);
    expect(notices(entry("answered", { seat: 0, yes: false }), null)).toEqual([{ what: "denied", seat: 1 }, -1]);
    expect(notices(entry("asked", { question: "box", seat: 0 }), null)).toEqual([{ what: "denied", seat: 1 }, -1]);
    expect(notices(entry("asked", { question: "chair", seat: 1 }), null)).toEqual([null, 1]);
    const asked = asking.ask("Cy", 1);
    wished.at(-1)?.refuse("asked_already");
    await asked;
    expect([asking.chair, asking.refused?.kind]).toEqual([-1, "asked_already"]);
  });

  it("that changes hands is noticed by both, and what is advised ends with any entry", () => {
    asking.advice = "cow>0";
    asking.laid(entry("reseated", { seat: 0 }), []);
    expect([asking.notice, asking.advice]).toEqual([{ what: "returned", seat: 0 }, null]);
    seen.you = [];
    asking.laid(entry("reseated", { seat: 0 }), [0]);
    expect(asking.notice).toEqual({ what: "again", seat: 0 });
  });
});

it("a pause is wished for by a chair of this device, and by a television as none", () => {
  void asking.pause();
  seen.you = [];
  void asking.goOn();
  expect(wished.map(({ wish }) => wish)).toEqual([{ do: "pause", seat: 0 }, { do: "go_on" }]);
});
