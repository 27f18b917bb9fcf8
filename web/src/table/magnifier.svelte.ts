/** The card that is looked at closely. */
export const magnified = $state<{ card: number | null; at: DOMRect | null }>({ card: null, at: null });

const DELAY = 450;
let timer = 0;

export function magnify(element: Element, card: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!element.isConnected) return;
    magnified.card = card;
    magnified.at = element.getBoundingClientRect();
  }, DELAY);
}

export function shrink(): void {
  clearTimeout(timer);
  magnified.card = magnified.at = null;
}
