// @vitest-environment happy-dom
/** A turn is told step by step: the table follows, marks stay, and it can be hurried, paused and skipped. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import spoken from '../src/generated/spoken.json';
import { preferences } from '../src/preferences/preferences.svelte';
import type { Edition, GameEvent, View } from '../src/protocol/types';
import type { Teller as TellerType } from '../src/telling/teller.svelte';
import { loadLanguage } from '../src/texts/language.svelte';

const said = vi.fn();
vi.mock('../src/alerts/announce.svelte', () => ({ announce: said, announceNow: () => {} }));

const edition = spoken.edition as unknown as Edition;
const view = (name: string, scores = [10, 17], coins = 1) =>
  ({
    name,
    players: scores.map((score) => ({ score, coins, hand: [1], played: [2] })),
    city: [{ card: 64, x: 0, y: 0, owner: null }],
    piles: [{ size: 3 }],
    deck_size: 30,
    decision: { turn: 7, turn_seat: 1, seat: 1 },
  }) as unknown as View & { name: string };

const start = view('start');
const event = (kind: string, more: object = {}, seat: number | null = 1) =>
  ({ kind, seat, ...more }) as GameEvent;
const BUILD = [
  [event('project-chosen', { card: 3 }), event('worker-spent', { resource: 1, slot: 2 })],
  [event('card-built', { card: 3, x: 1, y: 0 })],
  [
    event('bonus-used', { bonus: 4, card: 64 }),
    event('coin-drawn', { source: 1 }),
    event('turn-ended'),
    event('turn-began', { turn: 8 }, 0),
  ],
];
const COINS = [
  [
    event('worker-card-played', { worker: 3 }),
    event('coin-drawn', { source: 0 }),
    event('turn-ended'),
    event('turn-began', { turn: 8 }, 0),
  ],
];

let teller: TellerType;
let shown: string[];
const reader = { names: ['Ada', 'Nell'], edition, viewer: 0 };
const telling = () => ({
  reader,
  own: [0],
  commit: (now: View) => void shown.push((now as ReturnType<typeof view>).name),
});

beforeEach(async () => {
  vi.useFakeTimers();
  await loadLanguage('en');
  const { Teller } = await import('../src/telling/teller.svelte');
  teller = new Teller();
  teller.enter(start);
  said.mockClear();
  shown = [];
});
afterEach(() => {
  preferences.pace = 'normal';
  vi.useRealTimers();
});

/** Tells moves as a table would; returns how long it took. */
function tell(moves: GameEvent[][], own?: number[]) {
  const begun = performance.now();
  let took = 0;
  const done = (async () => {
    for (const [index, events] of moves.entries()) {
      const before = index ? view(`after ${index}`) : start;
      await teller.tell(
        { events, before, after: view(`after ${index + 1}`, [10, 17 + index]) },
        { ...telling(), ...(own ? { own } : {}) },
        moves.slice(index + 1),
      );
    }
    took = performance.now() - begun;
  })();
  return { done, took: () => took };
}

test('the table follows step by step, and marks stay afterwards', async () => {
  const { done } = tell(BUILD);
  await vi.advanceTimersByTimeAsync(300);
  expect(teller.isTelling).toBe(true);
  expect(teller.turn).toMatchObject({ seat: 1, turn: 7 });
  expect(shown).not.toContain('after 3');
  await vi.runAllTimersAsync();
  await done;
  expect(shown).toEqual(['after 1', 'after 2', 'after 3', 'after 3']);
  expect(teller.isTelling).toBe(false);
  expect(teller.marks.map(({ place, kind }) => `${kind} ${place}`)).toEqual([
    'left slot-1-2',
    'to cell-1-0',
    'source cell-0-0',
    'to coins-1',
  ]);
  expect(said).toHaveBeenCalledTimes(1);
  teller.clear();
  expect(teller.marks).toEqual([]);
});

test('an own build leaves a ring around it, and rings and trails of its bonuses, until it is touched', async () => {
  const { done } = tell(BUILD, [1]);
  await vi.runAllTimersAsync();
  await done;
  expect(teller.isTelling).toBe(false);
  expect(teller.trails).toMatchObject([{ from: 'cell-0-0', to: 'coins-1', hasNoFlag: true }]);
  expect(teller.marks.map(({ place, kind, number }) => [kind, place, number])).toEqual([
    ['to', 'cell-1-0', undefined],
    ['source', 'cell-0-0', undefined],
    ['to', 'coins-1', undefined],
  ]);
  teller.clear();
  expect(teller.trails).toEqual([]);
});

test('a card that is built and brings a bonus itself has one ring', async () => {
  const after = { ...start, city: [...start.city, { card: 3, x: 1, y: 0, owner: 1 }] } as typeof start;
  const events = [...BUILD[0]!, ...BUILD[1]!, event('bonus-used', { bonus: 4, card: 3 })];
  const done = teller.tell({ events, before: start, after }, telling());
  await vi.runAllTimersAsync();
  await done;
  expect(teller.marks.filter(({ place }) => place.startsWith('cell'))).toMatchObject([{ kind: 'to' }]);
});

