/** The page's worker: a click on a message brings up its table. */
import { beforeEach, expect, test, vi } from 'vitest';

interface Clicked {
  notification: { data: string; close: () => void };
  waitUntil: (done: Promise<unknown>) => void;
}
const listeners = new Map<string, (event: Clicked) => void>();
const clients = { matchAll: vi.fn(), openWindow: vi.fn() };
const elsewhere = { url: 'http://localhost/t/other', focus: vi.fn() };
const there = { url: 'http://localhost/t/abc', focus: vi.fn() };

async function click(): Promise<void> {
  const close = vi.fn();
  let done: Promise<unknown> = Promise.resolve();
  listeners.get('notificationclick')!({
    notification: { data: '/t/abc', close },
    waitUntil: (working) => (done = working),
  });
  await done;
  expect(close).toHaveBeenCalled();
}

beforeEach(async () => {
  const addEventListener = (type: string, listener: (event: Clicked) => void) =>
    listeners.set(type, listener);
  vi.stubGlobal('self', { addEventListener, clients });
  await import('../src/sw');
  vi.clearAllMocks();
});

test('the window where the table is open', async () => {
  clients.matchAll.mockResolvedValue([elsewhere, there]);
  await click();
  expect(there.focus).toHaveBeenCalled();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('a new one, if it is open nowhere', async () => {
  clients.matchAll.mockResolvedValue([elsewhere]);
  await click();
  expect(elsewhere.focus).not.toHaveBeenCalled();
  expect(clients.openWindow).toHaveBeenCalledWith('/t/abc');
});
