/** The card that is looked at closely: by a pointer that rests on it, by the focus, or by a long press. */
import { untrack } from 'svelte';
import type { Action } from 'svelte/action';

export const magnified = $state<{ card: number | null; at: DOMRect | null; isHeld: boolean }>({
  card: null,
  at: null,
  isHeld: false, // by a finger: it stays until it is tapped away
});

const DELAY = 450;
const THRESHOLD = 8; // pixels that a finger may move in a long press
let timer = 0;

function magnify(element: Element, card: number, isHeld = false): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!element.isConnected) return;
    const anchor = element.closest('[data-docked]') ?? element; // the buttons of a panel stay in sight
    Object.assign(magnified, { card, at: anchor.getBoundingClientRect(), isHeld });
    if (isHeld) swallowClick();
  }, DELAY);
}

export function shrink(): void {
  clearTimeout(timer);
  Object.assign(magnified, { card: null, at: null, isHeld: false });
}

/** The click that ends a long press is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  });
}

/** A card, or what stands for one, that shows itself large: `<img use:closeUp={card}>`. */
export const closeUp: Action<HTMLElement, number | null> = (node, first) => {
  let card = first;
  let pressed: PointerEvent | null = null;
  const button = node.closest('button');
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    target: HTMLElement | null = node,
  ) => target?.addEventListener(kind, listener, { signal: listening.signal });
  const look = (isHeld = false) => card !== null && magnify(node, card, isHeld);
  const isTouch = (event: PointerEvent) => event.pointerType !== 'mouse';

  on('pointerenter', (event) => !isTouch(event) && !event.buttons && look());
  on('pointerleave', (event) => !isTouch(event) && shrink());
  on('pointerdown', (event) => {
    pressed = event;
    shrink();
    if (isTouch(event)) look(true);
  });
  on('pointermove', (event) => {
    const moved = pressed ? Math.hypot(event.x - pressed.x, event.y - pressed.y) : 0;
    if (isTouch(event) && moved > THRESHOLD) clearTimeout(timer);
  });
  for (const kind of ['pointerup', 'pointercancel'] as const)
    on(kind, (event) => isTouch(event) && clearTimeout(timer));
  on('contextmenu', (event) => magnified.isHeld && event.preventDefault());
  on('focus', () => button?.matches(':focus-visible') && look(), button);
  // A card with the focus that is taken away loses it in the middle of an update, where nothing else may change.
  on('blur', () => untrack(() => !magnified.isHeld && queueMicrotask(shrink)), button);
  return {
    update: (next) => (card = next),
    destroy() {
      listening.abort();
      if (magnified.card === card) shrink();
    },
  };
};
