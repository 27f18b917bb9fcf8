/** A table's socket: it notices when nobody is there any more, comes back, and knows when not to. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSocket } from '../src/protocol/liveSocket';
import { FakeSocket, stubBrowser } from './sockets';

const PING = '{"type":"ping"}';
const snapshot = { type: 'snapshot', sequence: 7 };
let live: LiveSocket;
let hears: (event: string) => void;
let connections: string[];

beforeEach(() => {
  vi.useFakeTimers();
  hears = stubBrowser();
  connections = [];
  live = new LiveSocket('abc');
  live.onconnection = (connection) => connections.push(connection);
  live.open();
  FakeSocket.latest.says(snapshot);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test('whoever answers is kept', () => {
  for (let beat = 0; beat < 4; beat += 1) {
    vi.advanceTimersByTime(25_000);
    expect(FakeSocket.latest.sent).toHaveLength(beat + 1);
    FakeSocket.latest.says({ type: 'pong' });
  }
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('a socket that does not answer is given up, and another one goes on from there', () => {
  const dead = FakeSocket.latest;
  vi.advanceTimersByTime(25_000);
  expect(dead.sent).toEqual([PING]);
  vi.advanceTimersByTime(8_000);
  expect(dead.readyState).toBe(FakeSocket.CLOSED);
  expect(connections.at(-1)).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(FakeSocket.latest.address).toMatch(/\?since=7$/);
  FakeSocket.latest.says(snapshot);
  live.onmessage = () => expect.unreachable();
  dead.says(snapshot); // heard late: the newer one counts
  dead.ends(1006);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('a socket that never opens is given up, and another one is tried', () => {
  live.reopen();
  const stuck = FakeSocket.latest;
  vi.advanceTimersByTime(8_000);
  expect(stuck.readyState).toBe(FakeSocket.CLOSED);
  expect(connections.at(-1)).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(FakeSocket.opened).toHaveLength(3);
  FakeSocket.latest.says(snapshot);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.opened).toHaveLength(3);
});

test('a command into silence is sent again', async () => {
  const sending = live.send({ type: 'leave', seat: 0 });
  const [command] = FakeSocket.latest.sent;
  vi.advanceTimersByTime(8_400);
  FakeSocket.latest.says(snapshot);
  expect(FakeSocket.latest.sent).toEqual([command]);
  const { key } = JSON.parse(command!) as { key: string };
  FakeSocket.latest.says({ type: 'ack', key, sequence: 8 });
  await sending;
});

test.each(['online', 'visibilitychange'])(
  'after %s it is asked at once whether anybody is there',
  (event) => {
    hears(event);
    expect(FakeSocket.latest.sent).toEqual([PING]);
    vi.advanceTimersByTime(8_400);
    expect(FakeSocket.opened).toHaveLength(2);
  },
);

test('after a final code nothing brings it back but a new key', () => {
  FakeSocket.latest.ends(4404);
  expect(connections.at(-1)).toBe('closed');
  hears('online');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  live.reopen();
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.latest.ends(1006);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.opened).toHaveLength(3);
});

test('the network is back: the next try does not wait', () => {
  FakeSocket.latest.ends(1006);
  hears('online');
  expect(FakeSocket.opened).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.opened).toHaveLength(2);
});
