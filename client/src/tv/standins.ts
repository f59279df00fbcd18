// Stand-ins for what the engines of televisions lack (Chromium 68, Safari 14, Firefox 83) and our code or Svelte uses.
// What our code may call of it is declared in newer.d.ts.

/** Give an object what it lacks; what it has stays. */
export function lacking(owner: object, standins: Record<string, unknown>): void {
  for (const name of Object.keys(standins))
    if (!(name in owner))
      Object.defineProperty(owner, name, { value: standins[name], writable: true, configurable: true });
}

type Meets = (value: unknown, index: number, all: unknown[]) => unknown;

function at(this: ArrayLike<unknown>, place: number): unknown {
  const index = Math.trunc(place) || 0;
  return this[index < 0 ? this.length + index : index];
}

function findLastIndex(this: unknown[], meets: Meets): number {
  for (let index = this.length - 1; index >= 0; index -= 1) if (meets(this[index], index, this)) return index;
  return -1;
}

function findLast(this: unknown[], meets: Meets): unknown {
  return this[findLastIndex.call(this, meets)];
}

function flat(this: unknown[], depth = 1): unknown[] {
  return this.reduce<unknown[]>((all, one) => {
    all.push(...(Array.isArray(one) && depth >= 1 ? flat.call(one, depth - 1) : [one]));
    return all;
  }, []);
}

export const ARRAYS = {
  at,
  findLast,
  findLastIndex,
  flat,
  flatMap(this: unknown[], turned: (value: unknown) => unknown): unknown[] {
    return flat.call(this.map(turned));
  },
  toReversed(this: unknown[]): unknown[] {
    return [...this].reverse();
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number): unknown[] {
    return [...this].sort(compare);
  },
  toSpliced(this: unknown[], ...how: [number, number, ...unknown[]]): unknown[] {
    const copy = [...this];
    copy.splice(...how);
    return copy;
  },
  with(this: unknown[], place: number, value: unknown): unknown[] {
    const copy = [...this];
    copy[place < 0 ? copy.length + place : place] = value;
    return copy;
  },
};

export const STRINGS = {
  at,
  /** A pattern is `g`, and does it by itself. */
  replaceAll(this: string, found: string | RegExp, by: string): string {
    return typeof found === "string" ? this.split(found).join(by) : this.replace(found, by);
  },
};

export const OBJECTS = {
  fromEntries(entries: Iterable<[PropertyKey, unknown]>): Record<PropertyKey, unknown> {
    const made: Record<PropertyKey, unknown> = {};
    for (const [name, value] of entries) made[name] = value;
    return made;
  },
  hasOwn: (owner: object, name: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(owner, name),
};

export const GLOBALS = {
  queueMicrotask(task: () => void): void {
    void Promise.resolve().then(task);
  },
};
