// The service worker: the page opens at once on a second visit, and without a network. It keeps nothing that tables
// say.
// A new build is another worker: it fetches its shell, takes over, and throws the old one's away.
import { cacheOf, isOurs } from "./worker/caches";
import { type Handling, handling } from "./worker/handling";

interface Lasting extends Event {
  waitUntil(doing: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: unknown;
}
interface Worker extends EventTarget {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as Worker;
const HOME = new URL("./", worker.location.href); // the room, and nothing beside it on the same host
const SHELL = "__SHELL__" as unknown as string[]; // written in by the build
const CACHE = cacheOf(HOME.pathname, "__VERSION__");

worker.addEventListener("install", (event) => (event as Lasting).waitUntil(installed()));
worker.addEventListener("activate", (event) => (event as Lasting).waitUntil(activated()));

worker.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const how = handlingOf(request.url, request.method, request.mode);
  if (how === "leave") return;
  (event as Fetching).respondWith(how === "shell" ? kept("./") : how === "keep" ? kept(request) : fresh(request));
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
  for (const name of await caches.keys()) if (name !== CACHE && isOurs(HOME.pathname, name)) await caches.delete(name);
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
    const found = await (await caches.open(CACHE)).match(request);
    if (found) return found;
    throw error;
  }
}

async function keepAll(urls: string[]): Promise<void> {
  for (const url of urls) if (handlingOf(url, "GET", "cors") === "keep") await kept(url);
}

function handlingOf(url: string, method: string, mode: string): Handling {
  const { href, pathname, search } = new URL(url, HOME);
  const path = pathname.slice(HOME.pathname.length - 1);
  return href.startsWith(HOME.href) ? handling(method, mode, path, search) : "leave";
}
