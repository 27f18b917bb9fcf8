/**
 * Parts of a screen that are put up one after another: each is seen, and a finger served, before the next one. To be
 * called while a component is made; `count` says how many are there.
 */
export function inTurn(parts: number): { readonly count: number } {
  let count = $state(0);
  $effect(() => {
    if (count === parts) return;
    let timer = 0;
    const frame = requestAnimationFrame(() => (timer = window.setTimeout(() => (count += 1))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return {
    get count() {
      return count;
    },
  };
}
