/**
 * Keeps the static parts of the page in the browser: what has a hash in its name, fonts among it, and drawings of
 * cards, which never change; and the page itself, which is there at once and renewed for the next visit. What happens at
 * tables is never kept. Messages that call to a turn open its table.
 */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Clicking extends Lasting {
  notification: { data: string; close(): void };
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicking) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
}
const scope = self as unknown as Scope;

const PAGE = 'page-2';
const STATIC = 'static-1';
const DRAWINGS = 'drawings-1';
const MOST: Record<string, number> = { [STATIC]: 150, [DRAWINGS]: 800 };
const SHELL = '/';
const TABLE = '/t/any'; // the same document for every table
const RULES = '/rules';

scope.addEventListener('install', (event) => {
  const pictures = caches.open(PAGE).then((cache) => cache.addAll(['/icon.svg', '/oddville.webmanifest']));
  const documents = [SHELL, TABLE, RULES].map(async (path) => keepDocument(path, await fetch(path)));
  event.waitUntil(Promise.all([pictures, ...documents]));
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
  else if (/^\/(icon|oddville)[^/]*$/.test(pathname)) {
    event.respondWith(keptThenNewer(event, request, (response) => keepPicture(request, response)));
  }
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringUp(event.notification.data));
});

/** The window in which the table is open, or a new one. */
async function bringUp(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : scope.clients.openWindow(path));
}

/** Tables and the rules have a document of their own, all else gets that of the first screen. */
async function shell(event: Fetching): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  if (path.startsWith('/api/') || path === '/openapi.json') return fetch(event.request);
  const own = path === RULES ? RULES : SHELL;
  const key = /^\/t\/[^/]+$/.test(path) ? TABLE : own;
  return keptThenNewer(event, key, (response) => keepDocument(key, response));
}

/** At once what was kept; a newer one is there for the next time. */
async function keptThenNewer(
  event: Fetching,
  key: RequestInfo,
  keep: (response: Response) => Promise<void>,
): Promise<Response> {
  const kept = await (await caches.open(PAGE)).match(key);
  const fresh = fetch(event.request);
  const renewed = fresh.then((response) => keep(response.clone()));
  event.waitUntil(renewed.catch(() => {})); // without a server, what was kept has to do
  return kept ?? fresh;
}

async function keepPicture(key: Request, response: Response): Promise<void> {
  if (response.ok) await (await caches.open(PAGE)).put(key, response);
}

/** A document is kept only with all that it asks for: after an upgrade the server has only what the newer one needs. */
async function keepDocument(key: string, response: Response): Promise<void> {
  const text = await response.clone().text();
  const names = `${text} ${response.headers.get('link') ?? ''}`.match(/\/assets\/[\w.-]+/g) ?? [];
  const assets = await Promise.all([...new Set(names)].map((name) => keptFirst(new Request(name), STATIC)));
  const isComplete = [response, ...assets].every(({ ok }) => ok);
  if (isComplete) await (await caches.open(PAGE)).put(key, response);
}

async function keptFirst(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  // Only a document from before an upgrade asks for what is gone.
  if (name === STATIC && response.status === 404) await caches.delete(PAGE);
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
