import { expect, it, vi } from "vitest";
import { ARRAYS, GLOBALS, OBJECTS, STRINGS } from "./standins";

type Any = (this: unknown[], ...rest: never[]) => unknown;
const NUMBERS = [3, 1, 4, 1, 5];
const odd = (value: unknown) => Number(value) % 2 === 1;

it("each does what the engine's own does", () => {
  const asks: [keyof typeof ARRAYS, unknown[]][] = [
    ...[0, 2, -1, -5, -6, 9, 1.7].map((place) => ["at", [place]] as [keyof typeof ARRAYS, unknown[]]),
    ["findLast", [odd]],
    ["findLast", [(value: unknown) => value === 9]],
    ["findLastIndex", [odd]],
    ["findLastIndex", [(value: unknown) => value === 9]],
    ["toReversed", []],
    ["toSorted", []],
    ["toSorted", [(one: unknown, other: unknown) => Number(other) - Number(one)]],
    ["toSpliced", [1, 2, 8, 9]],
    ["toSpliced", [1, 1]],
    ["with", [1, 9]],
    ["with", [-1, 9]],
  ];
  for (const [name, rest] of asks) {
    const [own, standin] = [Array.prototype[name as "at"] as Any, ARRAYS[name] as Any];
    expect([name, rest, standin.apply([...NUMBERS], rest as never)]).toEqual([
      name,
      rest,
      own.apply([...NUMBERS], rest as never),
    ]);
  }
  expect(NUMBERS).toEqual([3, 1, 4, 1, 5]);
});

it("flattens as the engine does", () => {
  const deep = [1, [2, [3, [4]]], [], "56"];
  for (const depth of [undefined, 0, 1, 2, 9]) expect(ARRAYS.flat.call(deep, depth)).toEqual(deep.flat(depth));
  const twice = (value: unknown) => [value, [value]];
  expect(ARRAYS.flatMap.call(NUMBERS, twice)).toEqual(NUMBERS.flatMap(twice));
});

it("replaces as the engine does", () => {
  const asks: [string | RegExp, string][] = [
    ["a", "b"],
    ["ana", "-"],
    [".", "b"],
    [/a./g, "<$&>"],
  ];
  for (const [found, by] of asks)
    expect(STRINGS.replaceAll.call("banana.", found, by)).toBe("banana.".replaceAll(found, by));
});

it("makes objects of entries, and knows their own names", () => {
  expect(OBJECTS.fromEntries(new Map([["a", 1]]))).toEqual({ a: 1 });
  expect([OBJECTS.hasOwn({ a: 1 }, "a"), OBJECTS.hasOwn({}, "toString")]).toEqual([true, false]);
});

it("does a small task after this one and before the next", async () => {
  vi.useRealTimers();
  const done: string[] = [];
  setTimeout(() => done.push("next"));
  GLOBALS.queueMicrotask(() => done.push("small"));
  done.push("this");
  await new Promise((later) => setTimeout(later));
  expect(done).toEqual(["this", "small", "next"]);
});
