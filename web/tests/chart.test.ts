import { expect, test } from 'vitest';
import { scale, spread, ticksUpTo, turnTicks } from '../src/score/chart';
import { placesOf, ranking } from '../src/score/ranking';

test('ticks begin at nothing, are evenly spaced and reach the highest value', () => {
  for (const highest of [1, 4, 7, 12, 37, 61, 180, 999]) {
    const ticks = ticksUpTo(highest);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(new Set(ticks.slice(1).map((tick, index) => tick - ticks[index]!)).size).toBe(1);
  }
  expect(ticksUpTo(37)).toEqual([0, 10, 20, 30, 40]);
});

test('a scale may run downwards, and bears a single value', () => {
  expect(scale(0, 40, 200, 0)(10)).toBe(150);
  expect(scale(3, 3, 20, 300)(3)).toBe(20);
});

test('marks are moved apart, keep their order and stay inside', () => {
  const gap = 24;
  for (const wanted of [
    [10, 12, 11, 200],
    [190, 195, 199, 200],
    [0, 0, 0, 0],
    [100, 50],
  ]) {
    const found = spread(wanted, gap, 10, 190);
    const sorted = found.toSorted((one, other) => one - other);
    sorted.slice(1).forEach((mark, index) => expect(mark - sorted[index]!).toBeGreaterThanOrEqual(gap));
    expect(sorted[0]).toBeGreaterThanOrEqual(10);
    expect(sorted.at(-1)).toBeLessThanOrEqual(190);
    wanted.forEach((one, first) =>
      wanted.forEach((other, second) => expect(one < other && found[first]! > found[second]!).toBe(false)),
    );
  }
  expect(spread([40, 120], gap, 0, 200)).toEqual([40, 120]);
});

test('the first and the last turn are always named, and none too near to them', () => {
  const turns = Array.from({ length: 76 }, (_, index) => index + 1);
  expect(turnTicks(turns, 4)).toEqual([1, 20, 40, 60, 76]);
  expect(turnTicks(turns.slice(0, 65), 4)).toEqual([1, 20, 40, 65]);
  expect(turnTicks([1], 4)).toEqual([1]);
  expect(turnTicks([], 4)).toEqual([]);
});

test('a tie has one winner, and the others share their place', () => {
  expect(placesOf([20, 30, 30, 20], 2)).toEqual([3, 2, 1, 3]);
  expect(ranking([20, 30, 30, 20], 2)).toEqual([2, 1, 0, 3]);
});

test('without a winner the points alone decide; somebody who gave up may have had more', () => {
  expect(placesOf([5, 7], null)).toEqual([2, 1]);
  expect(ranking([5, 7], 0)).toEqual([0, 1]);
});
