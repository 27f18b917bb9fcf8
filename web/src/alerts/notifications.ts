/** Notifies the player if the page is in the background. */
import { preferences } from '../preferences/preferences.svelte';

export async function notify(text: string, table: string): Promise<void> {
  if (!document.hidden || !preferences.notify) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const message = { body: text, icon: '/icon.svg', tag: table, data: `/t/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification('OddVille', message); // phones allow it only through the service worker
    return;
  }
  new Notification('OddVille', message).onclick = () => window.focus();
}
