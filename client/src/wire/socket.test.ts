import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, hello, news } from "./fakes";
import { BEAT_MS, MOMENT_MS, PATIENCE_MS, PROMISE_MS, PULSE_MS } from "./line";
import { NotGranted, TableSocket } from "./socket";

let heard: string[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  heard = [];
  socket = new TableSocket(
    { table: "t", secret: "s" },
    {
      hello: (message) => heard.push(`hello ${message.n}`),
      news: (message) => heard.push(`news ${message.n}`),
      race: (message) => heard.push(message.type),
      aside: (message) => heard.push(message.type),
      later: (refused) => heard.push(`later ${refused.kind}`),
      link: (link) => heard.push(link),
      gone: (refused) => heard.push(`gone ${refused?.kind ?? ""}`),
    },
    "ws://x/ws",
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function entered(n = 5): FakeSocket {
  FakeSocket.last.accept();
  FakeSocket.last.say(hello(n, [0], [0]));
  return FakeSocket.last;
}

/** The milliseconds from a line's end to the next try. */
function tried(code: number, reason = ""): number {
  const before = FakeSocket.all.length;
  FakeSocket.last.break(code, reason);
  let waited = 0;
  while (FakeSocket.all.length === before) {
    vi.advanceTimersByTime(10);
    waited += 10;
  }
  return waited;
}

describe("a line on which others wait", () => {
  const promises = () => FakeSocket.last.sent.filter((one) => one.do === "ping").map((one) => one.within);

  it("promises again and again to speak, and takes the promise back", () => {
    entered();
    socket.lively(true);
    for (let beat = 0; beat < 3; beat++) {
      vi.advanceTimersByTime(PULSE_MS);
      FakeSocket.last.say({ type: "pong", id: "", spread_ms: 0 });
    }
    expect(promises()).toEqual([PROMISE_MS, PROMISE_MS, PROMISE_MS, PROMISE_MS]);
    expect(PULSE_MS * 2).toBeLessThan(PROMISE_MS); // one may be late
    socket.lively(false);
    expect(promises().at(-1)).toBe(0);
    vi.advanceTimersByTime(BEAT_MS - 1);
    expect(promises().length).toBe(5);
  });

  it("is lost as soon as the server must believe so, too", () => {
    entered();
    socket.lively(true);
    vi.advanceTimersByTime(PROMISE_MS - 1);
    expect(heard.at(-1)).toBe("hello 5");
    vi.advanceTimersByTime(1);
    expect(heard.at(-1)).toBe("lost");
  });

  it("is lost at once when the browser is offline, and tried at once when it is back", () => {
    entered();
    dispatchEvent(new Event("offline"));
    expect(heard.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    FakeSocket.last.break();
    const tries = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(tries + 1);
  });
});

describe("a table's socket", () => {
  it("enters, and after a broken line enters again with what it knows", () => {
    entered().break();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    expect(FakeSocket.all.map((one) => one.sent)).toEqual([
      [{ do: "enter", id: "enter", table: "t", secret: "s" }],
      [{ do: "enter", id: "enter", table: "t", secret: "s", since: 5 }],
    ]);
    expect(heard).toEqual(["connecting", "open", "hello 5", "lost", "lost", "open"]);
  });

  it("waits longer and longer between tries", () => {
    const tries: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      FakeSocket.last.break();
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      tries.push(waited);
    }
    expect([...tries].sort((one, other) => one - other)).toEqual(tries);
    expect(tries[4]).toBeGreaterThan(2000);
  });

  it("says that the server has stopped until it is back, or has not come for long", () => {
    entered();
    tried(1012, "0");
    tried(1006);
    expect(heard.slice(-4)).toEqual(["stopped", "stopped", "stopped", "stopped"]);
    FakeSocket.last.accept();
    tried(1006);
    expect(heard.slice(-3)).toEqual(["open", "lost", "lost"]); // this time nobody has said anything
    FakeSocket.last.accept();
    FakeSocket.last.break(1012, "0");
    vi.advanceTimersByTime(MOMENT_MS + 30_000);
    expect(heard.at(-1)).toBe("lost");
  });

  it("comes back within the time that the house needs for all who were there", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.9);
    entered().say({ type: "pong", id: "", spread_ms: 9000 });
    expect([tried(1006), tried(1006)]).toEqual([1800, 8100]); // the first time it may be this line alone
    FakeSocket.last.accept();
    expect(tried(1012, "5000")).toBe(4500);
    FakeSocket.last.accept();
    expect(tried(1012, "10")).toBe(290); // in a small house at once
    vi.restoreAllMocks();
  });

  it.each([{ again: true }, {}])("asks again when the server says, and comes in where it says only when", (more) => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    FakeSocket.last.accept();
    FakeSocket.last.say({
      type: "refused",
      id: "enter",
      kind: "too_fast",
      clause: "",
      text: "",
      values: { seconds: 3 },
      ...more,
    });
    vi.advanceTimersByTime(2999);
    expect(FakeSocket.last.sent.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.sent.length).toBe(2);
    vi.restoreAllMocks();
  });

  it.each(["no_place", "no_screen_here", "broken"])("ends with the last word of a table: %s", (kind) => {
    const first = entered();
    first.say({ type: "refused", id: "", kind, clause: "", text: "", values: {} });
    expect(heard.at(-1)).toBe(`gone ${kind}`);
    first.break();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(MOMENT_MS);
    expect(FakeSocket.all.length).toBe(1);
  });

  it("goes on after a refusal without an id that is no last word", () => {
    entered().say({ type: "refused", id: "", kind: "bad_message", clause: "", text: "", values: {} });
    expect(heard.at(-1)).toBe("hello 5");
  });

  it("notices a line that has gone quiet", () => {
    const first = entered();
    vi.advanceTimersByTime(BEAT_MS + 10);
    expect(first.sent.at(-1)).toEqual({ do: "ping" });
    first.say({ type: "pong", id: "" });
    vi.advanceTimersByTime(BEAT_MS + PATIENCE_MS + 20);
    expect(heard.at(-1)).toBe("lost");
  });

  it("hears every entry once, and asks again where one is missing", () => {
    const first = entered();
    first.say(news(6, {}));
    first.say(news(6, {}));
    expect(FakeSocket.all.length).toBe(1);
    first.say(news(8, {}));
    expect(heard.slice(2)).toEqual(["hello 5", "news 6", "connecting"]);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toMatchObject({ do: "enter", since: 6 });
  });

  it("sends a wish again with the same id when its answer was lost", async () => {
    const first = entered();
    const granted = socket.wish({ do: "move", seat: 0, move: "cow>0" });
    first.break();
    vi.advanceTimersByTime(1000);
    const second = entered();
    expect(second.sent[1]).toEqual(first.sent[1]);
    second.say({ type: "granted", id: second.sent[1]?.id, n: 6 });
    expect((await granted).n).toBe(6);
  });

  it("tries once more where the answer is only not now, and tells a no", async () => {
    const first = entered();
    const answer = socket.wish({ do: "start" });
    const refused = { type: "refused", id: first.sent[1]?.id, clause: "", text: "no", values: {} };
    first.say({ ...refused, kind: "too_fast", again: true });
    expect(heard.at(-1)).toBe("later too_fast");
    vi.advanceTimersByTime(500);
    expect(first.sent.length).toBe(3);
    first.say({ ...refused, kind: "not_host" });
    await expect(answer).rejects.toBeInstanceOf(NotGranted);
  });

  it("takes whatever does not say so for a no", async () => {
    const first = entered();
    const answer = socket.wish({ do: "say", phrase: "hello" });
    first.say({
      type: "refused",
      id: first.sent[1]?.id,
      kind: "said_enough",
      clause: "",
      text: "no",
      values: { seconds: 9 },
    });
    await expect(answer).rejects.toBeInstanceOf(NotGranted);
    vi.advanceTimersByTime(20_000);
    expect(first.sent.filter((one) => one.do === "say").length).toBe(1);
  });

  it("does not come back to a table that does not exist", () => {
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: "refused", id: "enter", kind: "no_such_table", clause: "", text: "", values: {} });
    vi.advanceTimersByTime(60_000);
    expect(heard.at(-1)).toBe("gone no_such_table");
    expect(FakeSocket.all.length).toBe(1);
  });
});
