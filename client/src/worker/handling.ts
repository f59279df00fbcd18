// How the worker answers a request of the page.

export type Handling = "leave" | "shell" | "keep" | "fresh";

const PAGES = /^\/($|(open|table|join|watch|replay|rules|learn|credits)(\/|$))/;
const CODE = /^\/[BCDFGHJKLMNPRSTVWXZ]{4,6}$/i;
const GAMES = /^\/games\/[^/]+\/(?:[\w.]+)?$/;
const DIGEST = /^\?v=[0-9a-f]+$/;
const FILES = /^\/(icon|apple|manifest|favicon)[\w-]*\.\w+$/;

/**
 * `shell`: the page itself, from the cache; `keep`: a file whose address has its hash; `fresh`: from the server while
 * there is one; `leave`: none of ours, above all what tables say, and a television's page, which is not the shell.
 */
export function handling(method: string, mode: string, path: string, query = ""): Handling {
  if (method !== "GET") return "leave";
  if (mode === "navigate") return PAGES.test(path) || CODE.test(path) ? "shell" : "leave";
  if (path.startsWith("/assets/") || (GAMES.test(path) && DIGEST.test(query))) return "keep";
  return FILES.test(path) || GAMES.test(path) ? "fresh" : "leave";
}
