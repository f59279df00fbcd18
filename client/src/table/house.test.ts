import { describe, expect, it } from "vitest";
import { table } from "../lib/fakes";
import type { StoryLine } from "../lib/story";
import type { Game, Table } from "../lib/wire";
import { housed, leavable } from "./house";

const game = { house: { dice: "8", patience: 3 } } as unknown as Game;
const line = (kind: string) => ({ entry: { kind } }) as StoryLine;
const [DEALT, THROWN] = [line("started"), line("moved")];

function withOptions(options: Table["setting"]["options"]): Table {
  return table({ setting: { ...table().setting, options } });
}

/** The host and a bot. */
function withBot(more: Partial<Table> = {}): Table {
  const [lea, bo] = table().seats;
  if (!lea || !bo) throw new Error("nobody sits there");
  return table({ phase: "playing", host: 0, seats: [lea, { ...bo, person: false, bot: "pie" }], ...more });
}

describe("house options", () => {
  it("are those of the game, all of them", () => {
    expect(housed(game, withOptions({ dice: "8", patience: 3, tower: [] }))).toBe(true);
    expect(housed(game, withOptions({ dice: "8", patience: 6 }))).toBe(false);
    expect(housed({ ...game, house: {} }, withOptions({}))).toBe(false);
    expect(housed({} as Game, withOptions({}))).toBe(false); // kept by an older page
  });

  it("can be left before the first move and after the last", () => {
    expect(leavable(withBot(), [0], [DEALT])).toBe(true);
    expect(leavable(withBot(), [0], [DEALT, THROWN])).toBe(false);
    expect(leavable(withBot({ phase: "over" }), [0], [DEALT, THROWN])).toBe(true);
  });

  it("cannot be left by a guest, nor where others sit", () => {
    expect(leavable(withBot({ host: 1 }), [0], [DEALT])).toBe(false);
    expect(leavable(withBot({ seats: table().seats }), [0], [DEALT])).toBe(false);
    expect(leavable(withBot(), [], [DEALT])).toBe(false);
  });
});
