/** Numbers in texts: plain where every language writes them alike, the browser's way where they differ. */
import { FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import { bundleOf, format, loadLanguage, loadPart, t } from '../src/texts/language.svelte';

const gate = vi.hoisted(() => ({ opens: Promise.resolve() }));
vi.mock('../src/texts/messageSources', async (original) => {
  const real = await original<typeof import('../src/texts/messageSources')>();
  return { ...real, messagesOf: (one: 'de') => gate.opens.then(() => real.messagesOf(one)) };
});

const { body } = new FluentResource(
  'count = { $count ->\n    [0] none\n    [one] one\n   *[other] { $count } of them\n  }',
);
const said = (language: 'de' | 'fr', count: number) => format(bundleOf(language, body), 'count', { count });

test('a part that arrives before the language of the page is not lost', async () => {
  let open = () => {};
  gate.opens = new Promise((resolve) => (open = resolve));
  const language = loadLanguage('de');
  await loadPart('lessons');
  open();
  await language;
  expect(t('five-aim')).toBe('Worum es geht');
});

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
