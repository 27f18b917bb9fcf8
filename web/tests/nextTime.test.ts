import { expect, test } from 'vitest';
import { nextTime } from '../src/ending/nextTime';
import type { SeatForm, View } from '../src/protocol/types';
import type { Sheet } from '../src/score/items';
import { loadLanguage } from '../src/texts/language.svelte';

const seats = [{ bot: null }, { bot: 'beginner' }] as unknown as SeatForm[];
const view = (coins: number, built: number) =>
  ({
    players: [
      { coins, workers_in_city: built },
      { coins: 0, workers_in_city: 6 },
    ],
  }) as unknown as View;
const sheet = (cards: number, characters: number, workers = 1) =>
  ({
    cards: [{ points: cards }],
    characters: [{ points: characters }],
    workers,
    total: 0,
  }) as unknown as Sheet;
const said = (coins: number, built: number, own: Sheet, winner = 1, who = seats) =>
  nextTime(who, view(coins, built), [own, sheet(20, 8)], 0, winner, ['Ada', 'Nell']);

test('a lost game ends with the largest difference and something to try', async () => {
  await loadLanguage('en');
  expect(said(0, 3, sheet(10, 8))).toContain('Nell had 6 workers in the city, you had 3');
  expect(said(7, 5, sheet(10, 8))).toContain('7 coins left');
  expect(said(0, 5, sheet(19, 2))).toContain('6 more with characters');
  expect(said(0, 5, sheet(12, 8))).toContain('8 more with buildings');
  expect(said(0, 5, sheet(20, 8, 0))).toContain('workers on the resources board made the difference');
  expect(said(0, 5, sheet(20, 8))).toContain('one more point would have won');
});

test('nobody is taught who has won, or who plays with others', () => {
  expect(said(0, 3, sheet(10, 8), 0)).toBe('');
  const strong = [{ bot: null }, { bot: 'master' }] as unknown as SeatForm[];
  expect(said(0, 3, sheet(10, 8), 1, strong)).toBe('');
});
