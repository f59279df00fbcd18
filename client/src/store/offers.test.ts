import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, hello, news, table, view } from "../wire/fakes";
import type { Asked as Question, Seat, Table } from "../wire/wire";
import { need, speak } from "../lib/language.svelte";
import Asked from "../table/saying/Asked.svelte";
import Seatless from "../table/waiting/Seatless.svelte";
import { TableStore } from "./table.svelte";
import { type Kept, keep } from "./seats";
import { freeable, keptFor, offered, offeredTo, seenBy } from "./offers";

const NOW = 1_000_000;
const TIME = { now: NOW };
const [LEA] = table().seats as [Seat];
const BOT = { ...LEA, name: "renard", bot: "renard", person: false, here: false };
const LEFT = { ...BOT, theirs: true };
const AWAY = { ...LEA, name: "Bo", here: false };

/** Léa, and one more chair. */
function beside(seat: Partial<Seat>, more: Partial<Table> = {}): Table {
  return table({ seats: [LEA, { ...LEA, ...seat }], ...more });
}

const gone = (seconds: number): Seat => ({ ...AWAY, gone_at: NOW - seconds * 1000 });
const asked = (more: Partial<Question> = {}): Question => ({
  n: 5,
  question: "chair",
  seat: 1,
  name: "Cy",
  game: "",
  yes: [],
  missing: [0],
  ...more,
});

describe("a chair that was left", () => {
  const offer = { bench: 1, until: NOW + 1 };
  const left = (more: Partial<Table> = {}) => beside({ ...LEFT, offer }, more);

  it("is one's on the bench for a while, and nobody else's", () => {
    expect([offeredTo(left(), [1], TIME), offeredTo(left(), [0], TIME), offeredTo(left(), [], TIME)]).toEqual([
      1, -1, -1,
    ]);
    expect(offeredTo(left(), [1], { now: NOW + 1 })).toBe(-1);
    expect(offeredTo(left({ phase: "over" }), [1], TIME)).toBe(-1);
  });

  it("stays so in a pause", () => {
    const pause = { at: NOW, until: NOW + 600_000, seat: 0 };
    expect(offeredTo(left({ pause }), [1], { now: NOW + 60_000 })).toBe(1);
  });
});

describe("what is offered of a chair in a match", () => {
  const offer = (seat: Partial<Seat>, hands: number[] = [], more: Partial<Table> = {}) =>
    offered(beside(seat, more), 1, hands, TIME);

  it("is to ask, for a bot's and for that of somebody who is away for long", () => {
    expect(offer(BOT)).toEqual({ do: "chair" });
    expect(offer(gone(60))).toEqual({ do: "seat" });
  });

  it("is to wait while it is kept", () => {
    expect(offer(gone(0))).toEqual({ do: "kept", seconds: 60 });
    expect(offer(gone(59.5))).toEqual({ do: "kept", seconds: 1 });
  });

  it("is nothing where somebody is here, or where it belongs to somebody else", () => {
    for (const seat of [LEA, LEFT, { ...gone(99), theirs: true }]) expect(offer(seat)).toBe(null);
  });

  it("is the own chair to whoever left it, and no other", () => {
    expect(offer(LEFT, [1])).toEqual({ do: "sit" });
    for (const seat of [BOT, gone(99), LEFT]) expect(offer(seat, [0])).toBe(null);
  });

  it("is no second question while one is asked", () => {
    for (const seat of [BOT, gone(99)]) expect(offer(seat, [], { asked: asked() })).toBe(null);
  });
});

it("between matches an empty chair and a bot's are free, and a kept one is kept", () => {
  for (const phase of ["waiting", "over"] as const) {
    const offer = (seat: Partial<Seat>) => offered(beside(seat, { phase }), 1, [0], TIME);
    expect(offer(BOT)).toEqual({ do: "sit" });
    expect(offer({ ...BOT, bot: "" })).toEqual({ do: "sit" });
    expect([offer(LEA), offer(gone(99)), offer(gone(10))]).toEqual([null, { do: "seat" }, { do: "kept", seconds: 50 }]);
  }
  expect(offered(beside(BOT, { phase: "closed" }), 1, [], TIME)).toBe(null);
});

