// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { closeMagnifier, magnifiable, magnified } from '../../src/pieces/magnifier.svelte';

afterEach(() => {
  closeMagnifier();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a card that comes to lie under a resting pointer is not shown large', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const card = document.body.appendChild(document.createElement('img'));
  const stop = magnifiable(card, 3) as { destroy: () => void };
  const report = (kind: string) =>
    card.dispatchEvent(Object.assign(new MouseEvent(kind), { pointerType: 'mouse' }));
  report('pointerenter');
  vi.advanceTimersByTime(1000);
  expect(magnified.card).toBeNull();
  report('pointermove');
  vi.advanceTimersByTime(1000);
  expect(magnified.card).toBe(3);
  stop.destroy();
});
