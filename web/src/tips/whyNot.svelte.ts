/** Why something is not possible now: heard with it at all times, seen when it is looked at or tapped. */
import type { Action } from 'svelte/action';

/** What is told at the moment, and of which option. */
export const why = $state<{ text: string | null; option: HTMLElement | null }>({ text: null, option: null });

const HOVER = 300;
/** On a phone the note has room of its own: it would come and go under a pointer. */
const hovers = matchMedia('(hover: hover) and (min-width: 700px)');
let timer = 0;
let last = 0;

function tell(option: HTMLElement, text: string, delay = 0): void {
  hideWhy();
  timer = window.setTimeout(() => Object.assign(why, { text, option }), delay);
}

export function hideWhy(): void {
  clearTimeout(timer);
  why.text = why.option = null;
}

/** For an option that may be refused: `<button use:whyNot={reason}>`; without a reason it does nothing. */
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
  words.hidden = true; // a description is read though it is hidden, and is no part of the name
  words.id = `why-${(last += 1)}`;
  words.textContent = reason;
  option.append(words);
  option.setAttribute('aria-describedby', words.id);
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => option.addEventListener(kind, listener, { signal: listening.signal });
  on('pointerenter', () => hovers.matches && tell(option, reason, HOVER));
  on('pointerleave', () => hovers.matches && hideWhy());
  on('focus', () => option.matches(':focus-visible') && tell(option, reason));
  // Later: an option that goes while the page is drawn loses the focus in the middle of that.
  on('blur', () => document.documentElement.dataset.input === 'keys' && queueMicrotask(hideWhy));
  on('click', () => tell(option, reason));
  return () => {
    listening.abort();
    words.remove();
    option.removeAttribute('aria-describedby');
    if (why.option === option) hideWhy();
  };
}
