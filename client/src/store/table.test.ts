import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, entry, hello, news, table, view } from "../wire/fakes";
import type { Told } from "../lib/board";
import { PLAIN } from "../lib/plain";
import { need, speak } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { lineText } from "../table/saying/lines";
import { keep, keptTable } from "./seats";
import { TableStore } from "./table.svelte";

const covered = { kind: "covered", rule: "VO-6", seat: 0, motif: "cow", pile: 0, height: 2 };
const drawn = { kind: "drawn", rule: "VO-11", seat: 0 };

let store: TableStore;

beforeEach(async () => {
  await speak("fr");
  await need("voleurs");
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.pace = 1;
  store = new TableStore({ table: "t", secret: "s" }, null);
  store.retelling.board = { ...PLAIN, dwell: (told: Told) => (told.kind === "drawn" ? 0 : 400) };
  FakeSocket.last.accept();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function hear(message: object): Promise<void> {
  FakeSocket.last.say(message);
  await wait(0);
}

async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

describe("a table", () => {
  it("asks nobody any more about a move on which another was made", async () => {
    const asked = { n: 5, question: "back" as const, seat: 1, name: "", game: "", yes: [1], missing: [0] };
    await hear(hello(5, [0], [0], { table: table({ asked }) }));
    store.asking.back = true;
    await hear(news(6, { seat: 1, by: "bot" }, [view(0, [0])], []));
    expect([store.seen.table?.asked, store.asking.back]).toEqual([null, false]);
  });

  it("narrates once that the time ran out and a move was made", async () => {
    await hear(hello(5, [0], [0]));
    await hear(news(6, { seat: 0, by: "clock" }, [view(0, [1])], []));
    expect(store.asking.notice).toBeNull();
    for (const told of [store.retelling.narrated, store.retelling.story])
      expect(told).toMatchObject([{ entry: { by: "clock" } }]);
  });

  it("passes over an entry and a message that only a newer server knows", async () => {
    await hear(hello(5, [0], [0]));
    await hear({ ...news(6, {}), entry: { kind: "juggled", at: 0, seat: 1, was: "Bo", balls: 3 } });
    expect(store.retelling.narrated).toEqual([]);
    await hear({ type: "weather", rain: true, lines: 7 });
    await hear(news(7, { seat: 1 }, [view(0, [0])], [covered]));
    expect([FakeSocket.all.length, store.seen.link, store.race.lines]).toEqual([1, "open", {}]);
    expect(store.retelling.story.map((line) => [line.n, lineText(line, store.seen.words)])).toEqual([
      [6, ""],
      [7, expect.stringContaining("vache")],
    ]);
    expect(store.retelling.narrated.map(({ n }) => n)).toEqual([7]);
    expect(store.seen.view?.actors).toEqual([0]);
  });

  it("promises to speak while other people play, and not to bots, nor before or after", async () => {
    const promised = () => FakeSocket.last.sent.findLast((one) => one.do === "ping")?.within ?? 0;
    const [lea, bo] = table().seats;
    await hear(hello(5, [0], [0], { table: table({ phase: "waiting" }) }));
    expect(promised()).toBe(0);
    await hear(news(6, { kind: "started" }, [view(0, [0])], [], { table: table() }));
    expect(promised()).toBeGreaterThan(0);
    const bot = { ...bo!, name: "renard", bot: "renard", person: false };
    await hear(news(7, { kind: "freed", seat: 1 }, [view(0, [0])], [], { table: table({ seats: [lea!, bot] }) }));
    expect(promised()).toBe(0);
  });

  it("lies as it is at once when it is entered, and is not heard", async () => {
    const heard: string[] = [];
    Object.assign(store.retelling.board, { sound: ({ kind }: Told) => (heard.push(kind), null) });
    await hear(
      hello(5, [0], [0], {
        missed: [{ n: 5, entry: { kind: "moved", at: 0, seat: 1, by: "bot" }, events: [covered] }],
      }),
    );
    expect([store.teller.telling, store.seen.mine, store.seen.seat, store.teller.told]).toEqual([false, true, 0, null]);
    expect(store.retelling.story.map((line) => line.clause)).toEqual(["VO-6"]);
    expect([store.seen.names, heard]).toEqual([["Toi", "Bo"], []]);
  });

  it("tells the events of a move one by one, then shows what lies there", async () => {
    await hear(hello(5, [0], [1]));
    await hear(news(6, { seat: 1 }, [view(0, [0])], [covered, drawn, { ...covered, kind: "taken" }]));
    expect([store.teller.told?.kind, store.seen.mine, store.seen.view?.actors, store.seen.next?.actors]).toEqual([
      "covered",
      false,
      [1],
      [0],
    ]);
    expect(store.retelling.story.map((line) => line.event?.kind)).toEqual(["covered"]);
    await wait(410);
    expect(store.teller.told?.kind).toBe("taken");
    expect(store.retelling.story.map((line) => line.event?.kind)).toEqual(["covered", "drawn", "taken"]);
    await wait(410);
    expect([store.teller.told, store.seen.next, store.seen.mine, store.seen.view?.actors]).toEqual([
      null,
      null,
      true,
      [0],
    ]);
  });

  it("knows its seat after sitting down, and keeps it when the match begins", async () => {
    await hear(hello(5, [], [], { table: table({ phase: "waiting" }), views: {} }));
    const sat = store.asking.sit("Léa");
    await hear(news(6, { kind: "sat", seat: 1, name: "Léa" }, [], [], { table: table({ phase: "waiting" }) }));
    FakeSocket.last.say({ type: "granted", id: FakeSocket.last.sent.at(-1)?.id, n: 6 });
    await sat;
    expect([store.seen.you, store.seen.seat]).toEqual([[1], 1]);
    await hear(news(7, { kind: "started" }, [view(1, [1])], [], { table: table({ first: 1 }) }));
    expect([store.seen.you, store.seen.mine]).toEqual([[1], true]);
  });

  it("keeps that this device has a place there, and what is on the table", async () => {
    localStorage.clear();
    store.close();
    store = new TableStore({ table: "t" }, keep({ table: "t", secret: "s" }));
    FakeSocket.last.accept();
    const place = () => [keptTable("t")?.game, keptTable("t")?.sat];
    await hear(hello(5, [], [], { table: table({ phase: "waiting" }), views: {} }));
    expect(place()).toEqual(["", undefined]);
    const sat = store.asking.sit("Léa");
    await hear(news(6, { kind: "sat", seat: 1, name: "Léa" }, [], [], { table: table({ phase: "waiting" }) }));
    FakeSocket.last.say({ type: "granted", id: FakeSocket.last.sent.at(-1)?.id, n: 6 });
    await sat;
    expect(place()).toEqual(["voleurs", true]);
    const setting = { ...table().setting, game: "labyrinthe" };
    await hear(news(7, { kind: "boxed", seat: 1 }, [], [], { table: table({ phase: "waiting", setting }) }));
    expect(place()).toEqual(["labyrinthe", true]);
  });

  it("says what it has shown when its telling is over, and once", async () => {
    const seen = () => FakeSocket.last.sent.filter((wish) => wish.do === "seen").map((wish) => wish.n);
    await hear(hello(5, [0], [1]));
    expect(seen()).toEqual([5]);
    await hear(news(6, { seat: 1 }, [view(0, [0])], [covered]));
    await hear(news(7, { kind: "said", seat: 1, phrase: "hello" }));
    expect(seen()).toEqual([5]);
    await wait(410);
    store.retelling.retell();
    await wait(410);
    expect(seen()).toEqual([5, 6]);
    FakeSocket.last.break();
    await wait(1000);
    FakeSocket.last.accept();
    await hear(hello(7, [0], [0]));
    expect(seen()).toEqual([7]);
  });

  it("asks again by itself while others are still being shown something, without alarm", async () => {
    await hear(hello(5, [0], [0]));
    const thrown = store.asking.act("throw");
    const wish = FakeSocket.last.sent.at(-1);
    FakeSocket.last.say({
      type: "refused",
      id: wish?.id,
      kind: "not_ready",
      clause: "",
      text: "",
      values: { seconds: 3 },
      again: true,
    });
    expect(store.asking.refused?.values.seconds).toBe(3);
    await wait(500);
    expect(FakeSocket.last.sent.filter((one) => one.id === wish?.id).length).toBe(2);
    FakeSocket.last.say({ type: "granted", id: wish?.id, n: 6 });
    expect([await thrown, store.asking.refused]).toEqual([true, null]);
  });

  it("tells what was missed, but not all of a long absence", async () => {
    await hear(hello(5, [0], [1]));
    const moved = (n: number) => ({ n, entry: entry("moved"), events: [covered] });
    await hear(hello(6, [0], [0], { missed: [moved(6)] }));
    expect(store.teller.told?.kind).toBe("covered");
    await wait(410);
    await hear(hello(11, [0], [0], { missed: [7, 8, 9, 10, 11].map(moved) }));
    expect([store.teller.telling, store.retelling.story.length]).toEqual([false, 6]);
  });
});
