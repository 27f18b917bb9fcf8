/** The card that is shown large: because the pointer rests on it, it has the focus, or it was pressed long. */
import { untrack } from 'svelte';
import type { Action } from 'svelte/action';

export const magnified = $state<{ card: number | null; at: DOMRect | null; isHeld: boolean }>({
  card: null,
  at: null,
  isHeld: false, // by a long press: it stays until the next tap
});

const DELAY = 450;
const THRESHOLD = 8; // pixels a finger may move during a long press
let timer = 0;

function magnify(element: Element, card: number, isHeld: boolean, delay: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!element.isConnected) return;
    const anchor = element.closest('[data-docked]') ?? element; // keeps the buttons of a panel visible
    Object.assign(magnified, { card, at: anchor.getBoundingClientRect(), isHeld });
    if (isHeld && delay) swallowClick();
  }, delay);
}

export function closeMagnifier(): void {
  clearTimeout(timer);
  Object.assign(magnified, { card: null, at: null, isHeld: false });
}

/** Ignores the click that ends a long press. */
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

/** Makes an element show its card large: `<img use:magnifiable={card}>`. */
export const magnifiable: Action<HTMLElement, number | null> = (node, first) => {
  let card = first;
  let pressed: PointerEvent | null = null;
  const button = node.closest('button');
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    target: HTMLElement | null = node,
  ) => target?.addEventListener(kind, listener, { signal: listening.signal });
  const look = (isHeld = false, delay = DELAY) => card !== null && magnify(node, card, isHeld, delay);
  const isTouch = (event: PointerEvent) => event.pointerType !== 'mouse';

  // After a tap on something that goes away, a phone's browser also reports a mouse over what was below.
  const isHover = (event: PointerEvent) =>
    !isTouch(event) && !event.buttons && !matchMedia('(hover: none)').matches;
  let isHovered = false; // not yet when a card comes to lie under a pointer that rests
  on('pointerleave', (event) => {
    isHovered = false;
    if (!isTouch(event)) closeMagnifier();
  });
  on('pointerdown', (event) => {
    pressed = event;
    isHovered = true;
    closeMagnifier();
    if (isTouch(event)) look(true);
  });
  on('pointermove', (event) => {
    if (isHover(event) && !isHovered) {
      isHovered = true;
      look();
    }
    const moved = pressed ? Math.hypot(event.x - pressed.x, event.y - pressed.y) : 0;
    if (isTouch(event) && moved > THRESHOLD) clearTimeout(timer);
  });
  for (const kind of ['pointerup', 'pointercancel'] as const)
    on(kind, (event) => {
      if (!isTouch(event) || magnified.isHeld) return;
      clearTimeout(timer);
      const isTap =
        kind === 'pointerup' && pressed && Math.hypot(event.x - pressed.x, event.y - pressed.y) <= THRESHOLD;
      if (isTap && !button) look(true, 0); // a card that is no button has nothing else to do
    });
  on('contextmenu', (event) => magnified.isHeld && event.preventDefault());
  on('focus', () => button?.matches(':focus-visible') && look(), button);
  // A focused card that is removed loses the focus during an update, when no other state may change.
  on('blur', () => untrack(() => !magnified.isHeld && queueMicrotask(closeMagnifier)), button);
  return {
    update: (next) => (card = next),
    destroy() {
      listening.abort();
      if (magnified.card === card) closeMagnifier();
    },
  };
};
