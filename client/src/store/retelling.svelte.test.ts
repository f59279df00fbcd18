import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entry, table, view } from "../wire/fakes";
import type { Entry } from "../wire/wire";
import type { Known, Told } from "../lib/board";
import { PLAIN } from "../lib/plain";
import { settings } from "../lib/settings.svelte";
import { Retelling } from "./retelling.svelte";
import type { Views } from "./seen.svelte";
import { linesOf } from "./story";
import { Teller } from "./telling.svelte";

const SHOWN_MS = 400;
const PASSED_MS = SHOWN_MS + 10;
const covered = { kind: "covered", rule: "VO-6", seat: 0 };
const drawn = { kind: "drawn", rule: "VO-11", seat: 0 };
const taken = { kind: "taken", rule: "VO-5", seat: 0 };
const secret = { kind: "picked_up", rule: "VO-11", seat: 1, to: 1 };
const who = { seats: [], self: 0 };

let teller: Teller<Views>;
let retelling: Retelling;
let seen: Eyes;
/** Whose eyes look on. */
class Eyes {
  curtain = $state<number | null>(null);
  mine = $state(false);
  seat = $state(0);
  you = $state.raw([0]);
  readonly names = ["Léa", "Bo"];
  readonly table = table();
  readonly views = $derived.by<Views>(() => teller.now ?? {});
  readonly view = $derived(this.views[this.seat] ?? null);
}

const lie = (actor: number): Views => ({ 0: view(0, [actor]), 1: view(1, [actor]) });
const kinds = (lines = retelling.story) => lines.map((line) => line.event?.kind);
const board = (more: Partial<Known>) => (retelling.board = { ...retelling.board, ...more });

/** An entry is written, told and laid. */
function tell(n: number, written: Entry, events: Told[] = [], after: Views | null = null): void {
  const heard = { n, entry: written, lines: linesOf(n, written, events, who), events };
  void teller.tell(retelling.step(heard, after, (before) => retelling.laid(heard, before, after)));
}

const move = (n: number, events: Told[], actor = 0) => tell(n, entry("moved", { seat: 1, at: n }), events, lie(actor));

async function wait(milliseconds = PASSED_MS): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 1;
  seen = new Eyes();
  teller = new Teller<Views>(0, () => retelling.quiet());
  retelling = new Retelling(seen, teller);
  retelling.board = { ...PLAIN, dwell: ({ kind }) => (kind === "drawn" ? 0 : SHOWN_MS) };
  teller.show(lie(1));
});

afterEach(() => {
  teller.stop();
  vi.useRealTimers();
});

describe("what happened", () => {
  it("is told event by event; the story never runs ahead", async () => {
    move(6, [covered, drawn, taken]);
    expect([teller.told, kinds(), seen.view?.actors]).toEqual([covered, ["covered"], [1]]);
    await wait();
    expect([teller.told, kinds()]).toEqual([taken, ["covered", "drawn", "taken"]]);
    await wait();
    expect([teller.told, seen.view?.actors]).toEqual([null, [0]]);
  });

  it("is heard once: as it is shown, or as it lies there if nobody waits for it", async () => {
    const heard: string[] = [];
    board({ sound: ({ kind }, { actors }, seat) => (heard.push(`${kind} ${actors} ${seat}`), null) });
    move(6, [covered, drawn]);
    expect(heard).toEqual(["covered 1 0"]);
    await wait();
    expect(heard).toEqual(["covered 1 0", "drawn 0 0"]);
    retelling.retell();
    await wait(0);
    expect(heard.slice(2)).toEqual(["covered 1 0"]);
  });

  it("is not shown where it is for other eyes, nor far behind", async () => {
    move(6, [secret]);
    await wait(0);
    expect(teller.telling).toBe(false);
    for (let n = 7; n < 19; n += 1) move(n, [covered]);
    await wait(7 * SHOWN_MS + 10);
    expect(teller.telling).toBe(false);
  });

  it("can be shown once more, and ends where it was", async () => {
    expect(retelling.retellable).toBe(false);
    move(6, [covered]);
    await wait();
    expect(retelling.retellable).toBe(true);
    retelling.retell();
    expect([teller.told, seen.view?.actors, retelling.again]).toEqual([covered, [1], true]);
    await wait();
    expect([seen.view?.actors, kinds(), retelling.again]).toEqual([[0], ["covered"], false]);
    expect(retelling.retellable).toBe(true);
    tell(7, entry("took_back"), [], lie(1));
    await wait(0);
    expect(retelling.retellable).toBe(false); // nothing lies there of which it could be told
  });

  it("is known to those it was for, and behind the curtain to nobody", async () => {
    move(6, [covered, secret]);
    await wait();
    expect(kinds(retelling.shown)).toEqual(["covered"]);
    [seen.seat, seen.you] = [1, [0, 1]];
    expect(kinds(retelling.shown)).toEqual(["covered", "picked_up"]);
    seen.curtain = 1;
    expect(kinds(retelling.shown)).toEqual(["covered"]);
  });

  it("is the last move alone where the board says that to remember is the game", async () => {
    for (const n of [6, 7]) {
      move(n, [covered]);
      await wait();
    }
    expect(retelling.shown.map(({ n }) => n)).toEqual([6, 7]);
    board({ forgets: () => true });
    expect(retelling.shown.map(({ n }) => n)).toEqual([7]);
  });

  it("is gone with its box, and with another game its board", async () => {
    move(6, [covered]);
    await wait();
    const own = retelling.board;
    retelling.unpacked(false);
    expect([retelling.story, retelling.narrated, retelling.board]).toEqual([[], [], own]);
    retelling.unpacked(true);
    expect(retelling.board).toBe(PLAIN);
  });
});

describe("what is said", () => {
  it("stays until it was read, or until the match begins", async () => {
    const smile = entry("said", { seat: 1, phrase: "smile" });
    tell(6, smile);
    expect(retelling.said).toMatchObject({ seat: 1, phrase: "smile" });
    await wait(5000);
    expect(retelling.said).toBe(null);
    tell(7, smile);
    tell(8, entry("started"));
    await wait(0);
    expect(retelling.said).toBe(null);
  });

  it("of a move that mattered stays until it was noted", async () => {
    board({ matters: ({ kind }, seat) => kind === "taken" && seat === 0 });
    move(6, [taken]);
    await wait();
    move(60_000, [covered]);
    await wait();
    expect([retelling.owned, retelling.narrated.map(({ event }) => event)]).toEqual([true, [taken]]);
    retelling.noted();
    expect([retelling.owned, retelling.narrated.map(({ event }) => event)]).toEqual([false, [covered]]);
  });
});
