import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, hello, news, table, view } from "../wire/fakes";
import type { Game, Table, View } from "../wire/wire";
import type { ScreenModule } from "../lib/board";
import { keepAs } from "../lib/keeping";
import { need, speak } from "../lib/language.svelte";
import samples from "../../../src/butin/games/voleurs/board/samples.json";
import Column from "./Column.svelte";
import Tv from "./Tv.svelte";
import { Evening } from "./evening.svelte";
import { keptEvening } from "./kept";
import { tellingOf } from "./screens";
import { shown } from "./shown";
import "./words";

const SHELF = [
  {
    name: "voleurs",
    titles: { fr: "Voleurs" },
    seats: { min: 2, max: 6, best_from: 3 },
    age: 6,
    bots: [],
    dial: { a: 1 },
  },
  { name: "nothing", titles: { fr: "Rien" }, seats: { min: 2, max: 7, best_from: 3 }, age: 6, bots: [], dial: {} },
] as unknown as Game[];
const three = [...table().seats, { ...table().seats[0]!, name: "Cy", shape: 2 }];
const PLACE = { table: "t", secret: "s", join: "j", at: 0, forms: [] };

let evening: Evening;
let drawn: Record<string, unknown> | null = null;
let target: HTMLElement;
let asked: { path: string; body: Record<string, unknown> }[];

beforeEach(async () => {
  await speak("fr");
  await need("voleurs", "tv");
  localStorage.clear();
  keepAs("shelf", SHELF);
  asked = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // nothing is to move
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: JSON.parse(body ?? "{}") as Record<string, unknown> });
    if (path.endsWith("/code")) return Promise.resolve(new Response(JSON.stringify({ code: "KRTW" })));
    if (path.endsWith("/tables"))
      return Promise.resolve(new Response(JSON.stringify({ table: "fresh", secret: "x", join: "k" })));
    return Promise.resolve(new Response(JSON.stringify(SHELF)));
  });
  target = document.body.appendChild(document.createElement("div"));
  evening = new Evening();
});
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  target.remove();
  evening.store?.close();
  vi.unstubAllGlobals();
});

const later = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
  flushSync();
};
const at = (more: Partial<Table>, game = "voleurs") => table({ ...more, setting: { ...table().setting, game } });
const words = (found: Element | null) => found?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const wished = () => FakeSocket.last.sent.filter((wish) => wish.id && wish.do !== "enter").pop();

async function set(laid: Table): Promise<HTMLElement> {
  evening.enter(PLACE);
  FakeSocket.last.accept();
  const { position, options } = samples.watched;
  const seen = { seats: 3, position, options, winners: [0], scores: [4, 2, 1] };
  const views: Record<string, View> = laid.phase === "waiting" ? {} : { "-1": view(-1, [1], seen) };
  FakeSocket.last.say(hello(5, [], [1], { table: laid, screen: 0, views }));
  drawn = mount(Tv, { target, props: { evening } });
  await vi.waitFor(() => expect(target.querySelector("[data-key]")).not.toBeNull(), { timeout: 20_000 });
  await later();
  return target;
}

