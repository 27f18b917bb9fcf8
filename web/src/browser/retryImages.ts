/** A drawing that did not come is asked for again, as the table is: the server may just have been away. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 16_000;
const waits = new WeakMap<HTMLImageElement, number>();

function askAgain({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  const { src } = target;
  const wait = waits.get(target) ?? FIRST_WAIT;
  waits.set(target, Math.min(wait * 2, LONGEST_WAIT));
  setTimeout(() => {
    if (target.isConnected && target.src === src) target.src = src;
  }, wait);
}

export function askAgainForDrawings(): void {
  addEventListener('error', askAgain, true);
}
