// Living with the service worker: register it, tell it what was loaded before it, and start anew when a piece of an old
// build is gone.
import { here, own } from "./wire/address";

const RELOADED = own("reloaded");

export function install(): void {
  addEventListener("vite:preloadError", startAnew);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => void register().catch(() => {});
  if (document.readyState === "complete")
    begin(); // the words may have come after everything else
  else addEventListener("load", begin);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(here("/sw.js"));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(
    performance
      .getEntriesByType("resource")
      .map((entry) => entry.name)
      .filter((url) => url.startsWith(location.origin + here("/assets/"))),
  );
}

/** Once: if that does not help, nothing does. */
function startAnew(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
