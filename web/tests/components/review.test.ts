// @vitest-environment happy-dom
/** A moment of the review: it asks for its tables once, however often the same decision comes. */
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Decision, ReviewState } from '../../src/review/reviewState.svelte';
import Moment from '../../src/review/Moment.svelte';
import { loadLanguage, loadPart } from '../../src/texts/language.svelte';
import { readerOf } from './moments';

beforeAll(async () => {
  await loadLanguage('en');
  await loadPart('coach');
});

const decision = (turn: number) =>
  ({
    number: 3,
    turn,
    seat: 0,
    actions: [1],
    better: [2, 4],
    reply: [],
    before: [0.6],
    after: [0.4],
    loss: 0.2,
    reasons: [],
  }) as unknown as Decision;

test('nothing is asked for twice while the review goes on', async () => {
  const asked = vi.fn(() => new Promise<never>(() => {}));
  const review = { try: asked, reader: readerOf(0), who: 'you' } as unknown as ReviewState;
  const { rerender } = render(Moment, { review, decision: decision(7), number: 1 });
  expect(asked.mock.calls).toEqual([
    [3, [], false],
    [3, [1], false],
    [3, [2, 4], false],
  ]);
  await rerender({ decision: decision(8), number: 2 });
  expect(screen.getByRole('heading', { level: 2, name: /8/ })).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(3);
});
