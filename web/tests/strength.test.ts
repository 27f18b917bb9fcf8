import { beforeEach, expect, test, vi } from 'vitest';
import type { SeatForm, View } from '../src/protocol/types';

const post = vi.hoisted(() => vi.fn());
vi.mock('../src/protocol/api', () => ({ post }));

const { countResult, fittingLevel } = await import('../src/joining/strength');

const seat = (bot: string | null) => ({ bot, stand_in: null }) as SeatForm;
const game = (...scores: number[]) => ({ players: scores.map((score) => ({ score })) }) as View;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  post.mockReset();
  post.mockResolvedValue({ strength: { points: 7, doubt: 6, games: 1 }, level: 'matched-25' });
});

test('a result is counted once, and the next opponent fits', async () => {
  expect(fittingLevel('matched')).toBe('matched');
  for (let i = 0; i < 2; i += 1) await countResult('t1', [seat('matched-0'), seat(null)], game(20, 31));
  expect(post).toHaveBeenCalledExactlyOnceWith(
    '/api/strength',
    {},
    {
      before: null,
      own: 31,
      others: [{ level: 'matched-0', points: 20 }],
    },
  );
  expect(fittingLevel('matched')).toBe('matched-25');
  expect(fittingLevel('master')).toBe('master');
  expect(fittingLevel(null)).toBe(null);
});

test('a game with other people says nothing about strength', async () => {
  await countResult('t2', [seat(null), seat(null), seat('beginner')], game(1, 2, 3));
  expect(post).not.toHaveBeenCalled();
});
