import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, hello, table } from "../../wire/fakes";
import type { Game, GameOption, Table } from "../../wire/wire";
import { need, speak } from "../../lib/language.svelte";
import { takenBy, wanted } from "../../lib/picks";
import { toFill } from "../../store/people";
import { TableStore } from "../../store/table.svelte";
import { boardOf } from "../../any/found";
import Outdated from "../match/Outdated.svelte";
import { beginners, LOT } from "./begins";
import Begins from "./Begins.svelte";
import Chairs from "./Chairs.svelte";
import Picks from "./Picks.svelte";
import { abreast } from "./sitters";
import Waiting from "./Waiting.svelte";

const GHOSTS = { name: "ghosts", each: true, values: ["red", "blue", "green", "yellow"] } as GameOption;
const game = {
  name: "labyrinthe",
  titles: { fr: "Le labyrinthe aux fantômes" },
  seats: { min: 1, max: 4, best_from: 2 },
  options: [GHOSTS],
  bots: ["taupe", "luciole", "araignee"],
  dial: { luciole: 7.3, taupe: 8.2, araignee: 10 },
} as unknown as Game;

let store: TableStore;
let drawn: Record<string, unknown> | null = null;
let target: HTMLElement;

beforeEach(async () => {
  await speak("fr");
  await need("labyrinthe");
  target = document.body.appendChild(document.createElement("div"));
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  store = new TableStore({ table: "t", secret: "s" }, null);
  store.retelling.board = await boardOf("labyrinthe");
  FakeSocket.last.accept();
});

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  target.remove();
  store.close();
  vi.unstubAllGlobals();
});

/** What the parts of a waiting table are given, as far as they need it. */
interface Around {
  store: TableStore;
  table: Table;
  game: Game;
  next?: boolean;
  another: () => void;
}

/** Four chairs: Léa, Bo, a bot, nobody. */
function waiting(more: Partial<Table> = {}): Table {
  const [lea, bo] = table().seats;
  if (!lea || !bo) throw new Error("nobody sits there");
  const bot = { ...bo, name: "taupe", bot: "taupe", person: false };
  const seats = [lea, bo, bot, { ...bo, name: "", person: false }];
  const setting = { ...table().setting, game: "labyrinthe", seats: 4 };
  return table({ phase: "waiting", setting, seats, first: LOT, ...more });
}

async function shown(
  part: Component<Around>,
  you: number[],
  at: Table,
  more: Partial<Around> = {},
): Promise<HTMLElement> {
  FakeSocket.last.say(hello(5, you, [], { table: at, views: {} }));
  await Promise.resolve();
  if (drawn) void unmount(drawn);
  drawn = mount(part, { target, props: { store, table: at, game, another: () => {}, ...more } });
  flushSync();
  return target;
}

/** What was asked for, each once: a wish without an answer is sent again after every hello. */
function wishes(): object[] {
  const asked = FakeSocket.last.sent
    .filter((wish) => wish.id && wish.do !== "enter")
    .map(({ id, ...wish }) => [id, wish] as const);
  return [...new Map(asked).values()];
}

const words = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();
const pressed = (element: Element) => [...element.querySelectorAll('[aria-pressed="true"]')].map(words);

