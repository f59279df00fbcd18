// What our code may call although the engines of 2020 lack it: each is in standins.ts.
interface Array<T> {
  findLast<Found extends T>(meets: (value: T, index: number, all: T[]) => value is Found): Found | undefined;
  findLast(meets: (value: T, index: number, all: T[]) => unknown): T | undefined;
  findLastIndex(meets: (value: T, index: number, all: T[]) => unknown): number;
  at(place: number): T | undefined;
  toReversed(): T[];
  toSorted(compare?: (one: T, other: T) => number): T[];
  toSpliced(start: number, less?: number, ...more: T[]): T[];
  with(place: number, value: T): T[];
}
interface ReadonlyArray<T> {
  at(place: number): T | undefined;
  findLast(meets: (value: T, index: number, all: readonly T[]) => unknown): T | undefined;
  toReversed(): T[];
  toSorted(compare?: (one: T, other: T) => number): T[];
  toSpliced(start: number, less?: number, ...more: T[]): T[];
  with(place: number, value: T): T[];
}
interface String {
  at(place: number): string | undefined;
  replaceAll(found: string | RegExp, by: string): string;
}
interface ObjectConstructor {
  hasOwn(owner: object, name: PropertyKey): boolean;
}
