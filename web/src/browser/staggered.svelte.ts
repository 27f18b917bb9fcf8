import { yieldToInput } from './yieldToInput';

/**
 * Renders the parts of a screen one after another, so that input is handled in between: the first without delay, each
 * other one after a frame that shows those before it. `count` is the number of parts to render now. Call it while a
 * component is set up.
 */
export function staggered(parts: number): { readonly count: number } {
  let count = $state(0);
  $effect(() => {
    if (count === parts) return;
    let isGone = false;
    void (count ? frame() : yieldToInput()).then(() => {
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