describe("the chairs", () => {
  const chairs = (body: HTMLElement) => [...body.querySelectorAll("ol > li")];
  const touch = (body: Element, selector: string) => {
    body.querySelector<HTMLElement>(selector)?.click();
    flushSync();
  };

  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    HTMLDialogElement.prototype.close ??= () => {};
  });

  it("say who sits there, and to the host what a touch is for", async () => {
    const body = await shown(Chairs, [0], waiting());
    expect(chairs(body).map((chair) => words(chair)?.replace(/ ?[✎⋯+]$/, ""))).toEqual([
      "Léa Toi · hôte Changer de nom : Léa",
      "Bo Libérer la place",
      "Tom le Caneton bien plus fort que toi Qui joue à la place 3 ?",
      "place libre Qui joue à la place 4 ?",
    ]);
  });

  it("are a guest's to look at, but for the own one", async () => {
    const body = await shown(Chairs, [1], waiting());
    expect(chairs(body).map((chair) => chair.querySelectorAll("button").length)).toEqual([0, 1, 0, 0]);
    expect(chairs(body).map((chair) => chair.classList.contains("own"))).toEqual([false, true, false, false]);
  });

  it("let the host choose a robot of any size, or nobody", async () => {
    const body = await shown(Chairs, [0], waiting());
    touch(body, "li:nth-child(3) button");
    expect(words(body.querySelector("dialog .who")!)).toBe("Lia l’Herminebien plus fort que toi");
    touch(body, "dialog [data-bot='']");
    expect(body.querySelector("dialog")).toBe(null);
    touch(body, "li:nth-child(4) button");
    const dial = body.querySelector<HTMLInputElement>("dialog [type=range]")!;
    dial.value = "6";
    dial.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(dial.getAttribute("aria-valuetext")).toBe("Rémi le Renard, bien plus fort que toi");
    touch(body, "dialog .main");
    expect(wishes()).toEqual([
      { do: "bot", seat: 2, bot: "" },
      { do: "bot", seat: 3, bot: "6" },
    ]);
  });

  it("have a face: the own one is chosen among those that nobody else has", async () => {
    const at = waiting({ bench: [{ name: "Cy", shape: 4, face: 7, won: 0, played: 0, here: true }] });
    const seats = at.seats.map((seat, number) => (number < 2 ? { ...seat, face: number + 3 } : seat));
    const body = await shown(Chairs, [0], { ...at, seats });
    expect(chairs(body).map((chair) => chair.querySelectorAll(".face .mark").length)).toEqual([1, 2, 0, 0]);
    touch(body, "li:nth-child(1) button");
    const faces = [...body.querySelectorAll<HTMLButtonElement>("[data-face]")];
    expect(faces.length).toBe(12);
    expect(faces.flatMap((face, number) => (face.disabled ? [number] : []))).toEqual([4, 7]);
    expect(faces.findIndex((face) => face.ariaPressed === "true" || face.getAttribute("aria-pressed") === "true")).toBe(
      3,
    );
    expect(faces[1]?.getAttribute("aria-label")).toBe("une moustache");
    touch(body, "[data-face='1']");
    touch(body, "[data-face='4']");
    expect(wishes()).toEqual([{ do: "face", seat: 0, face: 1 }]);
  });

  it("are freed of a guest by a second touch only", async () => {
    const body = await shown(Chairs, [0], waiting());
    touch(body, "li:nth-child(2) button");
    expect(wishes()).toEqual([]);
    touch(body, "dialog .main");
    expect(wishes()).toEqual([{ do: "free", seat: 1 }]);
  });

  it("stand so that none is left alone where it need not be", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(abreast)).toEqual([1, 2, 3, 2, 3, 3, 3]);
  });
});

it("the host has a button to begin, a guest is told that it will", async () => {
  const host = words(await shown(Waiting, [0], waiting()));
  expect(host).toContain("Le labyrinthe aux fantômes : qui joue ?");
  expect(host).toContain("Commencer");
  const guest = words(await shown(Waiting, [1], waiting()));
  expect(guest).toContain("L’hôte va lancer la partie");
  expect(guest).not.toContain("Commencer");
});

describe("whether robots take the empty chairs", () => {
  const start = (body: HTMLElement) => [...body.querySelectorAll("button")].find((one) => words(one) === "Commencer");
  const checked = (body: HTMLElement) => body.querySelector<HTMLInputElement>("input[name=filled]:checked")?.value;

  it("is the table's: the host says so to it, and others read it", async () => {
    const body = await shown(Waiting, [0], waiting({ match: 1 }));
    expect(checked(body)).toBe("close");
    body.querySelector<HTMLElement>("input[value=bots]")?.click();
    expect(wishes()).toEqual([{ do: "fill", bots: true }]);
    expect(checked(await shown(Waiting, [0], waiting({ match: 1, fill: true })))).toBe("bots");
    const guest = await shown(Waiting, [1], waiting({ fill: true }));
    expect(guest.querySelector("input[name=filled]")).toBe(null);
    expect(words(guest)).toContain("Des robots prendront les places libres.");
    expect(words(guest)).toContain("place libre robot");
  });

  it("needs not be said once more when the match begins", async () => {
    start(await shown(Waiting, [0], waiting({ match: 1 })))?.click();
    await Promise.resolve();
    start(await shown(Waiting, [0], waiting({ match: 1, fill: false })))?.click();
    await Promise.resolve();
    expect(wishes()).toEqual([
      { do: "start", since: 5, close_up: true },
      { do: "start", since: 5 },
    ]);
  });

  it("calls as many as nobody can begin without where they are not wanted", () => {
    const [lea, bo] = waiting().seats;
    const alone = table({ seats: [lea!, ...[1, 2, 3].map(() => ({ ...bo!, name: "", person: false }))] });
    const two = { ...game, seats: { min: 2, max: 4, best_from: 2 } };
    expect([toFill(alone, two, true), toFill(alone, two, false)]).toEqual([[1, 2, 3], [1]]);
    expect(toFill(waiting(), two, false)).toEqual([]);
  });
});

