/** Lets the browser keep the page (`src/sw.ts`); while one develops, nothing is kept. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register); // what the first screen needs comes first
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => {}); // private windows refuse; the page works without
}
