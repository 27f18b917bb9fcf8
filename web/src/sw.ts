/**
 * Keeps the static parts of the page in the browser: what has a hash in its name, fonts among it, and drawings of
 * cards, which never change; and the page itself for when the server cannot be reached. Tables are never kept.
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

const PAGE = 'page-1';
const STATIC = 'static-1';
const DRAWINGS = 'drawings-1';
const MOST: Record<string, number> = { [STATIC]: 150, [DRAWINGS]: 800 };
const SHELL = '/';
const PATIENCE = 2500; // milliseconds until the kept page is better than none

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(PAGE).then((cache) => cache.addAll([SHELL, '/icon.svg', '/oddville.webmanifest'])),
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
  else if (/^\/(icon|oddville)[^/]*$/.test(pathname)) event.respondWith(newestFirst(request, request));
});

/** Every address of the page is the same document. */
async function shell(event: Fetching): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  if (path.startsWith('/api/') || path === '/openapi.json') return fetch(event.request);
  return newestFirst(event.request, SHELL);
}

async function newestFirst(request: Request, key: RequestInfo): Promise<Response> {
  const cache = await caches.open(PAGE);
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(key, response.clone());
    return response;
  });
  const kept = await cache.match(key);
  if (!kept) return fresh;
  const late = new Promise<Response>((done) => setTimeout(() => done(kept.clone()), PATIENCE));
  return Promise.race([fresh.catch(() => kept), late]);
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
