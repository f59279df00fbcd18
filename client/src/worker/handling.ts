// How the worker answers a request of the page.

export type Handling = "leave" | "shell" | "keep" | "fresh";

const PAGES = /^\/($|(open|table|join|watch|replay|rules|learn|credits)(\/|$))/;
const FILES = /^\/(icon|apple|manifest|favicon)[\w-]*\.\w+$/;

/**
 * `shell`: the page itself, from the cache; `keep`: a file whose name has its hash; `fresh`: from the server while
 * there is one; `leave`: none of ours, above all what tables say.
 */
export function handling(method: string, mode: string, path: string): Handling {
  if (method !== "GET") return "leave";
  if (mode === "navigate") return PAGES.test(path) ? "shell" : "leave";
  if (path.startsWith("/assets/")) return "keep";
  return FILES.test(path) ? "fresh" : "leave";
}
