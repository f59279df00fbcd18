// Stand-ins for what the engines of televisions lack (Chromium 87, Safari 14, Firefox 83) and our code uses. First of all.

/** Give a prototype what it lacks; what it has stays. */
function lacking(owner: object, standins: Record<string, unknown>): void {
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

export const ARRAYS = {
  at,
  findLast,
  findLastIndex,
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

lacking(Array.prototype, ARRAYS);
lacking(String.prototype, { at });
lacking(Object, { hasOwn: (owner: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, name) });
