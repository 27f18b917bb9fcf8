/** Lets the browser keep the page (`src/sw.ts`); while one develops, nothing is kept. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {}); // private windows refuse; the page works without
  });
}