describe("who begins", () => {
  it("is chosen by the host among those who sit there, or by the lot", async () => {
    const body = await shown(Begins, [0], waiting());
    expect(words(body.querySelector("legend")!)).toBe("Qui est le plus jeune ?");
    const tiles = [...body.querySelectorAll("button")];
    expect(tiles.map(words)).toEqual(["Toi", "Bo", "Tom le Caneton", "Tirer au sort"]);
    expect(pressed(body)).toEqual(["Tirer au sort"]);
    tiles[1]?.click();
    tiles[3]?.click();
    expect(wishes()).toEqual([
      { do: "first", seat: 1 },
      { do: "first", seat: LOT },
    ]);
    expect(pressed(body)).toEqual(["Tirer au sort"]); // until it comes true
  });

  it("is told to everybody else, and to those who only watch", async () => {
    expect(words(await shown(Begins, [1], waiting()))).toBe("Le sort dira qui commence.");
    expect(words(await shown(Begins, [1], waiting({ first: 1 })))).toBe("Tu commences.");
    expect(words(await shown(Begins, [], waiting({ first: 0 })))).toBe("Léa commence.");
    expect(target.querySelectorAll("button").length).toBe(0);
  });

  it("is not asked where all act at once", async () => {
    expect(words(await shown(Begins, [0], waiting({ first: null })))).toBe("");
  });

  it("is told after a match for the next one, and the host can still change it", async () => {
    const body = await shown(Begins, [0], waiting({ phase: "over", first: 1 }), { next: true });
    expect(words(body.querySelector("summary")!)).toBe("À la prochaine, Bo commence. Changer");
    expect(words(body.querySelector("legend")!)).toBe("Qui commence la prochaine ?");
    expect(words(await shown(Begins, [1], waiting({ phase: "over", first: 1 }), { next: true }))).toBe(
      "À la prochaine, tu commences.",
    );
  });

  it("names an empty chair only while it is the one that was chosen", () => {
    expect(beginners(waiting())).toEqual([0, 1, 2]);
    expect(beginners(waiting({ first: 3 }))).toEqual([0, 1, 2, 3]);
  });
});

describe("what each chooses", () => {
  const picked = (...picks: string[]): Table => {
    const at = waiting();
    return { ...at, seats: at.seats.map((seat, number) => ({ ...seat, picks: { ghosts: picks[number] ?? "" } })) };
  };

  it("takes one tap, and a second one takes it back", async () => {
    const tap = async (at: Table) =>
      (await shown(Picks, [0], at)).querySelector<HTMLElement>('[data-value="blue"]')?.click();
    await tap(picked());
    await tap(picked("blue"));
    const wish = { do: "pick", seat: 0, option: "ghosts" };
    expect(wishes()).toEqual([
      { ...wish, value: "blue" },
      { ...wish, value: "" },
    ]);
  });

  it("shows what another person has as theirs, and does not offer it", async () => {
    const body = await shown(Picks, [0], picked("green", "red", "yellow"));
    expect(words(body.querySelector("legend")!)).toBe("Choisis ton fantôme.");
    const tiles = [...body.querySelectorAll("button")];
    expect(tiles.map((tile) => [words(tile), tile.disabled])).toEqual([
      ["rouge pris : Bo", true],
      ["bleu", false],
      ["vert", false],
      ["jaune", false],
    ]);
    expect(pressed(body)).toEqual(["vert"]);
    expect([...body.querySelectorAll("[data-ghost]")].map((ghost) => ghost.getAttribute("data-ghost"))).toEqual(
      GHOSTS.values,
    );
  });

  it("is asked of every seat of a device that goes round, and of nobody who only watches", async () => {
    const body = await shown(Picks, [0, 1], picked("red"));
    expect([...body.querySelectorAll("legend")].map(words)).toEqual([
      "Léa, choisis ton fantôme.",
      "Bo, choisis ton fantôme.",
    ]);
    expect(body.querySelectorAll("fieldset:last-of-type button:disabled").length).toBe(1);
    expect(words(await shown(Picks, [], picked("red")))).toBe("");
  });

  it("is free again where only a bot has it", () => {
    expect([
      takenBy(picked("", "red"), 0, "ghosts", "red"),
      takenBy(picked("", "", "red"), 0, "ghosts", "red"),
    ]).toEqual([1, -1]);
    expect(takenBy(picked("red"), 0, "ghosts", "red")).toBe(-1);
    expect([wanted(picked("red"), 0, "ghosts", "red"), wanted(picked("red"), 0, "ghosts", "blue")]).toEqual([
      "",
      "blue",
    ]);
  });
});

it("a match by older rules is said to be nobody's loss, and a new one is offered to those who play", async () => {
  const at = waiting({ phase: "over", outdated: true, first: 1 });
  const body = await shown(Outdated, [0], at);
  expect(words(body)).toContain("Personne n’a perdu.");
  body.querySelector<HTMLElement>(".main")?.click();
  expect(wishes()).toEqual([{ do: "again", seat: 0 }]);
  expect((await shown(Outdated, [], at)).querySelector("button")).toBe(null);
});
