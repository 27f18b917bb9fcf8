/** Numbers in texts: plain where every language writes them alike, the browser's way where they differ. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { bundleOf, format } from '../src/texts/language.svelte';

const { body } = new FluentResource(
  'count = { $count ->\n    [0] none\n    [one] one\n   *[other] { $count } of them\n  }',
);
const said = (language: 'de' | 'fr', count: number) => format(bundleOf(language, body), 'count', { count });

test('a small number is written as it is', () => {
  expect(said('de', 12)).toBe('12 of them');
  expect(said('fr', -3)).toBe('-3 of them');
});

test('a number still chooses its form', () => {
  expect([said('de', 0), said('de', 1)]).toEqual(['none', 'one']);
});

test('what languages write differently is left to the browser', () => {
  expect(said('de', 12_000)).toBe('12.000 of them');
  expect(said('de', 2.5)).toBe('2,5 of them');
});
