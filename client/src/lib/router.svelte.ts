// Where we are: paths of the page, each with its own piece of the client, fetched when it is needed.
import { type Component, flushSync } from "svelte";
import { BASE, here } from "../wire/address";
import { isCode, typed } from "../wire/codes";
import { need } from "./language.svelte";
import { moving } from "./settings.svelte";

export interface PageProps {
  name: string;
}
type Loader = () => Promise<{ default: Component<PageProps> }>;

const PAGES: Record<string, Loader> = {
  "": () => import("../pages/Home.svelte"),
  open: worded(() => import("../pages/Open.svelte")),
  table: worded(() => import("../pages/Table.svelte")),
  join: worded(() => import("../pages/Join.svelte")),
  watch: worded(() => import("../pages/Watch.svelte")),
  replay: worded(() => import("../pages/Replay.svelte")),
  rules: worded(() => import("../pages/Rules.svelte")),
  learn: worded(() => import("../pages/Learn.svelte")),
  credits: worded(() => import("../pages/Credits.svelte")),
};

/** A page with whatever is said there; the shelf has few words of its own, so that it is there at once. */
function worded(load: Loader): Loader {
  return async () => (await Promise.all([load(), need("page", "room")]))[0];
}

export const route = $state({ page: "", name: "", path: location.pathname });

export function loader(page: string): Loader {
  return PAGES[page] ?? worded(() => import("../pages/Nowhere.svelte"));
}

/** Go to an address of the page: `/rules/voleurs`, wherever the room lies. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", here(path));
  look();
  scrollTo(0, 0);
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
export function startRouter(): void {
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
