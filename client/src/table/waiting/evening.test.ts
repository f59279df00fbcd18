import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, hello, news, table, view } from "../../wire/fakes";
import type { Game, Table } from "../../wire/wire";
import { PLAIN } from "../../lib/plain";
import { keepAs } from "../../lib/keeping";
import { need, speak } from "../../lib/language.svelte";
import { TableStore } from "../../store/table.svelte";
import Asked from "../saying/Asked.svelte";
import Bench from "./Bench.svelte";
import Boxes from "./Boxes.svelte";
import Waiting from "./Waiting.svelte";

const SHELF = [
  { name: "voleurs", titles: { fr: "Voleurs" }, seats: { min: 2, max: 6, best_from: 3 }, options: [] },
  { name: "labyrinthe", titles: { fr: "Le labyrinthe" }, seats: { min: 1, max: 4, best_from: 2 }, options: [] },
] as unknown as Game[];
const waiter = (name: string, shape: number) => ({ name, shape, won: 0, played: 0, here: true });

let store: TableStore;
let drawn: Record<string, unknown> | null = null;
let target: HTMLElement;

beforeEach(async () => {
  await speak("fr");
  await need("voleurs");
  keepAs("shelf", SHELF);
  target = document.body.appendChild(document.createElement("div"));
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(SHELF))));
  store = new TableStore({ table: "t", secret: "s" }, null);
  FakeSocket.last.accept();
});

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  target.remove();
  store.close();
  vi.unstubAllGlobals();
});

async function hear(message: object): Promise<void> {
  FakeSocket.last.say(message);
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
}

function shown<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  drawn = mount(part, { target, props });
  flushSync();
  return target;
}

const boxOf = (game: string, more: Partial<Table> = {}) =>
  table({ phase: "waiting", setting: { ...table().setting, game }, ...more });
const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const wished = () => FakeSocket.last.sent.findLast((wish) => wish.id && wish.do !== "enter");

describe("another box", () => {
  it("puts away what lay there: story, board and views", async () => {
    await hear(hello(5, [0], [0]));
    store.retelling.board = { ...PLAIN };
    const board = store.retelling.board;
    await hear(news(6, { kind: "said", seat: 1, phrase: "hello" }));
    const at = boxOf("labyrinthe", { n: 7 });
    await hear(news(7, { kind: "boxed", seat: 1, name: "Bo" }, [], [], { table: at, you: [0], bench: [] }));
    expect([store.seen.view, store.seen.table?.setting.game, store.retelling.board === board]).toEqual([
      null,
      "labyrinthe",
      false,
    ]);
    expect(store.retelling.story.map(({ entry }) => entry.kind)).toEqual(["boxed"]);
  });

  it("is there at once for whoever slept over it, and nothing of the box before", async () => {
    await hear(hello(5, [0], [0]));
    store.retelling.board = { ...PLAIN };
    await hear(news(6, { kind: "said", seat: 1, phrase: "hello" }));
    expect(store.retelling.story.length).toBe(1);
    const playing = boxOf("labyrinthe", { phase: "playing", match: 3, n: 40 });
    await hear(hello(40, [1], [1], { table: playing, views: { 1: view(1, [1], { game: "labyrinthe" }) } }));
    expect([store.seen.view?.game, store.seen.you, store.teller.telling, store.retelling.story.length]).toEqual([
      "labyrinthe",
      [1],
      false,
      0,
    ]);
    expect(store.retelling.board).toBe(PLAIN);
  });

  it("is wished for with as many chairs as it has, and what was seen last", async () => {
    await hear(hello(5, [0], [], { table: boxOf("voleurs", { n: 5 }), views: {} }));
    void store.asking.takeBox(SHELF[1]!);
    expect(wished()).toMatchObject({ do: "box", game: "labyrinthe", seats: 4, since: 5, seat: 0 });
  });

  it("is told in words and takes the focus, with the names from before it", async () => {
    await hear(hello(5, [0], [0]));
    const [lea, bo] = table().seats;
    const at = boxOf("labyrinthe", { n: 6, seats: [bo!, lea!] });
    await hear(news(6, { kind: "boxed", seat: 1, name: "Bo" }, [], [], { table: at, you: [0], bench: [] }));
    const body = shown(Waiting, { store, table: at, game: SHELF[1]!, another: () => {} });
    expect(words(body.querySelector("#taken"))).toBe("Bo pose un autre jeu sur la table.");
    expect(document.activeElement).toBe(body.querySelector("h2"));
  });

  it("is a question with the title of its game", async () => {
    const asked = { n: 5, question: "box" as const, seat: 1, name: "Bo", game: "labyrinthe", yes: [1], missing: [0] };
    await hear(hello(5, [0], [0], { table: table({ asked }) }));
    expect(words(shown(Asked, { store }))).toContain("Bo propose un autre jeu. D’accord ? Le labyrinthe");
  });
});

