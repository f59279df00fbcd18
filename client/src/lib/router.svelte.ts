// Where we are: paths of the page, and how one comes from one to another.
import { type Component, flushSync } from "svelte";
import { BASE, here } from "../wire/address";
import { isCode, typed } from "../wire/codes";
import { moving } from "./settings.svelte";

export interface PageProps {
  name: string;
}
/** How a page is fetched. */
export type Fetch = (page: string) => Promise<{ default: Component<PageProps> }>;

let fetchPage: Fetch | null = null;

export const route = $state({ page: "", name: "", path: location.pathname });

/** Go to an address of the page: `/rules/voleurs`, wherever the room lies. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", here(path));
  look();
  scrollTo(0, 0);
}

/** A page that will be wanted soon; if it does not come, whoever shows it hears of it. */
export function ahead(page: string): void {
  fetchPage?.(page).catch(() => {});
}

const FADE_MS = 160; // where nothing else can move
const able = (): boolean => "startViewTransition" in document;

/**
 * Put another page in the place of this one. Between shelf and table that is one movement, in which the cover goes with
 * the game; the new page can be used meanwhile.
 */
export function turn(from: string, to: string, swap: () => void): void {
  if (!moving() || ![from, to].includes("") || ![from, to].includes("table")) return swap();
  if (able()) return void moved(swap);
  swap();
  document.body.animate({ opacity: [0, 1] }, FADE_MS);
}

async function moved(swap: () => void): Promise<void> {
  await document.startViewTransition(() => flushSync(swap)).ready.catch(() => {}); // no movement, but the page
}

/** Listen to the browser's buttons and to links within the page. */
export function startRouter(fetch: Fetch): void {
  fetchPage = fetch;
  look();
  addEventListener("popstate", look);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (
      !link ||
      !plain ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      !link.pathname.startsWith(BASE)
    )
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname.slice(BASE.length - 1) + link.search + link.hash);
  });
}

function look(): void {
  Object.assign(route, { ...pathOf(location.pathname), path: location.pathname });
}

/** Which page an address means, and of what; a code leads to where one sits down. */
export function pathOf(path: string): { page: string; name: string } {
  const [page = "", name = ""] = path.startsWith(BASE) ? path.slice(BASE.length).split("/") : ["outside"];
  return isCode(page) ? { page: "join", name: typed(page) } : { page, name: decodeURIComponent(name) };
}
