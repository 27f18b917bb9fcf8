import { IS_SITE } from './address';

const AT_REST = 2000; // milliseconds after loading, when a table has usually been drawn

/**
 * Registers the service worker, which caches the page: `src/sw.ts`, or `src/siteWorker.ts` on a site of static files. Not
 * during development.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (IS_SITE) void updateSite();
  // Caching would take time from the first screen on a slow phone.
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater);
}

function registerLater(): void {
  setTimeout(register, AT_REST);
}

function register(): void {
  const script = IS_SITE ? './sw.js' : '/sw.js';
  navigator.serviceWorker.register(script).catch(() => {}); // private windows refuse; the page works without it
  if (IS_SITE && matchMedia('(display-mode: standalone)').matches) void keepEngine();
}

/** If a newer version was fetched and no other tab uses the old one, this page begins again with the new one. */
async function updateSite(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting || !navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('update');
}

/** From now on the game can be played without a network: for somebody who plays, or has installed the app. */
export async function keepEngine(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-engine');
}

/** Whether somebody has played here before, so that the game starts without a download. */
export async function isEngineKept(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false;
  return Boolean(await caches.match(new URL('./engine/engine.json', document.baseURI)));
}
