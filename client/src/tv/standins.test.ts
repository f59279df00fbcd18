import { expect, it } from "vitest";
import { ARRAYS } from "./standins";

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
