// The service worker: the page opens at once on a second visit, and without a network. It keeps nothing that tables say.
// A new build is another worker: it fetches its shell, takes over, and throws the old one's away.
import { handling } from "./worker/handling";

interface Lasting extends Event { waitUntil(doing: Promise<unknown>): void }
interface Fetching extends Lasting { readonly request: Request; respondWith(answer: Promise<Response>): void }
interface Told extends Lasting { readonly data: unknown }
interface Worker extends EventTarget {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as Worker;
const SHELL = "__SHELL__" as unknown as string[]; // written in by the build
const CACHE = "butin-__VERSION__";

worker.addEventListener("install", (event) => (event as Lasting).waitUntil(installed()));
worker.addEventListener("activate", (event) => (event as Lasting).waitUntil(activated()));

worker.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  const how = handling(request.method, request.mode, url.pathname);
  if (how === "leave") return;
  (event as Fetching).respondWith(how === "shell" ? kept("/") : how === "keep" ? kept(request) : fresh(request));
});

/** The page tells what it had loaded before there was a worker. */
worker.addEventListener("message", (event) => {
  const { data } = event as Told;
  if (Array.isArray(data)) (event as Told).waitUntil(keepAll(data.filter((url) => typeof url === "string")));
});

async function installed(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
  await worker.skipWaiting();
}

async function activated(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

async function kept(what: Request | string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(what);
  if (found) return found;
  const answer = await fetch(what);
  if (answer.ok) await cache.put(what, answer.clone());
  return answer;
}

async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}

async function keepAll(urls: string[]): Promise<void> {
  for (const url of urls) if (handling("GET", "cors", new URL(url, worker.location.href).pathname) === "keep") await kept(url);
}
