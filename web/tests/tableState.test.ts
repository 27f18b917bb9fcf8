/** A table as a browser knows it: what arrives is shown in order, and disturbs no decision that it does not change. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '../src/liveTable/tableState.svelte';
import { FakeSocket, stubBrowser } from './sockets';

/** Moves that are being told, until the test lets them end. */
const told: (() => void)[] = [];
vi.mock('../src/telling/teller.svelte', () => ({
  teller: { tell: () => new Promise<void>((done) => told.push(done)), enter: () => {} },
}));
const announceNow = vi.fn();
vi.mock('../src/alerts/announce.svelte', () => ({ announce: () => {}, announceNow }));
const edition = vi.fn();
vi.mock('../src/protocol/api', async (original) => ({ ...(await original<object>()), edition }));

const position = (turn: number) => ({
  ...{ turn, players: [], decision: { kind: 1, seat: 0, card: null, bonuses: [] } },
});
const form = {
  edition: 'standard',
  phase: 'playing',
  can_undo: null,
  seats: [{ name: 'Ada', bot: null, stand_in: null, is_present: true }],
  spectators: 0,
};
const snapshot = (sequence: number, turn: number) => ({
  type: 'snapshot',
  ...{ sequence, table: form, game: position(turn), you: [0], legal: { 0: [1, 2] }, missed: [], now: 0 },
});
const update = (sequence: number, turn: number, entry: object, events: object[] = []) => ({
  type: 'update',
  ...{ sequence, entry: { at: 0, seat: 0, ...entry }, events, game: position(turn) },
  ...{ can_undo: null, you: [0], legal: { 0: [1, 2] } },
});
const said = (sequence: number, turn: number) => ({
  ...update(sequence, turn, { kind: 'said', text: 'Hello' }),
  table: { ...form },
});
const moved = (sequence: number, turn: number) =>
  update(sequence, turn, { kind: 'moved', action: 1 }, [{ kind: 'coin-drawn', seat: 0 }]);

let table: TableState;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  stubBrowser();
  told.length = 0;
  announceNow.mockClear();
  edition.mockReset().mockResolvedValue({ hash: 'standard', character: [], building: [], worker: [] });
  const { TableState } = await import('../src/liveTable/tableState.svelte');
  table = new TableState('abc');
  table.open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test('talk and whoever comes leave the position and its decision as they are', async () => {
  FakeSocket.latest.says(snapshot(1, 1));
  await settled();
  const { newest } = table;
  expect(announceNow).toHaveBeenCalledTimes(1);
  FakeSocket.latest.says(said(2, 1));
  expect(table.isDeciding).toBe(true);
  FakeSocket.latest.says({ type: 'presence', present: [], spectators: 1 });
  await settled();
  expect(table.newest).toBe(newest);
  expect(table.game).toBe(newest);
  expect(table.isDeciding).toBe(true);
  expect(table.log.map((line) => line.sequence)).toEqual([2]);
  expect(announceNow).toHaveBeenCalledTimes(1);
});

test('a connection that came back to the same position left no trace', async () => {
  FakeSocket.latest.says(snapshot(1, 1));
  await settled();
  const { newest } = table;
  FakeSocket.latest.says(snapshot(1, 1));
  await settled();
  expect(table.newest).toBe(newest);
  expect(announceNow).toHaveBeenCalledTimes(1);
});

test('a move taken back is another position without events', async () => {
  FakeSocket.latest.says(snapshot(2, 2));
  await settled();
  FakeSocket.latest.says(update(3, 1, { kind: 'undone', scope: 'step', moves: 1 }));
  await settled();
  expect(table.game).toEqual(position(1));
  expect(table.isDeciding).toBe(true);
  expect(announceNow).toHaveBeenCalledTimes(2);
});

test('a snapshot in the middle of a telling is what is seen afterwards, and the queue goes on', async () => {
  FakeSocket.latest.says(snapshot(1, 1));
  await settled();
  FakeSocket.latest.says(moved(2, 2));
  FakeSocket.latest.says(snapshot(3, 3));
  await settled();
  FakeSocket.latest.says(moved(4, 4));
  await settled();
  expect(told).toHaveLength(1); // one after the other
  told[0]!();
  await settled();
  expect(table.game).toEqual(position(3));
  told[1]!();
  await settled();
  expect(table.game).toEqual(position(4));
  expect(table.game).toBe(table.newest);
  expect(table.isDeciding).toBe(true);
});

test('the log is never ahead of the table', async () => {
  FakeSocket.latest.says(snapshot(1, 1));
  await settled();
  FakeSocket.latest.says(moved(2, 2));
  await settled();
  expect(table.log).toEqual([]);
  told[0]!();
  await settled();
  expect(table.log.map((line) => line.sequence)).toEqual([2]);
});

test('an edition that could not be fetched is asked for again', async () => {
  edition.mockRejectedValueOnce(new Error('no network'));
  FakeSocket.latest.says(snapshot(1, 1));
  FakeSocket.latest.says(said(2, 1));
  await settled();
  expect(table.connection).toBe('connecting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.connection).toBe('open');
  expect(table.sequence).toBe(2);
});

test.each([
  ['a bot had less time', { bot: 'master', shortened_to: 200 }, 'master', true],
  ['a bot had its time', { bot: 'master' }, 'master', false],
  ['a person moved after a bot', {}, 'master', true],
  ['it is nobody but people who decide', { bot: 'master', shortened_to: 200 }, null, false],
])('whether bots are in a hurry: %s', async (_, by, bot, isHurried) => {
  const seats = [{ ...form.seats[0], bot }];
  FakeSocket.latest.says({ ...snapshot(1, 1), table: { ...form, seats } });
  await settled();
  expect(table.isBotHurried).toBe(false);
  const hurried = { kind: 'moved', action: 1, bot: 'master', shortened_to: 200 };
  FakeSocket.latest.says(update(2, 2, hurried));
  FakeSocket.latest.says(update(3, 3, { kind: 'moved', action: 1, ...by }));
  await settled();
  expect(table.isBotHurried).toBe(isHurried);
});