it("the host may give to a bot the chair of somebody who is away for long, in a match", () => {
  expect(freeable(beside(gone(60)), [0], TIME)).toEqual([1]);
  expect(freeable(beside(gone(59)), [0], TIME)).toEqual([]);
  expect(freeable(beside(gone(60)), [1], TIME)).toEqual([]);
  expect(freeable(beside(gone(60), { phase: "over" }), [0], TIME)).toEqual([]);
  for (const seat of [LEA, BOT, { ...gone(60), theirs: true }]) expect(freeable(beside(seat), [0], TIME)).toEqual([]);
  expect(keptFor(beside(BOT), 1, TIME)).toBe(0);
});

it("a device knows the hands that it has seen in this match, and forgets those of the last", () => {
  const at = (match: number, phase: Table["phase"] = "playing") => table({ match, phase });
  const first = seenBy(undefined, at(1), [1]);
  expect(first).toEqual({ match: 1, seats: [1] });
  expect(seenBy(first, at(1), [])).toEqual(first);
  expect(seenBy(first, at(1), [0])).toEqual({ match: 1, seats: [0, 1] });
  expect(seenBy(first, at(2), [])).toEqual({ match: 2, seats: [] });
  expect(seenBy(undefined, at(1, "over"), [1])).toEqual({ match: 1, seats: [] });
});

