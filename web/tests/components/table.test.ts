// @vitest-environment happy-dom
/** Parts of a table that are no decision of one's own: questions, workers taken back, the log. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import spoken from '../../src/generated/spoken.json';
import { ACTION_COUNT } from '../../src/generated/vocabulary';
import type { Line, TableState } from '../../src/liveTable/tableState.svelte';
import { preferences } from '../../src/preferences/preferences.svelte';
import { decode } from '../../src/protocol/actions';
import { ApiError } from '../../src/protocol/api';
import type { GameEvent } from '../../src/protocol/types';
import Consent from '../../src/table/Consent.svelte';
import Log from '../../src/table/Log.svelte';
import TakeBack from '../../src/table/TakeBack.svelte';
import WaitingRoom from '../../src/table/WaitingRoom.svelte';
import { loadLanguage, t } from '../../src/texts/language.svelte';
import { eventText, type Reader } from '../../src/texts/sentences';
import { edition, moment, readerOf } from './moments';

beforeAll(() => loadLanguage('en'));
afterEach(() => {
  preferences.confirm = 'matters';
  vi.unstubAllGlobals();
});

/** The table as the first of three players sees it. */
function tableWith(more: object) {
  const send = vi.fn<TableState['send']>(() => Promise.resolve());
  const { view } = moment('turn');
  const known = { game: view, reader: readerOf(0), names: readerOf(0).names, you: [0], sequence: 7, log: [] };
  return { send, table: { ...known, isOneScreen: false, ...more, send } as unknown as TableState };
}

describe('a question to undo', () => {
  const form = { phase: 'playing', undo_asked: { seat: 1, waiting_for: [0, 2] }, end_asked: null };

  test.each([true, false])('is answered: %s', async (agree) => {
    const { send, table } = tableWith({ form });
    render(Consent, { table });
    expect(screen.getByRole('status').textContent).toContain('Bo');
    await fireEvent.click(screen.getByRole('button', { name: t(agree ? 'life-agree' : 'life-disagree') }));
    expect(send.mock.calls).toEqual([[{ type: 'answer-undo', seat: 0, sequence: 7, agree }]]);
  });

  test('says whom it waits for where you have answered', () => {
    const { table } = tableWith({ form: { ...form, undo_asked: { seat: 1, waiting_for: [2] } } });
    render(Consent, { table });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain(t('life-awaited', { players: 'Cy' }));
  });

  test('tells what went wrong', async () => {
    const { send, table } = tableWith({ form });
    send.mockRejectedValueOnce(new ApiError('unreachable'));
    render(Consent, { table });
    await fireEvent.click(screen.getByRole('button', { name: t('life-agree') }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });

  test('is not there when nobody asks', () => {
    const { table } = tableWith({ form: { ...form, undo_asked: null } });
    render(Consent, { table });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test.each([true, false])('where people sit down, a chosen seed is told: %s', (isChosen) => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  const settings = { start: 'full', clock: { kind: 'none' }, undo: 'free', order: 'random' };
  const form = { phase: 'open', host: 0, seats: [], settings, has_chosen_seed: isChosen };
  const { table } = tableWith({ form, id: 'abc' });
  render(WaitingRoom, { table, onseated: () => {} });
  const note = screen.queryByRole('note')?.textContent;
  expect(note).toBe(isChosen ? t('table-chosen-seed') : undefined);
});

describe('a worker that is taken back in the turn of another', () => {
  const TAKE_BACK = Array.from({ length: ACTION_COUNT }, (_, action) => action).find(
    (action) => decode(action).kind === 'take-back',
  )!;

  test('is asked for first', async () => {
    const { send, table } = tableWith({});
    const onclose = vi.fn();
    render(TakeBack, { table, seat: 0, action: TAKE_BACK, onclose });
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId('confirm'));
    expect(send.mock.calls).toEqual([[{ type: 'act', seat: 0, sequence: 7, action: TAKE_BACK }]]);
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
  });

  test('goes at once for those who want no questions', async () => {
    preferences.confirm = 'never';
    const { send, table } = tableWith({});
    const onclose = vi.fn();
    render(TakeBack, { table, seat: 0, action: TAKE_BACK, onclose });
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test('the log says every event in a sentence, without those that only accompany others', async () => {
  const reader: Reader = { names: spoken.names, edition, viewer: 0 };
  const events = spoken.events.map(({ value }) => value as GameEvent);
  const lines = events.map((event, index) => ({
    sequence: index + 1,
    entry: { kind: 'moved', at: 0, seat: 0, action: 0 },
    events: [event],
  })) as Line[];
  const { container } = render(Log, { lines, reader });
  const said = [...container.querySelectorAll('.line')].map((line) => line.textContent.trim());
  const all = events.map((event) => eventText(event, reader));
  expect(said.length).toBeGreaterThan(10);
  expect(said.length).toBeLessThan(all.length);
  for (const sentence of said) expect(all).toContain(sentence);
});

test('the newest lines come with talk, as it was written', async () => {
  const talk = { sequence: 1, entry: { kind: 'said', at: 0, seat: 1, text: '<b>Hello</b>' }, events: [] };
  const { container } = render(Log, { lines: [talk] as unknown as Line[], reader: readerOf(0), most: 3 });
  await tick();
  expect(container.querySelector('b')).toBeNull();
  expect(container.textContent).toContain('<b>Hello</b>');
});
