// The pages behind the addresses, each its own piece of the client, fetched when it is needed.
import type { Component } from "svelte";
import { need } from "./lib/language.svelte";
import type { PageProps } from "./lib/router.svelte";

type Loader = () => Promise<{ default: Component<PageProps> }>;

const PAGES: Record<string, Loader> = {
  "": () => import("./pages/Home.svelte"),
  open: worded(() => import("./pages/Open.svelte")),
  table: worded(() => import("./pages/Table.svelte")),
  join: worded(() => import("./pages/Join.svelte")),
  watch: worded(() => import("./pages/Watch.svelte")),
  replay: worded(() => import("./pages/Replay.svelte")),
  rules: worded(() => import("./pages/Rules.svelte")),
  learn: worded(() => import("./pages/Learn.svelte")),
  credits: worded(() => import("./pages/Credits.svelte")),
};
const nowhere = worded(() => import("./pages/Nowhere.svelte"));

/** A page with whatever is said there; the shelf has few words of its own, so that it is there at once. */
function worded(load: Loader): Loader {
  return async () => (await Promise.all([load(), need("page", "room")]))[0];
}

export const pageAt = (page: string): ReturnType<Loader> => (PAGES[page] ?? nowhere)();
