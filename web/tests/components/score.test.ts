// @vitest-environment happy-dom
/** A score, item by item. */
import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { boardWithout, countsOf } from '../../src/ending/count';
import CountedCity from '../../src/ending/CountedCity.svelte';
import ScoreItems from '../../src/score/ScoreItems.svelte';
import { loadLanguage } from '../../src/texts/language.svelte';
import { cardName } from '../../src/texts/sentences';
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

test('pointing at an item names its card, and the cards that count are lit in the city', async () => {
  const { sheets, view } = moment('builder');
  const seat = sheets.findIndex((sheet) => sheet.cards.some(({ counted }) => counted?.length));
  const item = sheets[seat]!.cards.find(({ counted }) => counted?.length)!;
  const onpoint = vi.fn();
  const items = render(ScoreItems, { sheet: sheets[seat]!, edition, seat, onpoint }).container;
  const buttons = [...items.querySelectorAll('button')];
  expect(buttons).toHaveLength(sheets[seat]!.cards.length);
  const named = buttons.find((button) => button.textContent!.includes(cardName(item.card, edition)))!;
  await fireEvent.focus(named);
  expect(onpoint).toHaveBeenLastCalledWith(item.card);
  await fireEvent.blur(named);
  expect(onpoint).toHaveBeenLastCalledWith(null);

  const names = ['Ada', 'Bo', 'Cy'];
  const counts = countsOf(sheets, view, null);
  const { container } = render(CountedCity, {
    view,
    edition,
    names,
    counts,
    hasHelp: true,
    pointed: item.card,
  });
  const lit = container.querySelectorAll('button.counted').length;
  expect(lit).toBe(new Set(item.counted!.filter((card) => card !== item.card)).size);
  expect(container.querySelectorAll('button.pointed')).toHaveLength(1);
});

test('workers that have been counted leave the board', () => {
  const [wood, clay] = boardWithout(
    [
      { upper: [0, 2, 1], lower: [1, null, 2] },
      { upper: [0, 0, 0], lower: [1, 1, null] },
    ],
    [1, 1, 1, 2],
  );
  expect(wood).toEqual({ upper: [0, 0, 0], lower: [null, null, 2] });
  expect(clay).toEqual({ upper: [0, 0, 0], lower: [1, 1, null] });
});
