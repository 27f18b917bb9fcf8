/** Loads images again that failed to load: the server may have been away for a moment. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 16_000;
const waits = new WeakMap<HTMLImageElement, number>();

function retry({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  const { src } = target;
  const wait = waits.get(target) ?? FIRST_WAIT;
  waits.set(target, Math.min(wait * 2, LONGEST_WAIT));
  setTimeout(() => {
    if (target.isConnected && target.src === src) target.src = src;
  }, wait);
}

export function retryImages(): void {
  addEventListener('error', retry, true);
}
