// Every event that people see is heard as well, or keeps silent on purpose; and each is heard once.
import { describe, expect, it } from "vitest";
import type { Known, Told, View } from "../lib/board";

type Sounds = Required<Pick<Known, "sound">> & { SILENT: string[] };

const MODULES = import.meta.glob<{ GAME: Known }>("../../../src/butin/games/*/board/game.ts", { eager: true });
const SOUNDS = import.meta.glob<Sounds>("../../../src/butin/games/*/board/sounds.ts", { eager: true });
const SAMPLES = import.meta.glob<string>("../../../src/butin/games/*/board/samples.json", {
  eager: true,
  query: "?raw",
  import: "default",
});
const SHAPES = import.meta.glob<string>("../../../src/butin/games/*/board/shapes.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});
const BOARDS: Record<string, Known> = Object.fromEntries(
  Object.entries(MODULES).map(([path, { GAME }]) => [path.replace(/\w+\.ts$/, ""), GAME]),
);
const GAMES = Object.keys(BOARDS).sort();

/** Everything in a game's samples that has these fields. */
function found<Thing>(within: unknown, ...fields: string[]): Thing[] {
  if (typeof within !== "object" || within === null) return [];
  const inner = Object.values(within).flatMap((one) => found<Thing>(one, ...fields));
  return fields.every((field) => field in within) ? [within as Thing, ...inner] : inner;
}

/** Every kind of event: real ones, and one of each that the samples lack. */
function events(game: string): Told[] {
  const real = found<Told>(JSON.parse(SAMPLES[`${game}samples.json`]!), "kind", "rule");
  const kinds = [...SHAPES[`${game}shapes.ts`]!.matchAll(/\{ kind: "(\w+)"/g)].map(([, kind]) => kind!);
  const lacking = kinds.filter((kind) => !real.some((event) => event.kind === kind));
  const made = { rule: "", seat: 0, from: 1, seats: [0] };
  return [...real, ...lacking.map((kind) => ({ ...made, kind }))];
}

describe.each(GAMES)("%s", (game) => {
  const { dwell } = BOARDS[game]!;
  const { SILENT } = SOUNDS[`${game}sounds.ts`]!;
  const { sound } = BOARDS[game]!;
  const view = found<View>(JSON.parse(SAMPLES[`${game}samples.json`]!), "position", "legal")[0]!;
  const heard = (told: Told) => sound?.(told, view, 0) ?? null;

  it("lets every event be heard that is shown, or keeps silent on purpose", () => {
    const all = events(game);
    expect(all.length).toBeGreaterThan(10);
    const mute = all.filter((told) => dwell(told, view) > 0 && !heard(told) && !SILENT.includes(told.kind));
    expect([...new Set(mute.map((told) => told.kind))]).toEqual([]);
  });

  it("calls nothing silent that is heard or never shown", () => {
    const wrong = SILENT.filter((kind) => !events(game).some((told) => told.kind === kind && dwell(told, view) > 0));
    expect([...wrong, ...events(game).filter((told) => SILENT.includes(told.kind) && heard(told))]).toEqual([]);
  });
});

describe("a robbery", () => {
  it("sounds otherwise to whoever is robbed", () => {
    const robbing = Object.values(BOARDS).flatMap(({ sound }) =>
      ["taken", "stolen"].flatMap((kind) => {
        const told = { kind, rule: "", seat: 0, from: 1 };
        return sound?.(told, {} as View, 1) === "robbed"
          ? [[sound(told, {} as View, 0), sound(told, {} as View, 2)]]
          : [];
      }),
    );
    expect(robbing).toEqual([
      ["coin", "coin"],
      ["coin", "coin"],
    ]);
  });
});
