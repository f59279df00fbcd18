import { beforeEach, describe, expect, it } from "vitest";
import { table, view } from "../wire/fakes";
import { need, speak } from "../lib/language.svelte";
import { type Kept, keep } from "./seats";
import { Seen, type Views } from "./seen.svelte";
import { Teller } from "./telling.svelte";

const lying = (actors: number[], ...seats: number[]): Views =>
  Object.fromEntries(seats.map((seat) => [seat, view(seat, actors)]));

let teller: Teller<Views>;
let seen: Seen;

function sit(you: number[], views: Views, kept: Kept | null = null): void {
  seen = new Seen(kept, teller);
  seen.link = "open";
  seen.table = table();
  seen.you = you;
  teller.show(views);
}

beforeEach(async () => {
  await speak("fr");
  await need("voleurs");
  teller = new Teller();
});

describe("what lies on a table", () => {
  it("is seen by the one seat of a device, or by a watcher", () => {
    sit([1], lying([0], 1));
    expect([seen.seat, seen.view?.seat, seen.names]).toEqual([1, 1, ["Léa", "Toi"]]);
    expect(seen.chairs.map(({ you, active }) => [you, active])).toEqual([
      [false, true],
      [true, false],
    ]);
    sit([], lying([0], -1));
    expect([seen.seat, seen.view?.seat, seen.names]).toEqual([-1, -1, ["Léa", "Bo"]]);
  });

  it("is to be acted on where the line is open, a match goes on and nothing is being told", () => {
    sit([0], lying([0], 0));
    expect(seen.mine).toBe(true);
    seen.link = "lost";
    expect(seen.mine).toBe(false);
    seen.link = "open";
    seen.table = table({ phase: "over" });
    expect([seen.mine, seen.chairs.some(({ active }) => active)]).toEqual([false, false]);
    seen.table = table();
    teller.telling = true;
    expect(seen.mine).toBe(false);
  });

  it("is behind a curtain where two share a device, until whoever acts has it in hand", () => {
    sit([0, 1], lying([0], 0, 1));
    expect([seen.curtain, seen.mine, seen.names]).toEqual([0, false, ["Léa", "Bo"]]);
    seen.lifted = 0;
    expect([seen.curtain, seen.mine, seen.view?.seat]).toEqual([null, true, 0]);
    teller.telling = true;
    teller.now = lying([1], 0, 1);
    expect([seen.curtain, seen.mine]).toEqual([null, false]); // it is told to its end before the device is handed on
    teller.telling = false;
    expect([seen.curtain, seen.mine]).toEqual([1, false]);
    seen.lifted = 1;
    expect([seen.curtain, seen.view?.seat]).toEqual([null, 1]);
  });

  it("offers a chair to who has the link for players or left a hand here, and at a table open to everybody", () => {
    const kept = (more: Partial<Kept>) => keep({ table: "t", secret: "s", join: "", ...more });
    sit([], {}, kept({}));
    expect(seen.maySit).toBe(false);
    seen.hands = { match: 1, seats: [1] };
    expect(seen.maySit).toBe(true);
    sit([], {}, kept({}));
    seen.table = table({ setting: { ...table().setting, public: true } });
    expect(seen.maySit).toBe(true);
    sit([], {}, kept({ join: "j" }));
    expect(seen.maySit).toBe(true);
    seen.bench = [2];
    expect(seen.maySit).toBe(false);
  });
});