describe("at the table", () => {
  let store: TableStore;
  let drawn: Record<string, unknown> | null = null;
  const mine = (more: Partial<Kept> = {}) => keep({ table: "t", secret: "s", join: "j", ...more });

  beforeEach(async () => {
    await speak("fr");
    await need("voleurs");
    vi.stubGlobal("WebSocket", FakeSocket);
    localStorage.clear();
    FakeSocket.all = [];
  });

  afterEach(() => {
    if (drawn) void unmount(drawn);
    drawn = null;
    document.body.innerHTML = "";
    store.close();
    vi.unstubAllGlobals();
  });

  async function enter(at: Table, you: number[], kept = mine()): Promise<void> {
    store = new TableStore({ table: "t", secret: "s" }, kept);
    FakeSocket.last.accept();
    FakeSocket.last.say(hello(5, you, [], { table: at }));
    await settled();
  }

  async function hear(n: number, entry: Parameters<typeof news>[1], at: Table, seats: number[] = [-1]): Promise<void> {
    FakeSocket.last.say(
      news(
        n,
        entry,
        seats.map((seat) => view(seat, [])),
        [],
        { table: at },
      ),
    );
    await settled();
  }

  const settled = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const words = () => document.body.textContent?.replace(/\s+/g, " ").trim();
  const buttons = () => [...document.querySelectorAll("button")];

  function shown(part: Component<{ store: TableStore; table: Table }>): void {
    if (!store.seen.table) throw new Error("there is no table");
    if (drawn) void unmount(drawn);
    drawn = mount(part, { target: document.body, props: { store, table: store.seen.table } });
    flushSync();
  }

  /** What was asked for last. */
  const wish = () => FakeSocket.last.sent.findLast((one) => one.id && one.do !== "enter");

  it("whoever comes late asks for the bot's chair, waits, and is told yes", async () => {
    await enter(beside(BOT), []);
    shown(Seatless);
    expect(buttons().map((one) => one.textContent)).toEqual(["Je peux remplacer Tom le Caneton\u00a0?"]);
    buttons()[0]?.click();
    expect(wish()).toMatchObject({ do: "ask_seat", seat: 1 });
    await hear(6, { kind: "asked", question: "chair", seat: 1, name: "Cy" }, beside(BOT, { asked: asked() }));
    shown(Seatless);
    expect(buttons()).toEqual([]);
    shown(Asked);
    expect(words()).toBe("Tu as demandé à remplacer Tom le Caneton. On attend la réponse : Léa.");
    await hear(7, { kind: "sat", seat: 1, name: "Cy" }, beside({ name: "Cy" }), [1]);
    expect([store.seen.you, store.asking.notice, store.asking.chair]).toEqual([[1], { what: "given", seat: 1 }, -1]);
    expect(store.seen.hands).toEqual({ match: 1, seats: [1] });
  });

  it("and is told no kindly", async () => {
    await enter(beside(BOT), []);
    void store.asking.ask("Cy", 1);
    await hear(6, { kind: "asked", question: "chair", seat: 1, name: "Cy" }, beside(BOT, { asked: asked() }));
    await hear(7, { kind: "answered", seat: 0, yes: false }, beside(BOT));
    expect([store.seen.you, store.asking.notice, store.asking.chair]).toEqual([[], { what: "denied", seat: 1 }, -1]);
  });

  it("whose question gave way to one of those who sit here reads that it is not for now", async () => {
    await enter(beside(BOT), []);
    void store.asking.ask("Cy", 1);
    await hear(6, { kind: "asked", question: "chair", seat: 1, name: "Cy" }, beside(BOT, { asked: asked() }));
    const box = asked({ n: 7, question: "box", seat: 0, game: "labyrinthe" });
    await hear(7, { kind: "asked", question: "box", seat: 0 }, beside(BOT, { asked: box }));
    expect([store.asking.notice, store.asking.chair]).toEqual([{ what: "denied", seat: 1 }, -1]);
  });

  it("an answer goes to the question that was read", async () => {
    await enter(beside(BOT, { asked: asked() }), [0]);
    shown(Asked);
    const [yes] = buttons();
    const box = asked({ n: 6, question: "box" });
    await hear(6, { kind: "asked", question: "box", seat: 1 }, beside(BOT, { asked: box }), [0]);
    flushSync();
    expect(buttons()[0]).not.toBe(yes); // whoever was about to press it presses nothing
    buttons()[0]?.click();
    expect(wish()).toMatchObject({ do: "answer", yes: true, n: 6 });
  });

  it("those who are asked read who asks for what, and answer by one tap", async () => {
    await enter(beside(BOT, { asked: asked() }), [0]);
    shown(Asked);
    expect(words()).toContain("Cy vient d’arriver et voudrait remplacer Tom le Caneton, en voyant sa main. D’accord ?");
    expect(buttons().map((one) => one.textContent)).toEqual(["Oui", "Non"]);
    buttons()[0]?.click();
    expect(wish()).toMatchObject({ do: "answer", seat: 0, yes: true, n: 5 });
    await hear(6, { kind: "answered", seat: 0, yes: false }, beside(BOT));
    expect(store.asking.notice).toBe(null); // it was not their question
  });

  it("whose chair was given away reads on coming back that it is theirs again; who helped out reads it too", async () => {
    await enter(beside({ theirs: true }), [], mine({ hands: { match: 1, seats: [1] } }));
    await hear(6, { kind: "reseated", seat: 1 }, beside({}), [1]);
    expect([store.seen.you, store.asking.notice]).toEqual([[1], { what: "again", seat: 1 }]);
    store.close();
    await enter(beside({ theirs: true }), [1]);
    await hear(6, { kind: "reseated", seat: 1 }, beside({}));
    expect([store.seen.you, store.asking.notice]).toEqual([[], { what: "returned", seat: 1 }]);
  });

  it("whoever left their chair is offered it again after a reload, without a link", async () => {
    await enter(beside(LEFT), [], mine({ join: "", hands: { match: 1, seats: [1] } }));
    shown(Seatless);
    expect(buttons().map((one) => one.textContent)).toEqual(["Reprendre ma place"]);
    buttons()[0]?.click();
    expect(wish()).toMatchObject({ do: "sit", seat: 1 });
  });

  it("a stranger who came by nothing is offered nothing", async () => {
    await enter(beside(BOT), [], mine({ join: "" }));
    expect(store.seen.maySit).toBe(false);
  });
});
