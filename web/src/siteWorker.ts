/**
 * The service worker of a site of static files. It keeps one version of everything: the first screen (`page`) when it is
 * installed, and the rest (`engine`) once somebody plays or has installed the app. A newer version is fetched as a whole
 * and waits until the old one is no longer open, so that a page never gets parts of two versions.
 */
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface SentEvent extends ExtendableEvent {
  data: 'keep-engine' | 'update';
  ports: MessagePort[];
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: SentEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: { scope: string };
  clients: { claim(): Promise<void>; matchAll(which: object): Promise<unknown[]> };
}
const scope = self as unknown as Scope;

/** All files of the site; `oddville site` writes them here. */
const FILES = JSON.parse('{"version":"","page":[],"engine":[]}') as {
  version: string;
  page: string[];
  engine: string[];
};
const ROOT = scope.registration.scope;
const PREFIX = `oddville ${ROOT} `; // several sites may share an origin
const CACHE = PREFIX + FILES.version;
const DOCUMENT = `${ROOT}index.html`;
const TRIES = 20;
const BETWEEN_TRIES = 100; // milliseconds
const known = new Set([...FILES.page, ...FILES.engine].map((file) => ROOT + file));

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = request.url.replace(/[?#].*/, '');
  if (request.mode === 'navigate' && (url === ROOT || url === DOCUMENT)) event.respondWith(answer(DOCUMENT));
  else if (known.has(url)) event.respondWith(answer(url));
});

scope.addEventListener('message', (event) => {
  if (event.data === 'keep-engine')
    event.waitUntil(keep(FILES.engine).then(() => event.ports[0]?.postMessage('kept')));
  if (event.data === 'update') event.waitUntil(updateIfAlone());
});

async function install(): Promise<void> {
  await keep(FILES.page);
  // Whoever could play offline before can do so after the update.
  if (await anyCacheHas('engine/engine.json')) await keep(FILES.engine);
}

async function answer(url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(url);
  if (cached) return cached;
  const response = await fetch(url);
  if (response.ok) await cache.put(url, response.clone());
  return response;
}

/** Files named by their content are taken from older versions, or from the browser's cache. */
async function keep(files: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (file) => {
      const url = ROOT + file;
      if (await cache.match(url)) return;
      const isNamedByContent = /-[\w-]{8,}(\.\w+|\/\w[\w.]*)$/.test(file);
      const old = isNamedByContent ? await caches.match(url) : undefined;
      const response = old ?? (await fetch(url, { cache: isNamedByContent ? 'force-cache' : 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

async function anyCacheHas(file: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const found = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(ROOT + file).then(Boolean)),
  );
  return found.includes(true);
}

/**
 * Asked by a page that has just been opened: if no other is open, it may load again with the new version. A page that was
 * reloaded is still open in its old form for a moment.
 */
async function updateIfAlone(): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (open.length <= 1) return scope.skipWaiting();
    await new Promise((again) => setTimeout(again, BETWEEN_TRIES));
  }
}

async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export {};
