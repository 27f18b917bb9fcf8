/** Why something is not possible now: always available to screen readers, shown on hover, focus or tap. */
import type { Action } from 'svelte/action';
import { isByKeyboard } from '../browser/lastInput';

/** The reason that is shown now, and the option it belongs to. */
export const shownReason = $state<{ text: string | null; option: HTMLElement | null }>({
  text: null,
  option: null,
});

const HOVER = 300;
/** Not on a phone: there the note takes space, so the layout would jump under a pointer. */
const hovers = matchMedia('(hover: hover) and (min-width: 700px)');
let timer = 0;
let last = 0;

function showReason(option: HTMLElement, text: string, delay = 0): void {
  hideReason();
  timer = window.setTimeout(() => Object.assign(shownReason, { text, option }), delay);
}

export function hideReason(): void {
  clearTimeout(timer);
  shownReason.text = shownReason.option = null;
}

/** For an option that may be refused:`<button use:whyNot={reason}>`; without a reason it does nothing. */
export const whyNot: Action<HTMLElement, string | null> = (option, reason) => {
  let stop = explain(option, reason);
  return {
    update(next) {
      stop();
      stop = explain(option, next);
    },
    destroy: () => stop(),
  };
};

function explain(option: HTMLElement, reason: string | null): () => void {
  if (reason === null) return () => {};
  const words = document.createElement('span');
  words.hidden = true; // screen readers read a hidden description, and it is not part of the name
  words.id = `why-${(last += 1)}`;
  words.textContent = reason;
  option.append(words);
  option.setAttribute('aria-describedby', words.id);
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => option.addEventListener(kind, listener, { signal: listening.signal });
  let isHovered = false; // not yet when the option comes to lie under a pointer that rests
  on('pointermove', () => {
    if (isHovered || !hovers.matches) return;
    isHovered = true;
    showReason(option, reason, HOVER);
  });
  on('pointerleave', () => {
    isHovered = false;
    if (hovers.matches) hideReason();
  });
  on('focus', () => option.matches(':focus-visible') && showReason(option, reason));
  // Deferred: an option that is removed loses the focus during an update, when no state may change.
  on('blur', () => isByKeyboard() && queueMicrotask(hideReason));
  on('click', () => {
    isHovered = true;
    showReason(option, reason);
  });
  return () => {
    listening.abort();
    words.remove();
    option.removeAttribute('aria-describedby');
    if (shownReason.option === option) hideReason();
  };
}
