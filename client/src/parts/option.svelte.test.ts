import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { GameOption } from "../wire/wire";
import { need, speak, wordsFor } from "../lib/language.svelte";
import { refusalText } from "../table/saying/lines";
import { count, most, named } from "./option";
import Option from "./Option.svelte";

const PLAIN = { clause: "", expected: "", values: [], most: {}, low: 0, high: 0, each: false };
const TOWER: GameOption = {
  ...PLAIN,
  name: "tower_custom",
  default: [],
  values: ["column", "lamp", "gem"],
  most: { gem: 2 },
};

it("names a word as often as it may be named, in the option's own order", () => {
  expect(named(TOWER, ["gem"], "column", 1)).toEqual(["column", "gem"]);
  expect(named(TOWER, ["column", "gem"], "gem", 2)).toEqual(["column", "gem", "gem"]);
  expect(named(TOWER, ["gem", "gem"], "gem", 3)).toEqual(["gem", "gem"]);
  expect(named(TOWER, ["gem", "lamp"], "gem", -1)).toEqual(["lamp"]);
  expect([most(TOWER, "gem"), most(TOWER, "lamp"), count(["gem", "lamp", "gem"], "gem")]).toEqual([2, 1, 2]);
});

async function laid(option: GameOption, value: GameOption["default"] | undefined) {
  await speak("fr");
  await need("attrap_tresors");
  const set = $state({ value });
  const props = {
    option,
    words: wordsFor("attrap_tresors", []),
    get value() {
      return set.value;
    },
    set value(now) {
      set.value = now;
    },
  };
  const target = document.body.appendChild(document.createElement("div"));
  const drawn = mount(Option, { target, props });
  flushSync();
  const press = (selector: string) => {
    target.querySelector<HTMLElement>(selector)?.click();
    flushSync();
  };
  return {
    target,
    set,
    press,
    done: () => {
      void unmount(drawn);
      target.remove();
    },
  };
}

it("counts two gems up and down, and no further", async () => {
  const { target, set, press, done } = await laid(TOWER, []);
  press('input[type="checkbox"]');
  const [fewer, more] = ['button[aria-label="Un de moins : gemme"]', 'button[aria-label="Un de plus : gemme"]'].map(
    (one) => one.replace(" :", "\u00a0:"),
  ) as [string, string];
  expect(target.querySelector<HTMLButtonElement>(fewer)?.disabled).toBe(true);
  press(more);
  press(more);
  expect(set.value).toEqual(["column", "gem", "gem"]);
  expect([
    target.querySelector("output")?.textContent,
    target.querySelector<HTMLButtonElement>(more)?.disabled,
  ]).toEqual(["2", true]);
  press(fewer);
  expect(set.value).toEqual(["column", "gem"]);
  done();
});

it("takes flags, words and numbers as the game describes them", async () => {
  const flag = await laid({ ...PLAIN, name: "tidy_dice", default: false }, false);
  flag.press("input");
  expect(flag.set.value).toBe(true);
  flag.done();
  const word = await laid({ ...PLAIN, name: "dice", default: "6", values: ["6", "8"] }, "6");
  expect([...word.target.querySelectorAll("option")].map((one) => one.value)).toEqual(["6", "8"]);
  word.done();
  const number = await laid({ ...PLAIN, name: "patience_s", default: 6, low: 1, high: 60 }, 6);
  expect([number.target.querySelector("input")?.min, number.target.querySelector("input")?.max]).toEqual(["1", "60"]);
  number.done();
});

it("says what is wrong with an option in the reader's language, by the name that people know", async () => {
  await speak("fr");
  await need("attrap_tresors");
  const refused = { type: "refused", id: "", clause: "", text: "in English", values: {} } as const;
  const words = wordsFor("attrap_tresors", []);
  expect(refusalText({ ...refused, kind: "tower_high", values: { players: 2, most: 3 } }, words)).toContain(
    "3 au plus, en plus de la colonne",
  );
  expect(refusalText({ ...refused, kind: "bad_option", values: { option: "dice" } }, words)).toContain(
    "Nombre de dés, de trois à six joueurs",
  );
});
