import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, entry, hello, news, table, view } from "../wire/fakes";
import type { Told } from "../lib/board";
import { PLAIN } from "../lib/plain";
import { need, speak } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { lineText } from "../table/saying/lines";
import { TableStore } from "./table.svelte";

const covered = { kind: "covered", rule: "VO-6", seat: 0, motif: "cow", pile: 0, height: 2 };
const drawn = { kind: "drawn", rule: "VO-11", seat: 0 };
const secret = { kind: "picked_up", rule: "VO-11", seat: 1, card: "cow", to: 1 };

let store: TableStore;

beforeEach(async () => {
  await speak("fr");
  await need("voleurs");
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.pace = 1;
  store = new TableStore({ table: "t", secret: "s" }, null);
  store.board = { ...PLAIN, dwell: (told: Told) => (told.kind === "drawn" ? 0 : 400) };
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
    store.back = true;
    await hear(news(6, { seat: 1, by: "bot" }, [view(0, [0])], []));
    expect([store.table?.asked, store.back]).toEqual([null, false]);
  });

  it("narrates once that the time ran out and a move was made", async () => {
    await hear(hello(5, [0], [0]));
    await hear(news(6, { seat: 0, by: "clock" }, [view(0, [1])], []));
    expect(store.notice).toBeNull();
    for (const told of [store.narrated, store.story]) expect(told).toMatchObject([{ entry: { by: "clock" } }]);
  });

  it("passes over an entry and a message that only a newer server knows", async () => {
    await hear(hello(5, [0], [0]));
    await hear({ ...news(6, {}), entry: { kind: "juggled", at: 0, seat: 1, was: "Bo", balls: 3 } });
    expect(store.narrated).toEqual([]);
    await hear({ type: "weather", rain: true, lines: 7 });
    await hear(news(7, { seat: 1 }, [view(0, [0])], [covered]));
    expect([FakeSocket.all.length, store.link, store.race.lines]).toEqual([1, "open", {}]);
    expect(store.story.map((line) => [line.n, lineText(line, store.words)])).toEqual([
      [6, ""],
      [7, expect.stringContaining("vache")],
    ]);
    expect(store.narrated.map(({ n }) => n)).toEqual([7]);
    expect(store.view?.actors).toEqual([0]);
  });

  it("shows what was said before the match there, and not once more when it begins", async () => {
    await hear(hello(5, [0], [0], { table: table({ phase: "waiting" }) }));
    await hear(news(6, { kind: "said", seat: 1, phrase: "smile" }));
    expect(store.said).toMatchObject({ seat: 1, phrase: "smile" });
    await hear(news(7, { kind: "started" }, [view(0, [0])], [], { table: table() }));
    expect(store.said).toBe(null);
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

  it("lies as it is at once when it is entered", async () => {
    await hear(
      hello(5, [0], [0], {
        missed: [{ n: 5, entry: { kind: "moved", at: 0, seat: 1, by: "bot" }, events: [covered] }],
      }),
    );
    expect([store.telling, store.mine, store.seat, store.told]).toEqual([false, true, 0, null]);
    expect(store.story.map((line) => line.clause)).toEqual(["VO-6"]);
    expect(store.names).toEqual(["Toi", "Bo"]);
  });

  it("tells the events of a move one by one, then shows what lies there", async () => {
    await hear(hello(5, [0], [1]));
    await hear(news(6, { seat: 1 }, [view(0, [0])], [covered, drawn, { ...covered, kind: "taken" }]));
    expect([store.told?.kind, store.mine, store.view?.actors, store.next?.actors]).toEqual([
      "covered",
      false,
      [1],
      [0],
    ]);
    expect(store.story.map((line) => line.event?.kind)).toEqual(["covered"]);
    await wait(410);
    expect(store.told?.kind).toBe("taken");
    expect(store.story.map((line) => line.event?.kind)).toEqual(["covered", "drawn", "taken"]);
    await wait(410);
    expect([store.told, store.next, store.mine, store.view?.actors]).toEqual([null, null, true, [0]]);
  });

  it("lets each event be heard once: as it is shown, or as it lies there if nobody waits for it", async () => {
    const heard: string[] = [];
    store.board = {
      ...store.board,
      sound: ({ kind }, view, seat) => (heard.push(`${kind} ${view.seat} ${seat}`), null),
    };
    await hear(hello(5, [0], [1], { missed: [{ n: 5, entry: entry("moved"), events: [covered] }] }));
    await hear(news(6, { seat: 1 }, [view(0, [0])], [covered, drawn]));
    expect(heard).toEqual(["covered 0 0"]);
    await wait(410);
    expect(heard).toEqual(["covered 0 0", "drawn 0 0"]);
    store.retell();
    await wait(0);
    expect(heard.slice(2)).toEqual(["covered 0 0"]);
  });

  it("goes at once where nobody waits: a skip, a pace of zero, far behind", async () => {
    await hear(hello(5, [0], [1]));
    await hear(news(6, {}, [view(0, [0])], [covered]));
    store.skip();
    await wait(0);
    expect(store.mine).toBe(true);
    settings.pace = 0;
    await hear(news(7, {}, [view(0, [1])], [covered]));
    await wait(0);
    expect(store.telling).toBe(false);
    settings.pace = 1;
    for (let n = 8; n < 20; n += 1) FakeSocket.last.say(news(n, {}, [view(0, [0])], [covered]));
    await wait(6 * 400 + 10);
    expect(store.telling).toBe(false);
  });

  it("can show the last move once more, and ends where it was", async () => {
    await hear(hello(5, [0], [1]));
    await hear(news(6, { seat: 1 }, [view(0, [0])], [covered]));
    await wait(410);
    const lines = store.story.length;
    store.retell();
    expect([store.told?.kind, store.view?.actors]).toEqual(["covered", [1]]);
    await wait(410);
    expect([store.view?.actors, store.mine, store.story.length, store.retellable]).toEqual([[0], true, lines, true]);
  });

  it("sends a move only when it is ours, and shows a refusal", async () => {
    await hear(hello(5, [0], [0]));
    store.act("cow>9");
    const wish = FakeSocket.last.sent.at(-1);
    expect(wish).toMatchObject({ do: "move", seat: 0, move: "cow>9" });
    FakeSocket.last.say({
      type: "refused",
      id: wish?.id,
      kind: "no_such_pile",
      clause: "VO-8",
      text: "",
      values: { pile: 9 },
    });
    await wait(0);
    expect(store.refused?.clause).toBe("VO-8");
    await hear(news(6, { seat: 0 }, [view(0, [1])], []));
    store.act("cow>0");
    expect(FakeSocket.last.sent.findLast((one) => one.do === "move")).toEqual(wish);
  });

  it("takes a second tap before the answer for the first one, and says nothing of a refusal to another", async () => {
    await hear(hello(5, [0], [0]));
    const taps = [store.act("cow>0"), store.act("cow>0"), store.act("cow>1")];
    const [first, other, ...more] = FakeSocket.last.sent.filter((wish) => wish.do === "move");
    expect([first?.move, other?.move, more.length]).toEqual(["cow>0", "cow>1", 0]);
    FakeSocket.last.say({ type: "granted", id: first?.id, n: 6 });
    FakeSocket.last.say({
      type: "refused",
      id: other?.id,
      kind: "not_your_turn",
      clause: "VO-3",
      text: "",
      values: {},
    });
    expect(await Promise.all(taps)).toEqual([true, true, false]);
    expect(store.refused).toBe(null);
    void store.act("cow>0");
    expect(FakeSocket.last.sent.filter((wish) => wish.do === "move").length).toBe(3);
  });

  it("knows its seat after sitting down, and keeps it when the match begins", async () => {
    await hear(hello(5, [], [], { table: table({ phase: "waiting" }), views: {} }));
    const sat = store.sit("Léa");
    await hear(news(6, { kind: "sat", seat: 1, name: "Léa" }, [], [], { table: table({ phase: "waiting" }) }));
    FakeSocket.last.say({ type: "granted", id: FakeSocket.last.sent.at(-1)?.id, n: 6 });
    await sat;
    expect([store.you, store.seat]).toEqual([[1], 1]);
    await hear(news(7, { kind: "started" }, [view(1, [1])], [], { table: table({ first: 1 }) }));
    expect([store.you, store.mine]).toEqual([[1], true]);
  });

  it("says what it has shown when its telling is over, and once", async () => {
    const seen = () => FakeSocket.last.sent.filter((wish) => wish.do === "seen").map((wish) => wish.n);
    await hear(hello(5, [0], [1]));
    expect(seen()).toEqual([5]);
    await hear(news(6, { seat: 1 }, [view(0, [0])], [covered]));
    await hear(news(7, { kind: "said", seat: 1, phrase: "hello" }));
    expect(seen()).toEqual([5]);
    await wait(410);
    store.retell();
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
    const thrown = store.act("throw");
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
    expect(store.refused?.values.seconds).toBe(3);
    await wait(500);
    expect(FakeSocket.last.sent.filter((one) => one.id === wish?.id).length).toBe(2);
    FakeSocket.last.say({ type: "granted", id: wish?.id, n: 6 });
    expect([await thrown, store.refused]).toEqual([true, null]);
  });

  it("draws a curtain between two people on one device, and keeps their secrets apart", async () => {
    await hear(hello(5, [0, 1], [0]));
    expect([store.curtain, store.mine]).toEqual([0, false]);
    store.lifted = 0;
    expect([store.curtain, store.mine, store.view?.seat]).toEqual([null, true, 0]);
    await hear(news(6, { seat: 0 }, [view(0, [1]), view(1, [1])], [covered, secret]));
    await wait(410);
    expect([store.curtain, store.mine, store.telling]).toEqual([1, false, false]);
    expect(store.shownStory.map((line) => line.event?.kind)).toEqual(["covered"]);
    store.lifted = 1;
    expect([store.curtain, store.view?.seat]).toEqual([null, 1]);
    expect(store.shownStory.at(-1)?.event?.kind).toBe("picked_up");
  });

  it("shows the last move alone where the board says that to remember is the game", async () => {
    await hear(hello(5, [0], [1]));
    const move = async (n: number, board: object) => {
      Object.assign(store.board, board);
      await hear(news(n, { seat: 1 }, [view(0, [1])], [covered]));
      await wait(410);
    };
    await move(6, {});
    await move(7, {});
    expect(store.shownStory.map(({ n }) => n)).toEqual([6, 7]);
    await move(8, { forgets: () => true });
    expect(store.shownStory.map(({ n }) => n)).toEqual([8]);
    Object.assign(store.board, { forgets: undefined });
  });

  it("tells what was missed, but not all of a long absence", async () => {
    await hear(hello(5, [0], [1]));
    const moved = (n: number) => ({ n, entry: entry("moved"), events: [covered] });
    await hear(hello(6, [0], [0], { missed: [moved(6)] }));
    expect(store.told?.kind).toBe("covered");
    await wait(410);
    await hear(hello(11, [0], [0], { missed: [7, 8, 9, 10, 11].map(moved) }));
    expect([store.telling, store.story.length]).toEqual([false, 6]);
  });
});
