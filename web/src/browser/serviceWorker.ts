const AT_REST = 2000; // milliseconds after loading, when a table has usually been drawn

/** Registers the service worker (`src/sw.ts`), which caches the page. Not during development. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Caching would take time from the first screen on a slow phone.
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater);
}

function registerLater(): void {
  setTimeout(register, AT_REST);
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => {}); // private windows refuse; the page works without it
}
