import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, hello, table } from "../../wire/fakes";
import { speak } from "../../lib/language.svelte";
import { clock } from "../../lib/clock.svelte";
import { TableStore } from "../../store/table.svelte";
import { botIn, missing } from "../../store/offers";
import Away from "./Away.svelte";
import { HURRY_S, secondsLeft } from "./hurry";

const NOW = 1_000_000;
const at = (now: number) => ({ now });
const [LEA, BO] = table().seats;
const GONE = { ...BO!, here: false, gone_at: NOW - 18_000, bot_at: NOW + 42_000 };

describe("who is away", () => {
  it("is known with the seconds until a bot plays", () => {
    expect([botIn(GONE, at(NOW)), botIn(GONE, at(NOW + 50_000)), botIn(LEA, at(NOW))]).toEqual([42, 0, 0]);
    expect(missing(table({ seats: [LEA!, GONE] }), at(NOW))).toEqual([1]);
    expect(missing(table({ seats: [LEA!, GONE] }), at(NOW + 50_000))).toEqual([]);
    expect(missing(table({ seats: [LEA!, GONE], phase: "waiting" }), at(NOW))).toEqual([]);
  });
});

describe("a clock", () => {
  it("says how much is left of the move or of the purse, whichever ends first", () => {
    const setting = { ...table().setting, move_s: 30 };
    const seat = { ...LEA!, since: NOW - 24_500 };
    expect(secondsLeft(seat, setting, at(NOW))).toBe(6);
    expect(secondsLeft(seat, { ...setting, purse_s: 60 }, at(NOW))).toBe(0);
    expect(secondsLeft({ ...seat, purse_ms: 26_000 }, { ...setting, purse_s: 60 }, at(NOW))).toBe(2);
    expect(secondsLeft(seat, table().setting, at(NOW))).toBe(null);
    expect(secondsLeft({ ...seat, since: 0 }, setting, at(NOW))).toBe(null);
    expect(HURRY_S).toBeGreaterThan(5);
  });
});

describe("what is said while the match waits", () => {
  let store: TableStore;
  let drawn: Record<string, unknown> | null = null;
  const words = () => document.body.textContent?.replace(/\s+/g, " ").trim();
  const buttons = () => [...document.querySelectorAll("button")];

  beforeEach(async () => {
    await speak("fr");
    vi.useFakeTimers({ now: NOW });
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
  });

  afterEach(() => {
    if (drawn) void unmount(drawn);
    document.body.innerHTML = "";
    store.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function seen(you: number[]): Promise<void> {
    store = new TableStore({ table: "t", secret: "s" }, null);
    FakeSocket.last.accept();
    FakeSocket.last.say(hello(5, you, [1], { table: table({ seats: [LEA!, GONE] }) }));
    await vi.advanceTimersByTimeAsync(0);
    clock.hear(NOW);
    drawn = mount(Away, { target: document.body, props: { store, seat: 1 } });
    flushSync();
  }

  it("is who is gone and what happens when; whoever sits here decides by one tap", async () => {
    await seen([0]);
    expect(words()).toContain("Bo n’est plus là : un robot joue dans 42 s.");
    for (const button of buttons()) button.click();
    const asked = FakeSocket.last.sent.filter((one) => one.do !== "enter" && one.id);
    expect(asked).toMatchObject([
      { do: "call_bot", seat: 1 },
      { do: "wait", seat: 1 },
    ]);
  });

  it("is no business of those who watch", async () => {
    await seen([]);
    expect(words()).toContain("un robot joue");
    expect(buttons()).toEqual([]);
  });
});
