/** What a screen reader hears: events one after the other, and at once when it is the person's turn. */
export const announced = $state({ polite: '', assertive: '' });

let queue: string[] = [];
let timer = 0;

export function announce(text: string): void {
  queue.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const text = queue.join(' ');
    queue = [];
    announced.polite = ''; // the same words twice are two messages
    requestAnimationFrame(() => (announced.polite = text));
  }, 150);
}

export function announceAtOnce(text: string): void {
  announced.assertive = '';
  requestAnimationFrame(() => (announced.assertive = text));
}
