import { beforeEach, expect, test } from 'vitest';
import { decidedText, together } from '../src/ending/decided';
import spoken from '../src/generated/spoken.json';
import type { Edition } from '../src/protocol/types';
import { loadLanguage } from '../src/texts/language.svelte';

const edition = spoken.edition as unknown as Edition;
const names = ['Tibor', 'Nell', 'Bo'];
const verdict = { winner: 0, rivals: [1], points: 21, rival_points: 7, card: null, end_trigger: 1 };

beforeEach(() => loadLanguage('en'));

test('the reader is "you", not the drawn name', () => {
  const buildings = { ...verdict, code: 'workers' as const };
  const told = (viewer: number | null) => decidedText(buildings, { names, viewer }, edition);
  expect(told(0)).toBe('Workers left on the board: you 21, Nell 7.');
  expect(told(1)).toBe('Workers left on the board: Tibor 21, you 7.');
  expect(told(null)).toBe('Workers left on the board: Tibor 21, Nell 7.');
});

test.each([
  ['en', 'You and Tibor have 21 each.', 'by you.'],
  ['de', 'Du und Tibor habt je 21.', 'Stadt: du.'],
  ['fr', 'Vous et Tibor avez 21 chacun.', 'ville\u00a0: vous.'],
  ['nl', 'Jij en Tibor hebben elk 21.', 'stad: jij.'],
] as const)('a tie with the reader in %s', async (language, tied, sixth) => {
  await loadLanguage(language);
  const told = decidedText({ ...verdict, code: 'tie' }, { names, viewer: 1 }, edition);
  expect(told).toContain(tied);
  expect(told).toContain(sixth);
});

test('who leads is said of others by name', () => {
  expect(together([0, 2], { names, viewer: 1 })).toEqual({ who: 'other', players: 'Tibor and Bo' });
});
