/** Announcements for screen readers: events politely one after another, the player's turn at once. */
export const announced = $state({ polite: '', assertive: '' });

let queue: string[] = [];
let timer = 0;

export function announce(text: string): void {
  queue.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const text = queue.join(' ');
    queue = [];
    announced.polite = ''; // so that the same words are announced again
    requestAnimationFrame(() => (announced.polite = text));
  }, 150);
}

export function announceNow(text: string): void {
  announced.assertive = '';
  requestAnimationFrame(() => (announced.assertive = text));
}
