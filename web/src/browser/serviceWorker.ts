const AT_REST = 2000; // milliseconds after the document: by then a table has been put up

/** Lets the browser keep the page (`src/sw.ts`); while one develops, nothing is kept. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What the first screen needs comes first: keeping takes a slow phone's time as well.
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater);
}

function registerLater(): void {
  setTimeout(register, AT_REST);
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => {}); // private windows refuse; the page works without
}
