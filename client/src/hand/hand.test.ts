import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, hello, news, table, view } from "../wire/fakes";
import type { Table } from "../wire/wire";
import type { HandModule } from "../lib/board";
import { speak } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { PLAIN } from "../lib/plain";
import { TableStore } from "../store/table.svelte";
import AnyHand from "../any/AnyHand.svelte";
import { moduleOf } from "../any/module";
import { Absence } from "../table/saying/absence.svelte";
import Hand from "./Hand.svelte";
import type { Holding } from "./holding.svelte";

vi.hoisted(() => {
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
});

const SCREENS = [{ here: true, gone_at: 0 }];
const QUESTION = { n: 5, question: "screen" as const, seat: -1, name: "", game: "", yes: [], missing: [0, 1] };
const BENCHED = { name: "Léo", shape: 3, won: 0, played: 0, here: true };

/** The list of moves in the place of a game's own hand. */
const game = moduleOf("voleurs", { contract: 1, files: {}, langs: [], pieces: [], roles: {}, moves: [] });
const module: HandModule = {
  own: { game, Frame: AnyHand },
  spread: () => ["Tas 1 : une vache."],
};

describe("a hand", () => {
  let store: TableStore;
  let drawn: Record<string, unknown> | null = null;
  let laid = 0;
  const words = () => document.body.textContent?.replace(/\s+/g, " ").trim() ?? "";
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name || one.ariaLabel === name);
  const said = () => FakeSocket.last.sent.filter((one) => one.id && one.do !== "enter");

  beforeEach(async () => {
    await speak("fr");
    settings.pace = 0;
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    HTMLDialogElement.prototype.showModal ??= () => {};
    HTMLDialogElement.prototype.close ??= () => {};
    FakeSocket.all = [];
    laid = 0;
  });

  afterEach(() => {
    if (drawn) void unmount(drawn);
    document.body.innerHTML = "";
    store.close();
    settings.pace = 1;
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function held(you: number[], actors: number[], more: Partial<Table> = {}, bench: number[] = []): Promise<void> {
    store = new TableStore({ table: "t", secret: "s" }, null);
    FakeSocket.last.accept();
    FakeSocket.last.say(hello(5, you, actors, { bench, table: table({ screens: SCREENS, ...more }) }));
    await vi.advanceTimersByTimeAsync(0);
    const holding = { module, showing: "here", lay: () => (laid += 1) } as unknown as Holding;
    const absence = { absent: [], waited: undefined, justGone: undefined } as unknown as Absence;
    const props = { store, table: store.seen.table!, game: null, title: "Voleurs", absence, holding };
    drawn = mount(Hand, { target: document.body, props });
    flushSync();
  }

  it("says who you are, and what you do it with when it is your move", async () => {
    await held([0], [0]);
    expect(document.querySelector("h1")?.textContent).toBe("Léa");
    expect(words()).not.toContain("Regarde la télé");
    button("cow>0")?.click();
    expect(said()).toMatchObject([{ do: "move", move: "cow>0" }]);
  });

  it("looks at the television while others play, and its game stays where it is", async () => {
    await held([0], [1]);
    expect(words()).toContain("Regarde la télé C’est à Bo.");
    const before = document.querySelector(".game > *");
    FakeSocket.last.say(news(6, { seat: 1 }, [view(0, [0])]));
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(words()).not.toContain("Regarde la télé");
    expect(before?.isConnected).toBe(true);
  });

  it("watches nothing while dice are in the air, where the faster hand decides", async () => {
    await held([0], [1]);
    const armed = { type: "armed", race: "r", commit: "" };
    FakeSocket.last.say(armed);
    flushSync();
    expect(words()).toContain("Regarde la télé");
    store.retelling.board = { ...PLAIN, urgent: () => true };
    flushSync();
    expect(words()).not.toContain("Regarde la télé");
  });

  it("stays as it is while the line is down, and calls nobody else", async () => {
    await held([0], [0, 1]);
    const before = document.querySelector(".game > *");
    FakeSocket.last.break();
    flushSync();
    expect(words()).toContain("Connexion perdue");
    expect(words()).not.toContain("C’est à");
    expect(document.querySelector(".game.down > *")).toBe(before);
    button("cow>0")?.click();
    expect(said()).toEqual([]);
  });

  it("looks at the television while a move is told, and at nobody else's when it is one's own", async () => {
    await held([0], [0, 1]);
    store.retelling.board = { ...PLAIN, dwell: () => 900 };
    settings.pace = 1;
    FakeSocket.last.say(news(6, { seat: 1 }, [view(0, [0])], [{ kind: "covered", rule: "" }]));
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(words()).toContain("Regarde la télé");
    expect(words()).not.toContain("C’est à");
    await vi.advanceTimersByTimeAsync(2000);
    flushSync();
    expect(words()).not.toContain("Regarde la télé");
  });

  it("puts a question over what is in the hand, and off until it is wanted", async () => {
    await held([0], [0], { asked: QUESTION });
    expect(document.querySelector<HTMLElement>(".own")?.inert).toBe(true);
    button("Plus tard")?.click();
    flushSync();
    expect(document.querySelector("[role=alertdialog]")).toBeNull();
    expect(document.querySelector<HTMLElement>(".own")?.inert).toBe(false);
    document.querySelector<HTMLElement>(".question")?.click();
    flushSync();
    expect(document.querySelector("[role=alertdialog]")).not.toBeNull();
  });

  it("is empty in a pause: it says who paused, and goes on by one tap", async () => {
    await held([0], [0], { pause: { at: 0, until: 600_000, seat: 1 } });
    expect(words()).toContain("Bo met la partie en pause.");
    button("cow>0")?.click();
    button("Continuer")?.click();
    expect(said()).toMatchObject([{ do: "go_on", seat: 0 }]);
  });

  it("is paused from its menu", async () => {
    await held([0], [1]);
    button("Menu")?.click();
    flushSync();
    button("Mettre en pause")?.click();
    expect(said()).toMatchObject([{ do: "pause", seat: 0 }]);
  });

  it("lets a question wait where the faster hand decides", async () => {
    await held([0], [0], { asked: QUESTION });
    store.retelling.board = { ...PLAIN, urgent: () => true };
    flushSync();
    expect(document.querySelector("[role=alertdialog]")).toBeNull();
    expect(document.querySelector(".question")).not.toBeNull();
  });

  it("says in the place of the sentence why something is refused", async () => {
    await held([0], [0]);
    const asked = store.asking.act("cow>9");
    const [wish] = said();
    const refused = { type: "refused", id: wish?.id, kind: "nothing_to_do", clause: "", text: "", values: {} };
    FakeSocket.last.say(refused);
    await asked;
    flushSync();
    expect(document.querySelector(".todo.no")?.textContent).toBe(store.seen.words.t("refusal-nothing_to_do"));
  });

  it("shows the board by one tap, and the table in words by two", async () => {
    await held([0], [1]);
    button("Voir le plateau ici")?.click();
    expect(laid).toBe(1);
    button("Menu")?.click();
    flushSync();
    button("Raconte-moi la table")?.click();
    flushSync();
    expect(words()).toContain("Tas 1 : une vache.");
  });

  it("asks whoever sits here whether a television may come in", async () => {
    await held([0], [1], { asked: QUESTION });
    button("Oui")?.click();
    expect(said()).toMatchObject([{ do: "answer", yes: true, n: 5 }]);
  });

  it("tells whoever waits on the bench whose move it is, and their place in the line", async () => {
    await held([], [1], { bench: [{ ...BENCHED, name: "Max" }, BENCHED] }, [1]);
    expect(words()).toContain("C’est à Bo.");
    expect(words()).toContain("Une personne est avant toi.");
  });

  it("offers whoever waits the chair that somebody has left", async () => {
    const offer = { bench: 0, until: Date.now() + 60_000 };
    const [lea, bo] = table().seats;
    const seats = [lea!, { ...bo!, person: false, theirs: true, offer }];
    await held([], [1], { bench: [BENCHED], seats }, [0]);
    button("Remplacer Bo")?.click();
    expect(said()).toMatchObject([{ do: "sit", seat: 1 }]);
  });

  it("names your place and your number at the end, and offers another match", async () => {
    await held([0], [], { phase: "over" });
    FakeSocket.last.say(news(6, {}, [view(0, [], { scores: [7, 9], winners: [1] })]));
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(words()).toContain("2e place 7");
    button("Revanche")?.click();
    expect(said().map((one) => one.do)).toEqual(["again"]);
  });
});
