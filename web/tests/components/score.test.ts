// @vitest-environment happy-dom
/** A score, item by item. */
import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import ScoreItems from '../../src/score/ScoreItems.svelte';
import { loadLanguage } from '../../src/texts/language.svelte';
import { edition, moment } from './moments';

beforeAll(() => loadLanguage('en'));

test.each(['builder', 'only-done'] as const)('the items add up to the total (%s)', (name) => {
  const { sheets } = moment(name);
  for (const [seat, sheet] of sheets.entries()) {
    const { container, unmount } = render(ScoreItems, { sheet, edition, seat });
    const points = [...container.querySelectorAll('li b')].map((item) => Number(item.textContent));
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(sheet.total);
    expect(points).toHaveLength(sheet.cards.length + sheet.characters.length + (sheet.workers ? 1 : 0));
    unmount();
  }
});

test('how an item is counted is told beside it, or when it is pointed at', () => {
  const [sheet] = moment('builder').sheets;
  const told = render(ScoreItems, { sheet: sheet!, edition, seat: 0, explained: true }).container;
  const pointed = render(ScoreItems, { sheet: sheet!, edition, seat: 0 }).container;
  const words = [...told.querySelectorAll('small')].map((each) => each.textContent);
  expect(words.length).toBeGreaterThan(0);
  expect([...pointed.querySelectorAll('li')].map((each) => each.title)).toEqual(words);
});
