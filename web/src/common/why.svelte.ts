/** The one bubble that says why something is not possible now. */
export const why = $state<{ text: string | null; at: DOMRect | null; id: string }>({
  text: null,
  at: null,
  id: 'why',
});

let timer = 0;

export function tellWhy(element: Element, text: string, delay = 0): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    why.text = text;
    why.at = element.getBoundingClientRect();
  }, delay);
}

export function hideWhy(): void {
  clearTimeout(timer);
  why.text = why.at = null;
}
