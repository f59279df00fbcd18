import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, entry, hello, news, table, view } from "../../wire/fakes";
import type { BoardModule, Told } from "../../lib/board";
import { PLAIN } from "../../lib/plain";
import { need, speak } from "../../lib/language.svelte";
import { settings } from "../../lib/settings.svelte";
import { TableStore } from "../../store/table.svelte";
import { matters } from "../../../../src/butin/games/voleurs/board/moments";
import Story from "../match/Story.svelte";
import Prompt from "./Prompt.svelte";

vi.hoisted(() => {
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
});

const SHOWN_MS = 400;
const covered = (seat: number, motif = "cow"): Told => ({
  kind: "covered",
  rule: "VO-6",
  seat,
  motif,
  pile: 0,
  height: 2,
});
const stolen = { kind: "taken", rule: "VO-5", seat: 1, motif: "crown", pile: 0, height: 9, from: 0 };
const drawn = { kind: "drawn", rule: "VO-11", seat: 1 };

let store: TableStore;
const shown: Record<string, unknown>[] = [];
let heard: string[] = [];
let watching: MutationObserver;

beforeEach(async () => {
  await speak("fr");
  await need("voleurs");
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.pace = 1;
  store = new TableStore({ table: "t", secret: "s" }, null);
  store.retelling.board = {
    ...PLAIN,
    dwell: (told: Told) => (told.kind === "drawn" ? 0 : SHOWN_MS),
    prompt: () => "Choisis une carte.",
    matters: matters as BoardModule["matters"],
  };
  FakeSocket.last.accept();
});

afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  watching?.disconnect();
  store.close();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lay(): void {
  shown.push(mount(Prompt, { target: document.body, props: { store, foretold: "" } }));
  flushSync();
  heard = [];
  watching = new MutationObserver(listen);
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** What a screen reader would say: whatever is new within a live region. */
function listen(changes: MutationRecord[]): void {
  for (const { target, addedNodes } of changes) {
    const parent = target instanceof Element ? target : target.parentElement;
    if (!parent?.closest("[aria-live]")) continue;
    const texts = target instanceof Text ? [target.data] : [...addedNodes].map((node) => node.textContent ?? "");
    heard.push(...texts.map((text) => text.trim()).filter(Boolean));
  }
}

async function hear(message: object, wait = 0): Promise<void> {
  FakeSocket.last.say(message);
  await pass(wait);
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
  listen(watching?.takeRecords() ?? []);
}

const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll("\u00a0", " ").trim();

it("announces each thing once, and neither buttons nor whose turn it is", async () => {
  await hear(hello(5, [0], [1]));
  lay();
  await hear(news(6, { seat: 1 }, [view(0, [0])], [covered(1), drawn]), SHOWN_MS + 10);
  await hear(news(7, { seat: 0 }, [view(0, [1])], [covered(0, "ham")]), SHOWN_MS + 10);
  await hear(news(8, { seat: 1 }, [view(0, [0])], [covered(1, "wine"), drawn]), SHOWN_MS + 10);
  const words = heard.map((one) => one.replaceAll("\u00a0", " "));
  expect(words.map((one) => /^.*?(?= sur|$)/.exec(one)?.[0])).toEqual([
    "Bo pose « vache »",
    "Choisis une carte.",
    "Tu poses « jambon »",
    "Bo pose « vin »",
    "Choisis une carte.",
  ]);
  expect(document.querySelector("[aria-live] button")).toBeNull();
  expect(document.body.textContent).not.toMatch(/[A-Z]{2}-A?\d/);
});

it("keeps what befell me until I act, and the story tells it too", async () => {
  await hear(hello(5, [0], [1]));
  lay();
  await hear(news(6, { seat: 1, at: 1 }, [view(0, [1])], [stolen, drawn]), SHOWN_MS + 10);
  const loss = text(".last");
  expect(loss).toContain("9 cartes");
  await hear(news(7, { seat: 1, at: 60_000 }, [view(0, [0])], [covered(1)]), 10 * SHOWN_MS);
  expect([text(".last"), text(".todo")]).toEqual([loss, "Choisis une carte."]);
  expect(heard.filter((one) => one.includes("9 cartes"))).toHaveLength(1);
  void store.asking.act("cow>0");
  await pass(0);
  expect(text(".last")).toContain("vache");
  const props = {
    game: "voleurs",
    story: store.retelling.shown,
    wordsThen: store.seen.wordsThen,
    board: store.retelling.board,
    view: null,
  };
  shown.push(mount(Story, { target: document.body, props }));
  expect(text(".story li")).toContain(loss);
});

it("lets go of it when it is tapped", async () => {
  await hear(hello(5, [0], [1]));
  lay();
  await hear(news(6, { seat: 1, at: 1 }, [view(0, [1])], [stolen]), SHOWN_MS + 10);
  await hear(news(7, { seat: 1, at: 60_000 }, [view(0, [0])], [covered(1)]), SHOWN_MS + 10);
  document.querySelector<HTMLElement>(".last")?.click();
  await pass(0);
  expect(text(".last")).toContain("vache");
});

it("calls everybody as they were called then, also after they have left", async () => {
  await hear(hello(5, [0], [1]));
  lay();
  await hear(news(6, { seat: 1 }, [view(0, [1])], [covered(1)]), SHOWN_MS + 10);
  const left = table();
  left.seats = left.seats.with(1, { ...table().seats[1]!, bot: "renard" });
  await hear(news(7, { kind: "freed", seat: 1, bot: "renard", was: "Bo" }, [view(0, [1])], [], { table: left }));
  await hear(news(8, { seat: 1, by: "bot" }, [view(0, [0])], [covered(1)]), SHOWN_MS + 10);
  const told = store.retelling.shown.map(
    (line) =>
      store.seen
        .wordsThen(line)
        .t(line.event ? "event-covered" : "entry-freed", { seat: 1, bot: "x", motif: "cow", height: 2 })
        .split(" ")[0],
  );
  expect(told).toEqual(["Bo", "Bo", "Tom"]);
  expect(store.seen.names).toEqual(["Toi", "Tom le Caneton"]);
});

it("asks why with the question, not with a code", async () => {
  await hear(hello(5, [0], [1]));
  lay();
  await hear(news(6, { seat: 1 }, [view(0, [0])], [covered(1)]), SHOWN_MS + 10);
  const why = document.querySelector(".prompt .chip");
  expect(why?.getAttribute("aria-label")?.replaceAll("\u00a0", " ")).toBe("Pourquoi ?");
  expect(why?.textContent).not.toContain("VO");
});

it("knows what mattered also where the board comes later than the story", async () => {
  const { board } = store.retelling;
  store.retelling.board = PLAIN;
  const missed = [
    { n: 5, entry: entry("moved", { at: 1, seat: 1 }), events: [stolen] },
    { n: 6, entry: entry("moved", { at: 60_000, seat: 1 }), events: [covered(1)] },
  ];
  await hear(hello(6, [0], [0], { missed }));
  store.retelling.board = board;
  lay();
  expect(text(".last")).toContain("9 cartes");
});

it("says that a robot played for whoever was away, until they play themselves", async () => {
  await hear(hello(5, [0], [1]));
  lay();
  await hear(news(6, { seat: 0, by: "bot" }, [view(0, [1])], [covered(0, "wine")]), SHOWN_MS + 10);
  expect(text(".last")).toContain("Un robot a joué un coup pour toi.");
  await hear(news(7, { seat: 1, by: "bot" }, [view(0, [0])], [covered(1)]), SHOWN_MS + 10);
  expect(text(".last")).toContain("Un robot a joué un coup pour toi.");
  await hear(news(8, { seat: 0, by: "person" }, [view(0, [1])], [covered(0, "ham")]), SHOWN_MS + 10);
  expect(text(".last")).not.toContain("robot");
});

it("calls oneself by no name where nothing can be done", async () => {
  await hear(hello(5, [0], [0]));
  lay();
  FakeSocket.last.onclose?.({ code: 1006, reason: "" });
  await pass(10);
  expect(text(".theirs")).toBe("À toi de jouer.");
});
