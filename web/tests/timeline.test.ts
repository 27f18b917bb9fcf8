import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '../src/protocol/types';
import {
  builtIn,
  frameAsked,
  historyOf,
  isFinished,
  watchedFrom,
  turnAt,
  turnsOf,
  turnStep,
  type Frame,
} from '../src/replay/timeline';

/** A frame with nothing but what the timeline looks at. */
function frame(turn: number, turnSeat: number, scores: number[], events: object[] = []): Frame {
  const game = { decision: { turn_seat: turnSeat }, players: scores.map((score) => ({ score })) };
  return { seat: 0, action: 0, text: '', turn, events, game } as unknown as Frame;
}

// Two moves of set-up, a turn of seat 1 with three moves in which seat 0 builds too, a turn of seat 0.
const FRAMES = [
  frame(0, 1, [0, 0]),
  frame(0, 1, [1, 0]),
  frame(0, 1, [1, 1]),
  frame(1, 1, [1, 1]),
  frame(1, 1, [1, 5], [{ kind: 'card-built', seat: 1, card: 7 }]),
  frame(1, 0, [4, 5], [{ kind: 'card-built', seat: 0, card: 9 }]),
  frame(2, 1, [6, 5]),
];
const TURNS = turnsOf(FRAMES);

test('moves belong to the turn in which they were made, whoever made them', () => {
  expect(TURNS).toEqual([
    { turn: 0, seat: null, first: 1, last: 2 },
    { turn: 1, seat: 1, first: 3, last: 5 },
    { turn: 2, seat: 0, first: 6, last: 6 },
  ]);
  expect(turnAt(TURNS, 0)).toBeNull();
  expect(turnAt(TURNS, 4)?.turn).toBe(1);
});

test('a building is marked for its builder', () => {
  expect(builtIn(FRAMES)).toEqual([
    { at: 4, seat: 1, card: 7 },
    { at: 5, seat: 0, card: 9 },
  ]);
});

test('scores are taken at the end of each turn', () => {
  expect(historyOf(FRAMES, TURNS)).toEqual([
    [1, [4, 5]],
    [2, [6, 5]],
  ]);
});

test('steps of whole turns stop at their ends', () => {
  expect(turnStep(TURNS, 0, 1)).toBe(2);
  expect(turnStep(TURNS, 3, 1)).toBe(5);
  expect(turnStep(TURNS, 6, 1)).toBe(6);
  expect(turnStep(TURNS, 6, -1)).toBe(5);
  expect(turnStep(TURNS, 4, -1)).toBe(2);
  expect(turnStep(TURNS, 1, -1)).toBe(0);
});

test('an address means a moment of the game, whatever it says', () => {
  const asked = (text: string) => frameAsked(new URLSearchParams(text), FRAMES.length);
  expect(asked('move=4')).toBe(4);
  expect(asked('move=400')).toBe(6);
  expect(asked('move=-2')).toBe(0);
  expect(asked('move=x')).toBe(0);
  expect(asked('')).toBe(0);
});

// ---- Playback ------------------------------------------------------------------------------------

const REPLAY = {
  edition: 'hash',
  edition_data: {},
  players: [
    { name: 'Ada', bot: null },
    { name: 'Ben', bot: null },
  ],
  frames: FRAMES.map((one) => ({ ...one, events: [] })),
  result: { winner: 0, scores: [6, 5], scoresheets: [] },
} as unknown as Replay;

async function playback() {
  const { Playback } = await import('../src/replay/playback.svelte');
  return new Playback(REPLAY);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
});
afterEach(() => vi.useRealTimers());

test('the last moment of a finished game cannot be continued', () => {
  expect(isFinished(REPLAY, 6)).toBe(true);
  expect(isFinished(REPLAY, 5)).toBe(false);
  expect(isFinished({ ...REPLAY, result: null }, 6)).toBe(false);
});

test('it plays to the end, stops there, and begins anew', async () => {
  const game = await playback();
  game.jump(4);
  game.play();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(game.at).toBe(6);
  expect(game.isPlaying).toBe(false);
  game.play();
  expect(game.at).toBe(0);
  game.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(game.at).toBe(0);
});

test('faster is faster', async () => {
  const after = async (speed: 1 | 4) => {
    const game = await playback();
    game.speed = speed;
    game.play();
    await vi.advanceTimersByTimeAsync(1300);
    game.pause();
    return game.at;
  };
  expect(await after(4)).toBeGreaterThan(await after(1));
});

test('a jump leads into the game only', async () => {
  const game = await playback();
  game.jump(99);
  expect(game.at).toBe(6);
  await game.step(1);
  expect(game.at).toBe(6);
  game.jumpToTurn(1);
  expect(game.at).toBe(5);
  await game.step(-1);
  expect(game.at).toBe(4);
});

test.each([0.5, 1, 2, 4] as const)(
  'whoever hurries to the end while it plays at %s× stays there',
  async (speed) => {
    for (const hurry of ['jump', 'step'] as const) {
      const game = await playback();
      game.speed = speed;
      game.jump(5);
      game.play();
      if (hurry === 'jump') game.jump(6);
      else await game.step(1);
      await vi.advanceTimersByTimeAsync(10_000);
      expect([game.at, game.isPlaying]).toEqual([6, false]);
    }
  },
);

test.each([
  [['apprentice', null, 'master'], 1],
  [['apprentice', 'master'], 0],
  [[null, null], 0],
])('a game of %j is watched from seat %i', (bots, seat) => {
  const players = bots.map((bot) => ({ name: 'A', bot, townsperson: null }));
  expect(watchedFrom({ players })).toBe(seat);
});
