/** What a card of the city is worth: asked for once, forgotten when the game goes on, lit up while it is shown. */
import { afterEach, expect, test, vi } from 'vitest';
import { closeMagnifier, magnified } from '../src/pieces/magnifier.svelte';
import { askWorth, isCounted, offerWorth, worthOf } from '../src/tips/worth.svelte';

const FOUND = [
  { card: 3, points: 5, counted: [3, 7, 64] },
  { card: 7, points: 2, counted: [] },
];

afterEach(() => {
  offerWorth(null);
  closeMagnifier();
});

test('it is asked for once, and the cards that count are lit while a card is shown', async () => {
  const load = vi.fn(async () => FOUND);
  offerWorth(load);
  expect(worthOf(3)).toBeNull();
  await Promise.all([askWorth(), askWorth()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(worthOf(3)?.points).toBe(5);
  expect([3, 7, 64].map(isCounted)).toEqual([false, false, false]);
  magnified.card = 3;
  expect([3, 7, 64, 9].map(isCounted)).toEqual([false, true, true, false]);
});

test('when the game goes on, an old answer counts no more', async () => {
  let answer: (found: typeof FOUND) => void = () => {};
  offerWorth(() => new Promise((resolve) => (answer = resolve)));
  const asked = askWorth();
  offerWorth(async () => []);
  answer(FOUND);
  await asked;
  expect(worthOf(3)).toBeNull();
});

test('after a failure the next look asks again', async () => {
  offerWorth(vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(FOUND));
  await askWorth();
  expect(worthOf(7)).toBeNull();
  await askWorth();
  expect(worthOf(7)?.points).toBe(2);
});
