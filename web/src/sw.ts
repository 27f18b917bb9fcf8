/**
 * Keeps the static parts of the page in the browser: what has a hash in its name, fonts among it, and drawings of
 * cards, which never change; and the page itself, which is there at once and renewed for the next visit. What happens at
 * tables is never kept.
 */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const scope = self as unknown as Scope;

const PAGE = 'page-2';
const STATIC = 'static-1';
const DRAWINGS = 'drawings-1';
const MOST: Record<string, number> = { [STATIC]: 150, [DRAWINGS]: 800 };
const SHELL = '/';
const TABLE = '/t/any'; // the same document for every table

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(PAGE).then((cache) => cache.addAll([SHELL, TABLE, '/icon.svg', '/oddville.webmanifest'])),
  );
  void scope.skipWaiting();
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(shell(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request, STATIC));
  else if (/^\/api\/(editions\/.+|art\/.+)\.svg$/.test(pathname))
    event.respondWith(keptFirst(request, DRAWINGS));
  else if (/^\/(icon|oddville)[^/]*$/.test(pathname)) event.respondWith(keptThenNewer(event, request));
});

/** A table's address gets the document for tables, every other one that of the first screen. */
async function shell(event: Fetching): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  if (path.startsWith('/api/') || path === '/openapi.json') return fetch(event.request);
  return keptThenNewer(event, /^\/t\/[^/]+$/.test(path) ? TABLE : SHELL);
}

/** At once what was kept; a newer one is there for the next time. */
async function keptThenNewer(event: Fetching, key: RequestInfo): Promise<Response> {
  const cache = await caches.open(PAGE);
  const kept = await cache.match(key);
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) await cache.put(key, response.clone());
    return response;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => kept)); // without a server, what was kept has to do
  return kept;
}

async function keptFirst(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.headers.get('cache-control')?.includes('immutable')) {
    await cache.put(request, response.clone());
    await forgetEldest(cache, MOST[name] ?? 0);
  }
  return response;
}

async function forgetEldest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

async function forgetOthers(): Promise<void> {
  const known = [PAGE, STATIC, DRAWINGS];
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
}

export {};
