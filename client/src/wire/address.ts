// Where the room is: below which path of its host, how others reach it, and under which names a browser keeps what is
// its own.

/** The path below which everything lies, "/" or "/butin/": the scripts are in a folder there. */
export const BASE = below(import.meta.url);

export function below(script: string): string {
  return /^(.*\/)assets\/[^/]+$/.exec(new URL(script).pathname)?.[1] ?? "/";
}

/** An address of the room as this page reaches it: `here("/rules/voleurs")`. */
export const here = (path: string, base = BASE): string => base + path.slice(1);

/** The same for others: as the room's host says that it is reached, or else as this page was. */
export function shared(path: string, base = BASE): string {
  const room = document.querySelector<HTMLMetaElement>("meta[name=room]")?.content;
  return (room ?? location.origin + base) + path.slice(1);
}

/** The name of what this browser keeps of this room. A room below another path of the same host has other names. */
export const own = (name: string, base = BASE): string => `butin.${base.slice(1)}${name}`;