describe("what a set shows", () => {
  it("follows from the table", () => {
    expect(shown(null, false)).toBe("home");
    expect(shown(at({ phase: "waiting" }, ""), false)).toBe("home");
    expect(shown(at({ phase: "waiting" }), false)).toBe("chairs");
    expect(shown(at({}), false)).toBe("stage");
    expect(shown(at({ phase: "over" }), true)).toBe("stage");
    expect(shown(at({ phase: "over" }), false)).toBe("podium");
    expect(shown(at({ phase: "closed" }), false)).toBe("home");
  });

  it("without a box: all that the room has, the code, and who has come; OK takes one", async () => {
    const page = await set(at({ phase: "waiting" }, ""));
    expect([...page.querySelectorAll("[data-box]")].map((box) => box.getAttribute("data-box"))).toEqual([
      "voleurs",
      "nothing",
    ]);
    expect(words(page.querySelector(".address"))).toMatch(/\/KRTW$/);
    expect(words(page)).toContain("Bo est là");
    expect(document.activeElement?.getAttribute("data-box")).toBe("voleurs");
    (document.activeElement as HTMLElement).click();
    expect(wished()).toMatchObject({ do: "box", game: "voleurs", seats: 6, since: 5 });
  });

  it("waiting: a chair for each, and the start has the focus once enough are there", async () => {
    const free = { ...table().seats[0]!, name: "", person: false };
    const page = await set(at({ phase: "waiting", seats: [...table().seats, free] }));
    expect(page.querySelectorAll("ol > li").length).toBe(3);
    expect(words(document.activeElement)).toBe("Commencer");
    (document.activeElement as HTMLElement).click();
    expect(wished()).toMatchObject({ do: "start", close_up: true, since: 5 });
    page.querySelector<HTMLElement>(".free button")?.click();
    expect(wished()).toMatchObject({ do: "bot", seat: 2, bot: "3.5" });
    page.querySelector<HTMLElement>(".first")?.click();
    expect(wished()).toMatchObject({ do: "first", seat: 1 });
  });

  it("waiting: a free chair is a robot's where the table has it so", async () => {
    const free = { ...table().seats[0]!, name: "", person: false };
    const page = await set(at({ phase: "waiting", fill: true, seats: [...table().seats, free] }));
    expect(words(page.querySelector(".free .about"))).toBe("robot");
    (document.activeElement as HTMLElement).click();
    expect(wished()).toMatchObject({ do: "bot", seat: 2, bot: "3.5" });
    FakeSocket.last.say({ type: "granted", id: wished()!.id, n: 6 });
    await later();
    expect(wished()).toMatchObject({ do: "start" });
    expect(wished()).not.toHaveProperty("close_up");
  });

  it("playing: a pause sheet that the remote opens, and no move", async () => {
    const page = await set(at({ seats: three }));
    expect(page.querySelector(".column")).not.toBeNull();
    (document.activeElement as HTMLElement).click();
    await later();
    expect(words(document.activeElement)).toBe("Continuer");
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await later();
    expect(words(document.activeElement)).toBe("Rester");
    expect(FakeSocket.last.sent.some((wish) => wish.do === "move")).toBe(false);
  });

  it("playing: OK lets the match stand still, and going on is for all", async () => {
    const page = await set(at({ seats: three }));
    const go = () => (document.activeElement as HTMLElement).click();
    const pause = { at: 0, until: 600_000, seat: -1, screen: 0 };
    const tell = async (n: number, kind: "paused" | "went_on", laid: Partial<Table>) => {
      FakeSocket.last.say(news(n, { kind, seat: 1 }, [], [], { table: at({ seats: three, ...laid }) }));
      await later();
    };
    go();
    await later();
    expect(wished()).toMatchObject({ do: "pause" });
    const refused = { type: "refused", id: wished()!.id, kind: "race_on", clause: "", text: "", values: {} };
    FakeSocket.last.say(refused);
    await later();
    expect(words(page.querySelector(".sheet"))).toContain("Les mains sont tendues : la pause, juste après.");
    go();
    await later();
    expect(page.querySelector(".sheet")).toBeNull();
    expect(wished()).toMatchObject({ do: "pause" });
    await tell(6, "paused", { pause });
    expect(words(page.querySelector(".sheet"))).toContain("Le téléviseur met la partie en pause.");
    expect(words(document.activeElement)).toBe("Continuer");
    go();
    expect(wished()).toMatchObject({ do: "go_on" });
    await tell(7, "went_on", {});
    expect(page.querySelector(".sheet")).toBeNull();
  });

  it("over: the podium, again and another box", async () => {
    const page = await set(at({ phase: "over", finished: 1, seats: three }));
    expect(words(page.querySelector("h1"))).toContain("Léa");
    expect(words(document.activeElement)).toBe("Revanche");
    (document.activeElement as HTMLElement).click();
    expect(wished()).toMatchObject({ do: "again" });
  });

  it("closed, or gone: a new evening", async () => {
    await set(at({ seats: three }));
    FakeSocket.last.say({ type: "removed" });
    await later();
    expect(asked.find(({ path }) => path.endsWith("/tables"))?.body).toMatchObject({
      game: "",
      sit: false,
      screen: true,
    });
    expect(keptEvening()).toMatchObject({ table: "fresh", join: "k" });
    expect(target.querySelector("[data-box]")).not.toBeNull();
  });

  it("sent away: a new evening, which says why", async () => {
    await set(at({ seats: three }));
    FakeSocket.last.say({ type: "refused", id: "", kind: "no_screen_here", clause: "", text: "", values: {} });
    await later();
    expect(keptEvening()).toMatchObject({ table: "fresh", join: "k" });
    expect(words(target.querySelector(".quiet"))).toBe("Cette télévision ne fait plus partie de la soirée.");
    expect(target.querySelector("[data-box]")).not.toBeNull();
  });

  it("a lamp lights at once", async () => {
    await set(at({ seats: three }));
    FakeSocket.last.say({ type: "lamp", on: "screen" });
    flushSync();
    expect(target.querySelector(".lamp")).not.toBeNull();
  });
});

