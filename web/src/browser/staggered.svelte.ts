import { pause } from './yieldToInput';

/**
 * Parts of a screen that are put up one after another, so that a finger is served in between: the first, which one waits
 * for, without delay, each other one after a frame that shows those before it. `count` says how many are there. To be
 * called while a component is made.
 */
export function inTurn(parts: number): { readonly count: number } {
  let count = $state(0);
  $effect(() => {
    if (count === parts) return;
    let isGone = false;
    void (count ? frame() : pause()).then(() => {
      if (!isGone) count += 1;
    });
    return () => (isGone = true);
  });
  return {
    get count() {
      return count;
    },
  };
}

async function frame(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((drawn) => setTimeout(drawn));
}
