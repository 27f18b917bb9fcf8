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
import Story from '../../src/story/Story.svelte';
import Consent from '../../src/table/Consent.svelte';
import PresenceStrip from '../../src/table/PresenceStrip.svelte';
import TakeBack from '../../src/table/TakeBack.svelte';
import WaitingRoom from '../../src/table/WaitingRoom.svelte';
import { TurnReader } from '../../src/telling/steps';
import { loadLanguage, t } from '../../src/texts/language.svelte';
import type { Reader } from '../../src/texts/sentences';
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

const PEOPLE = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, townsperson: null, level: null }));
/** Every kind of event of a game, as lines of a log. */
const EVERYTHING = spoken.events.map(({ value }, index) => ({
  sequence: index + 1,
  entry: { kind: 'moved', at: 0, seat: 0, action: 0 },
  events: [value as GameEvent],
})) as Line[];

test('the story has a block for each turn, with a line for each of its steps', () => {
  const reader: Reader = { names: spoken.names, edition, viewer: 0 };
  const { container } = render(Story, { lines: EVERYTHING, reader, people: PEOPLE, isWhole: true });
  const blocks = [...container.querySelectorAll('.turn')];
  const turns = new TurnReader();
  for (const { events } of EVERYTHING) turns.read(events);
  const told = turns.turns.filter(({ steps }) => steps.length);
  expect(blocks).toHaveLength(told.length);
  expect(blocks.map((block) => block.querySelectorAll('.line').length)).toEqual(
    told.map(({ steps }) => steps.length),
  );
});

test('older turns are told in two lines until they are opened', async () => {
  const reader: Reader = { names: spoken.names, edition, viewer: 0 };
  const coins = { kind: 'coin-drawn', seat: 1, source: 3 };
  const passed = { kind: 'turn-passed', seat: 1 };
  const events = [
    { kind: 'turn-began', seat: 1, turn: 7 },
    coins,
    passed,
    passed,
    { kind: 'turn-began', seat: 2, turn: 8 },
    { ...passed, seat: 2 },
  ];
  const lines = [{ ...EVERYTHING[0]!, events }];
  const { container } = render(Story, { lines, reader, people: PEOPLE });
  const more = container.querySelector<HTMLElement>('.more')!;
  const block = more.closest('.turn')!;
  expect(block.querySelectorAll('.line:not(.more)')).toHaveLength(2);
  await fireEvent.click(more);
  expect(block.querySelectorAll('.line:not(.more)').length).toBeGreaterThan(2);
});

test('a game that continues an earlier one says so, and its first turn has its number', () => {
  const reader: Reader = { names: spoken.names, edition, viewer: 0 };
  const started = { sequence: 1, entry: { kind: 'started', at: 0, order: [0, 1], seed: 0 }, events: [] };
  const moved = (sequence: number, events: object[]) => ({
    ...{ sequence, entry: { kind: 'moved', at: 0, seat: 0, action: 0 }, events },
  });
  const passed = moved(2, [
    { kind: 'turn-passed', seat: 0 },
    { kind: 'turn-ended', seat: 0 },
    { kind: 'turn-began', seat: 1, turn: 13 },
  ]);
  const told = (lines: object[], now: number) =>
    render(Story, { lines: lines as Line[], reader, people: PEOPLE, now }).container.textContent;
  const continued = t('told-continued', { turn: 12 });
  expect(told([started], 12)).toContain(continued);
  expect(told([started, passed], 13)).toContain(continued);
  expect(told([started, passed], 13)).toContain(t('told-turn', { turn: 12 }));
  expect(told([started], 0)).not.toContain(t('told-continued', { turn: 0 }));
  const picked = moved(2, [{ kind: 'resource-picked', seat: 0, resource: 1 }]);
  expect(told([started, picked], 1)).toContain(t('told-set-up'));
});

test('a move that was taken back is not told', () => {
  const reader: Reader = { names: spoken.names, edition, viewer: 0 };
  const moved = (sequence: number, resource: number) => ({
    ...{ sequence, entry: { kind: 'moved', at: 0, seat: 0, action: 0 } },
    events: [{ kind: 'resource-picked', seat: 0, resource }],
  });
  const undone = {
    sequence: 3,
    entry: { kind: 'undone', at: 0, seat: 0, scope: 'step', moves: 0 },
    events: [],
  };
  const lines = [moved(2, 0), undone, moved(4, 1)] as unknown as Line[];
  const { container } = render(Story, { lines, reader, people: PEOPLE });
  expect(container.querySelectorAll('.turn')).toHaveLength(1);
  expect(container.querySelector('.turn')!.textContent).toContain(t('resource-clay'));
});

test('talk is told as it was written', async () => {
  const talk = { sequence: 1, entry: { kind: 'said', at: 0, seat: 1, text: '<b>Hello</b>' }, events: [] };
  const lines = [talk] as unknown as Line[];
  const { container } = render(Story, { lines, reader: readerOf(0), people: PEOPLE, isWhole: true });
  await tick();
  expect(container.querySelector('li b')).toBeNull();
  expect(container.textContent).toContain('<b>Hello</b>');
});

describe('who is missing', () => {
  const here = { bot: null, stand_in: null, is_present: true };
  const decider = moment('turn').view.decision.seat!;
  const seats = (isPresent: boolean) =>
    ['Ada', 'Bo', 'Cy'].map((name, seat) => ({
      ...here,
      name,
      is_present: seat === decider ? isPresent : true,
    }));
  function strip(you: number[], isPresent: boolean) {
    const { view } = moment('turn');
    const people = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, townsperson: null, level: null }));
    const form = { phase: 'playing', host: you[0] ?? 0, seats: seats(isPresent) };
    const { send, table } = tableWith({ newest: view, people, form, you });
    render(PresenceStrip, { table, seat: 0 });
    return send;
  }
  const other = (decider + 1) % 3;
  const player = ['Ada', 'Bo', 'Cy'][decider]!;

  test('the host can let a bot play for somebody who is away', async () => {
    const send = strip([other], false);
    expect(screen.getByRole('status').textContent).toContain(t('page-absent', { player }));
    await fireEvent.click(screen.getByRole('button', { name: t('life-take-over') }));
    expect(send.mock.calls).toEqual([[{ type: 'take-over', seat: other, target: decider, level: null }]]);
  });

  test('a spectator is told so', () => {
    strip([], true);
    expect(screen.getByText(t('page-watching', { player: 'Ada' }))).toBeTruthy();
  });

  test('nothing is said where everybody is here', () => {
    strip([other], true);
    expect(document.body.textContent!.trim()).toBe('');
  });
});
