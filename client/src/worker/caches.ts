// Names of the worker's caches. A host has one set of names for all that lies on it: other programs, and rooms below
// other paths.

const VERSION = /^[0-9a-f]{12}$/;

/** The cache of a room below a path, in one of its builds. */
export const cacheOf = (base: string, version: string): string => `butin-${base.slice(1)}${version}`;

/** Whether a cache belongs to that room, in whichever build. */
export function isOurs(base: string, name: string): boolean {
  const first = cacheOf(base, "");
  return name.startsWith(first) && VERSION.test(name.slice(first.length));
}
