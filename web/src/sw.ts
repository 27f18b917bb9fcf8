/**
 * The service worker. It caches what never changes (files with a hash in their name, drawings of cards), and the
 * documents, which are served from the cache and updated for the next visit. It never caches what happens at tables. A
 * click on a notification opens its table.
 */
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ClickEvent extends ExtendableEvent {
  notification: { data: string; close(): void };
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
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
const MAX_ENTRIES: Record<string, number> = { [STATIC]: 150, [DRAWINGS]: 800 };
const SHELL = '/';
const TABLE = '/t/any'; // the same document for every table
const RULES = '/rules';

scope.addEventListener('install', (event) => {
  const pictures = caches.open(PAGE).then((cache) => cache.addAll(['/icon.svg', '/oddville.webmanifest']));
  const documents = [SHELL, TABLE, RULES].map(async (path) => cacheDocument(path, await fetch(path)));
  event.waitUntil(Promise.all([pictures, ...documents]));
  void scope.skipWaiting();
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/offline/')) return;
  if (request.mode === 'navigate') event.respondWith(documentFor(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request, STATIC));
  else if (/^\/api\/(editions\/.+\.svg|editions\/[^/]+|art\/.+\.svg)$/.test(pathname))
    event.respondWith(cacheFirst(request, DRAWINGS));
  else if (/^\/(icon|oddville)[^/]*$/.test(pathname)) {
    event.respondWith(cachedThenUpdated(event, request, (response) => cachePicture(request, response)));
  }
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focusOrOpen(event.notification.data));
});

/** The window in which the table is open, or a new one. */
async function focusOrOpen(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : scope.clients.openWindow(path));
}

/** Tables and the rules have their own documents, all other addresses get that of the first screen. */
async function documentFor(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  if (path.startsWith('/api/') || path === '/openapi.json') return fetch(event.request);
  const own = path === RULES ? RULES : SHELL;
  const key = /^\/t\/[^/]+$/.test(path) ? TABLE : own;
  return cachedThenUpdated(event, key, (response) => cacheDocument(key, response));
}

/** Answers from the cache, and updates it for the next time. */
async function cachedThenUpdated(
  event: FetchEvent,
  key: RequestInfo,
  store: (response: Response) => Promise<void>,
): Promise<Response> {
  const cached = await (await caches.open(PAGE)).match(key);
  const fresh = fetch(event.request);
  const updated = fresh.then((response) => store(response.clone()));
  event.waitUntil(updated.catch(() => {})); // offline the cached answer has to do
  return cached ?? fresh;
}

async function cachePicture(key: Request, response: Response): Promise<void> {
  if (response.ok) await (await caches.open(PAGE)).put(key, response);
}

/** Caches a document only with all files it needs: after an upgrade the server no longer has those of the old one. */
async function cacheDocument(key: string, response: Response): Promise<void> {
  const text = await response.clone().text();
  const names = `${text} ${response.headers.get('link') ?? ''}`.match(/\/assets\/[\w.-]+/g) ?? [];
  const assets = await Promise.all([...new Set(names)].map((name) => cacheFirst(new Request(name), STATIC)));
  const isComplete = [response, ...assets].every(({ ok }) => ok);
  if (isComplete) await (await caches.open(PAGE)).put(key, response);
}

async function cacheFirst(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  // A missing file means that the cached document is from before an upgrade.
  if (name === STATIC && response.status === 404) await caches.delete(PAGE);
  if (response.ok && response.headers.get('cache-control')?.includes('immutable')) {
    await cache.put(request, response.clone());
    await deleteOldest(cache, MAX_ENTRIES[name] ?? 0);
  }
  return response;
}

async function deleteOldest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

async function deleteOldCaches(): Promise<void> {
  const known = [PAGE, STATIC, DRAWINGS];
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
}

export {};
