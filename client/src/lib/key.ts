// The key of the house, where its host asks for one of whoever opens tables: typed once, or brought by the host's link
// (/#key=WORD), whose end no server is ever sent.
import { NotGranted } from "../wire/socket";
import { settings } from "./settings.svelte";

const ABOUT = ["no_key", "wrong_key", "tried_enough"];

/** Take it from the address, and out of it. */
export function takeKey(): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (!key) return;
  settings.key = key;
  history.replaceState(null, "", location.pathname + location.search);
}

/** Whether a table was not opened for want of it. */
export const wantsKey = (error: unknown): boolean => error instanceof NotGranted && ABOUT.includes(error.refused.kind);