it("the small shelf says for how many each box is, who would wait, and which one lies there", () => {
  const taken: string[] = [];
  const body = shown(Boxes, { now: "voleurs", people: 5, take: ({ name }: Game) => taken.push(name) });
  const [voleurs, labyrinthe] = [...body.querySelectorAll("button")];
  expect(words(voleurs!)).toBe("Voleurs 2 à 6 joueurs");
  expect(words(labyrinthe!)).toContain("une personne attend");
  expect([
    voleurs?.ariaCurrent ?? voleurs?.getAttribute("aria-current"),
    labyrinthe?.getAttribute("aria-current"),
  ]).toEqual(["true", null]);
  labyrinthe?.click();
  expect(taken).toEqual(["labyrinthe"]);
});

describe("the bench", () => {
  const at = table({ bench: [waiter("Cy", 2), waiter("Dan", 4)] });

  it("says who is before whoever waits there, and lets them leave", async () => {
    await hear(hello(5, [], [0], { table: at, bench: [1] }));
    const body = shown(Bench, { store, table: at });
    expect(words(body.querySelector("[role=status]"))).toContain("Une personne est avant toi. Tu joues dès");
    expect([...body.querySelectorAll("button")].map((one) => one.ariaLabel)).toEqual(["Quitter le banc\u00a0: Dan"]);
    body.querySelector("button")?.click();
    expect(wished()).toMatchObject({ do: "stand", bench: 1 });
  });

  it("takes a chair that it is offered by one tap, or leaves it", async () => {
    const [lea, bo] = table().seats;
    const left = { ...bo!, name: "", person: false, theirs: true, bot: "renard", animal: 1 };
    const seats = [lea!, { ...left, offer: { bench: 1, until: Date.now() + 60_000 } }];
    const offered = { ...at, seats };
    await hear(hello(5, [], [0], { table: offered, bench: [1] }));
    const buttons = [...shown(Bench, { store, table: offered }).querySelectorAll<HTMLElement>(".offered button")];
    expect(buttons.map(words)).toEqual([`Remplacer ${store.seen.names[1]}`, "Non"]);
    buttons[1]?.click();
    expect(wished()).toMatchObject({ do: "decline", seat: 1 });
    buttons[0]?.click();
    expect(wished()).toMatchObject({ do: "sit", seat: 1 });
  });

  it("offers nothing to whoever is not next", async () => {
    const offer = { bench: 0, until: Date.now() + 60_000 };
    const seats = table().seats.map((seat) => ({ ...seat, person: false, theirs: true, offer }));
    await hear(hello(5, [], [0], { table: { ...at, seats }, bench: [1] }));
    expect(shown(Bench, { store, table: { ...at, seats } }).querySelector(".offered button")).toBe(null);
  });

  it("is the host's to free, and nobody else's", async () => {
    await hear(hello(5, [0], [0], { table: at }));
    const body = shown(Bench, { store, table: at });
    body.querySelector("button")?.click();
    expect([body.querySelectorAll("button").length, wished()]).toMatchObject([2, { do: "free", bench: 0 }]);
  });

  it("may have two people of one name", async () => {
    const same = table({ bench: [waiter("Cy", 2), waiter("Cy", 3)] });
    await hear(hello(5, [1], [0], { table: same }));
    expect(shown(Bench, { store, table: same }).querySelectorAll("li").length).toBe(2);
  });
});