test('a recap rings what was built, with the number of the turn', async () => {
  const { leftByTurns } = await import('../src/telling/marks');
  const step = (kind: string, cell?: object) => ({ kind, seat: 1, left: [], events: [], cell }) as never;
  const turns = [{ steps: [step('coins')] }, { steps: [step('builds', { x: 1, y: 0 }), step('coins')] }];
  expect(leftByTurns(turns as never, start, edition)).toEqual([
    { place: 'cell-1-0', seat: 1, kind: 'to', number: 2 },
  ]);
});

test('two workers that leave the same slot leave one mark', async () => {
  const spent = event('worker-spent', { resource: 1, slot: 4 });
  const { done } = tell([[event('project-chosen', { card: 3 }), spent, { ...spent }]]);
  await vi.runAllTimersAsync();
  await done;
  expect(teller.marks).toMatchObject([{ place: 'slot-1-4', kind: 'left' }]);
});

test('a click goes on to the next step, and skipping shows the end with all marks', async () => {
  const { done, took } = tell(BUILD);
  await vi.advanceTimersByTimeAsync(50);
  teller.skip();
  await vi.advanceTimersByTimeAsync(0);
  await done;
  expect(took()).toBeLessThan(100);
  expect(shown.at(-1)).toBe('after 3');
  expect(teller.marks).toHaveLength(4);
});

test('a pause holds everything until it goes on', async () => {
  const { done } = tell(COINS);
  await vi.advanceTimersByTimeAsync(400);
  teller.togglePause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(teller.isTelling).toBe(true);
  teller.togglePause();
  await vi.runAllTimersAsync();
  await done;
  expect(teller.isTelling).toBe(false);
});

test('a turn is told again on request', async () => {
  const { done } = tell(COINS);
  await vi.advanceTimersByTimeAsync(400);
  teller.again();
  await vi.runAllTimersAsync();
  await done;
  expect(shown).toEqual(['after 1', 'start', 'after 1', 'after 1']);
});

test.each([
  ['instant', 0],
  ['off', 2000],
  ['normal', 1080],
] as const)('at the pace %s a turn without flights takes %i ms', async (pace, milliseconds) => {
  preferences.pace = pace;
  const { done, took } = tell(COINS);
  await vi.runAllTimersAsync();
  await done;
  expect(Math.round(took())).toBe(milliseconds);
  expect(teller.marks.map(({ place }) => place)).toEqual(['coins-1']);
});

test('own moves are not told', async () => {
  const own = [[event('worker-card-played', { worker: 3 }, 0), event('coin-drawn', { source: 0 }, 0)]];
  teller.enter({ ...start, decision: { ...start.decision, turn_seat: 0 } });
  const { done } = tell(own);
  await vi.runAllTimersAsync();
  await done;
  expect(teller.isTelling).toBe(false);
  expect(teller.marks).toEqual([]);
});

test('the first resources are told one after the other, each before the next one is on the table', async () => {
  teller.enter({ ...start, decision: { ...start.decision, turn: 0 } });
  const { done } = tell([[event('resource-picked', { resource: 1 })]]);
  await vi.runAllTimersAsync();
  await done;
  expect(teller.isTelling).toBe(false); // the first player decides now
  expect(shown.at(-1)).toBe('after 1');
  shown = [];
  const next = teller.tell(
    {
      events: [event('resource-picked', { resource: 2 }, 2)],
      before: view('after 1', [10, 17, 3]),
      after: view('after 2', [10, 17, 4]),
    },
    telling(),
  );
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).not.toContain('after 2');
  await vi.runAllTimersAsync();
  await next;
  expect(shown.at(-1)).toBe('after 2');
});

test('a decision of your own in the middle of a turn is not covered by what is told', async () => {
  const asked = view('asked');
  asked.decision = { ...asked.decision, seat: 0 };
  const done = teller.tell({ events: BUILD[0]!, before: start, after: asked }, telling());
  await vi.advanceTimersByTimeAsync(300);
  expect(teller.isTelling).toBe(true);
  await vi.runAllTimersAsync();
  await done;
  expect(teller.isTelling).toBe(false);
  expect(teller.stage).toBeNull();
});

test('an own build is a moment: its streets, what it brings, its points, and words for a screen reader', async () => {
  const begun = view('begun', [7, 17]);
  begun.decision = { ...begun.decision, turn: 8, turn_seat: 0, seat: 0 };
  teller.enter(begun);
  const before = { ...view('paid', [5, 17]), decision: begun.decision }; // the place showed: from 5 to 11
  const card = edition.building.findIndex(({ streets }) => streets.includes('left'));
  const after = view('after', [11, 17]);
  after.city = [...before.city, { card, x: 1, y: 0, owner: 0 }];
  after.decision = { ...after.decision, seat: 0, bonuses: [{ bonus: 0, card, source: 'own' }] } as never;
  const built = event('card-built', { card, x: 1, y: 0 }, 0);
  const paid = { events: [event('project-chosen', { card }, 0)], before: begun, after: before };
  await teller.tell(paid, telling());
  const done = teller.tell({ events: [built], before, after }, telling());
  await vi.advanceTimersByTimeAsync(100);
  expect(teller.moment).toMatchObject({
    cell: { x: 1, y: 0 },
    streets: ['left'],
    bonuses: [0],
    before: 5,
    after: 11,
  });
  expect(teller.isTelling).toBe(false);
  await vi.runAllTimersAsync();
  await done;
  expect(teller.moment).toBeNull();
  expect(said.mock.calls.at(-1)![0]).toContain('built, one street: wood.');
});
