// @vitest-environment happy-dom
/** The guide of the first games. */
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import GuideLine from '../../src/guide/GuideLine.svelte';
import { loadLanguage } from '../../src/texts/language.svelte';
import { decisionAt } from './moments';

beforeAll(() => loadLanguage('fr'));

test('advice in a language that was left meanwhile is not shown', async () => {
  const { deciding } = await decisionAt('turn');
  const answers: ((why: string) => void)[] = [];
  const answer = (why: string) =>
    new Response(JSON.stringify({ action: deciding.source.legal[0], why }), {
      headers: { 'content-type': 'application/json' },
    });
  vi.stubGlobal('fetch', () => new Promise((done) => answers.push((why) => done(answer(why)))));
  render(GuideLine, { deciding, table: 'abc' });
  await vi.waitFor(() => expect(answers).toHaveLength(1), 3000);
  await loadLanguage('en');
  answers[0]!('Parce que.');
  await vi.waitFor(() => expect(answers).toHaveLength(2), 3000);
  expect(screen.getByTestId('guide').textContent).not.toContain('Parce que.');
  answers[1]!('Because.');
  await vi.waitFor(() => expect(screen.getByTestId('guide').textContent).toContain('Because.'));
});
