/** Calls somebody who looks elsewhere. */
import { preferences } from '../preferences/preferences.svelte';

export async function notify(text: string, table: string): Promise<void> {
  if (!document.hidden || !preferences.notify) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const message = { body: text, icon: '/icon.svg', tag: table, data: `/t/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification('OddVille', message); // on a phone there is no other way
    return;
  }
  new Notification('OddVille', message).onclick = () => window.focus();
}
