/** Whether a key press is a shortcut of the page: not for a field, a dialog or the browser itself. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = (target as Element).matches('input, textarea, select');
  return !ctrlKey && !metaKey && !altKey && !isTyping && !document.querySelector('dialog[open]');
}
