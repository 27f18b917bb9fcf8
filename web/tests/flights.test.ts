import { expect, test } from 'vitest';
import type { GameEvent, View } from '../src/protocol/types';
import { flightsOf } from '../src/telling/flights';

const pile = (size: number) => ({ size, top: 0 });
const before = { city: [{ card: 64, x: 0, y: 0, owner: null }], piles: [pile(3), pile(3)] };
const after = { ...before, piles: [pile(3), pile(2)] };

function flown(event: object, next?: object) {
  return flightsOf(
    { seat: 1, ...event } as unknown as GameEvent,
    before as unknown as View,
    after as unknown as View,
    next && ({ seat: 1, ...next } as unknown as GameEvent),
  ).map(({ from, to }) => [from, to]);
}

test('every recovered worker card is seen', () => {
  expect(flown({ kind: 'worker-cards-recovered', cards: 0b1010 })).toEqual([
    ['played-1-2', 'played-1-2'],
    ['played-1-4', 'played-1-4'],
  ]);
});

test('a bonus goes from its card to where it is used', () => {
  const bonus = { kind: 'bonus-used', bonus: 0, card: 64 };
  expect(flown(bonus, { kind: 'worker-placed', resource: 0, slot: 2 })).toEqual([['cell-0-0', 'slot-0-2']]);
  expect(flown(bonus, { kind: 'coin-drawn' })).toEqual([['cell-0-0', 'coins-1']]);
});

test('a character comes from the pile that is smaller now', () => {
  expect(flown({ kind: 'character-taken', character: 4 })).toEqual([['pile-1', 'characters-1']]);
});

test('a shuffled pile is seen', () => {
  expect(flown({ kind: 'pile-shuffled', guild: 2, first: 3 })).toEqual([['pile-2', 'pile-2']]);
});