describe("the column", () => {
  const seat = table().seats[0]!;
  const names = ["Léa", "Bo", "Maximilienne-Charlotte de la Tour", "Di", "Eva", "Fé", "Gil"];
  const seats = names.map((name, shape) => ({ ...seat, name, shape }));
  const screen = {
    doing: () => "choisit une carte",
    score: (_: unknown, one: number) => one,
  } as unknown as ScreenModule;

  async function column(laid: Table): Promise<HTMLElement> {
    evening.enter(PLACE);
    FakeSocket.last.accept();
    FakeSocket.last.say(hello(5, [], [], { table: laid, views: { "-1": view(-1, [2], { seats: 7 }) } }));
    const store = evening.store!;
    store.retelling.board = tellingOf(screen);
    const props = { evening, store, table: laid, screen, title: "Voleurs", heard: true, pause: () => {} };
    drawn = mount(Column, { target, props });
    await later();
    return target;
  }

  it("has all seven with form, name and number, and says what the one is doing", async () => {
    const page = await column(at({ seats }));
    const rows = [...page.querySelectorAll("ol > li")];
    expect(rows.map((row) => words(row.querySelector(".name")))).toEqual(names);
    expect(rows.map((row) => words(row.querySelector("b")))).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
    expect(rows.every((row) => row.querySelector(".shape svg"))).toBe(true);
    expect(rows.map((row) => words(row.querySelector(".doing")))).toEqual([
      "",
      "",
      "choisit une carte",
      "",
      "",
      "",
      "",
    ]);
    expect(page.querySelector(".column")?.classList.contains("many")).toBe(true);
  });

  it("asks for somebody whose phone is lost, and shows the code again", async () => {
    const page = await column(at({ seats: seats.map((one, place) => ({ ...one, here: place !== 4 })) }));
    expect(words(page.querySelector("[data-seat='4'] .doing"))).toBe("revient\u00a0?".replace("\u00a0", " "));
    expect(page.querySelector(".code img")).not.toBeNull();
  });

  it("tells what has happened in one sentence with its clause", async () => {
    const laid = at({ seats });
    const page = await column(laid);
    const told = { kind: "covered", rule: "VO-6", seat: 0, card: "cow", pile: 1 };
    FakeSocket.last.say(news(6, { seat: 0 }, [view(-1, [1], { seats: 7 })], [told]));
    await vi.waitFor(() => expect(words(page.querySelector(".text"))).toContain("Léa"), { timeout: 20_000 });
    expect(words(page.querySelector(".clause"))).toMatch(/^VO-6 · \D/);
  });

  it("says in one line what is asked and who waits", async () => {
    const bench = [{ name: "Zoé", shape: 6, won: 0, played: 0, here: true }];
    expect(words((await column(at({ seats, bench }))).querySelector(".line"))).toBe("Sur le banc : Zoé");
  });
});
