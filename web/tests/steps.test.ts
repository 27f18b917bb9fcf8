/** Turns as steps, from the events of a real game. */
import { beforeAll, describe, expect, test } from 'vitest';
import spoken from '../src/generated/spoken.json';
import { pointsOf } from '../src/liveTable/recap';
import type { Edition, GameEvent } from '../src/protocol/types';
import { TurnReader } from '../src/telling/steps';
import { lineOf, partsOf, plain, sentenceOf, spokenOf } from '../src/telling/words';
import { loadLanguage } from '../src/texts/language.svelte';
import type { Reader } from '../src/texts/sentences';

const edition = spoken.edition as unknown as Edition;
const reader: Reader = { names: ['Ada', 'Wanda', 'Nell'], edition, viewer: 0 };
const points = (...scores: number[]) => ({ players: scores.map((score) => ({ score })) });

type Told = [kind: string, more?: object, seat?: number | null];
function turnOf(events: Told[], seat = 1) {
  const turns = new TurnReader();
  const began: GameEvent = { kind: 'turn-began', seat, turn: 43 };
  const rest = events.map(([kind, more, by = seat]) => ({ kind, seat: by, ...more }) as GameEvent);
  turns.read([began, ...rest], points(10, 17, 12), points(10, 26, 12));
  return turns.current!;
}

const BUILD: Told[] = [
  ['project-chosen', { card: 3 }],
  ['worker-spent', { resource: 1, slot: 2 }],
  ['worker-spent', { resource: 3, slot: 1 }],
  ['card-built', { card: 3, x: 1, y: 2 }],
  ['bonus-used', { bonus: 3, card: 3 }],
  ['worker-placed', { resource: 3, slot: 4 }],
  ['bonus-used', { bonus: 4, card: 64 }],
  ['coin-drawn', { source: 1 }],
  ['character-returned', { character: 6 }, 0],
  ['pile-shuffled', { guild: 2, first: 6 }, null],
  ['character-taken', { character: 6 }],
  ['turn-ended'],
];

beforeAll(() => loadLanguage('en'));

test('a build is one step, each bonus takes in what it gave, and a character follows', () => {
  const { steps, before, after, isOver } = turnOf(BUILD);
  expect(steps.map(({ kind }) => kind)).toEqual(['builds', 'bonus', 'bonus', 'gains']);
  expect(steps[0]).toMatchObject({ card: 3, cell: { x: 1, y: 2 }, left: [{ resource: 1 }, { resource: 3 }] });
  expect(steps[1]).toMatchObject({ source: 3, placed: { resource: 3, slot: 4 } });
  expect(steps[2]).toMatchObject({ source: 64, count: 1 });
  expect(steps[3]).toMatchObject({ character: 6, returned: [{ seat: 0, character: 6 }] });
  expect([before, after, isOver]).toEqual([17, 26, true]);
});

test('points of a turn that this browser did not see are those of the history', () => {
  const turn = turnOf(BUILD);
  expect(pointsOf(turn, [])).toBe('17 → 26');
  const unseen = { ...turn, before: null, after: null };
  expect(pointsOf(unseen, [])).toBe('');
  expect(
    pointsOf(unseen, [
      [42, [10, 18, 12]],
      [43, [10, 27, 12]],
    ]),
  ).toBe('18 → 27');
  expect(
    pointsOf(unseen, [
      [42, [10, 18, 12]],
      [43, [10, 18, 12]],
    ]),
  ).toBe('');
});

test('a build is read the same from several moves', () => {
  const turns = new TurnReader();
  turns.read([{ kind: 'turn-began', seat: 1, turn: 43 }]);
  for (const [kind, more, by = 1] of BUILD) turns.read([{ kind, seat: by, ...more }]);
  const whole = turnOf(BUILD).steps;
  expect(turns.current!.steps).toEqual(whole);
});

describe('sentences', () => {
  test.each<[string, Told[], string]>([
    [
      'coins',
      [['worker-card-played', { worker: 4 }], ...Array(3).fill(['coin-drawn', { source: 0 }])],
      'Wanda takes 3 coins with worker 4.',
    ],
    [
      'a resource',
      [
        ['worker-card-played', { worker: 4 }],
        ['worker-placed', { resource: 3, slot: 1 }],
        ['payment-made', { amount: 1, purpose: 1 }],
        ['coin-paid'],
      ],
      'Wanda takes crystal with worker 4, for 1 coin.',
    ],
    [
      'a free project',
      [
        ['worker-card-played', { worker: 2 }],
        ['row-card-taken', { card: 3, position: 1 }],
        ['row-filled', { card: 9, position: 6 }, null],
      ],
      'Wanda takes #3, free.',
    ],
    [
      'a project and what is put away',
      [
        ['worker-card-played', { worker: 2 }],
        ['payment-made', { amount: 2, purpose: 2 }],
        ['coin-paid'],
        ['coin-paid'],
        ['row-card-taken', { card: 3, position: 4 }],
        ['project-discarded', { card: 7 }],
      ],
      'Wanda takes #3 for 2 coins and puts #7 under the deck.',
    ],
    [
      'cards that come back',
      [
        ['payment-made', { amount: 1, purpose: 0 }],
        ['coin-paid'],
        ['worker-cards-recovered', { cards: 7 }],
        ['worker-card-played', { worker: 4 }],
        ['worker-placed', { resource: 3, slot: 1 }],
      ],
      'Wanda recovers three cards for 1 coin, then takes crystal with worker 4, free.',
    ],
    [
      'a build that takes a character from the reader',
      BUILD,
      'Wanda builds #3 and gains the Ghost of a Lovely Spinster. The Ghost of a Lovely Spinster leaves you.',
    ],
    [
      "the reader's tax",
      [
        ['worker-card-played', { worker: 2 }],
        ['payment-made', { amount: 1, purpose: 2 }],
        ['coin-paid'],
        ['coin-drawn', { source: 2 }, 0],
        ['row-card-taken', { card: 3, position: 4 }],
      ],
      'Wanda takes #3 for 1 coin. Your Tax Collector draws 1 coin.',
    ],
    [
      'the sixth worker',
      [['project-chosen', { card: 3 }], ['card-built', { card: 3, x: 0, y: 1 }], ['end-triggered']],
      'Wanda builds #3. Wanda places a sixth worker: the last turn.',
    ],
    ['nothing', [['turn-passed']], 'Wanda passes.'],
  ])('%s', (_, events, said) => {
    const name = (number: string) =>
      plain(
        partsOf(sentenceOf(turnOf([['project-chosen', { card: Number(number) }]]), reader)).find(
          ({ isBold }) => isBold,
        )!.text,
      );
    expect(plain(sentenceOf(turnOf(events), reader))).toBe(
      said.replace(/#(\d+)/g, (_all, number: string) => name(number)),
    );
  });

  test('the reader is addressed', () => {
    expect(plain(sentenceOf(turnOf([['turn-passed']], 0), reader))).toBe('You pass.');
  });
});

test('a line of a bonus says what it gave and where it came from', () => {
  const turn = turnOf(BUILD);
  expect(turn.steps.slice(1, 3).map((step) => lineOf(step, turn, reader))).toEqual([
    'crystal, its own bonus',
    '1 coin, Main Square',
  ]);
});

test('a screen reader hears what was paid, what came of it, and the points', () => {
  const said = spokenOf(turnOf(BUILD), reader);
  expect(said).toContain('Pays clay and crystal. Gets crystal and 1 coin. 17 to 26 points.');
  expect(said.match(/gains the Ghost/g)).toHaveLength(1);
  expect(said.match(/Ghost/g)?.length).toBe(2); // the reader loses it
});

test.each(['en', 'de', 'fr', 'nl'] as const)(
  'every step of a whole game has words in %s',
  async (language) => {
    await loadLanguage(language);
    const turns = new TurnReader();
    turns.read(spoken.events.map(({ value }) => value as GameEvent));
    for (const turn of turns.turns)
      for (const step of turn.steps) expect(lineOf(step, turn, reader)).not.toMatch(/^told-|undefined|\{/);
    await loadLanguage('en');
  },
);

test('points that a move of the player before has cost are not those of the turn', () => {
  const turns = new TurnReader();
  const event = (kind: string, more: object) => ({ kind, ...more }) as GameEvent;
  turns.read([event('turn-began', { seat: 0, turn: 8 })], points(2, 7), points(2, 7));
  const gained = [
    event('character-returned', { seat: 1, character: 6 }),
    event('character-taken', { seat: 0, character: 6 }),
    event('turn-ended', { seat: 0 }),
    event('turn-began', { seat: 1, turn: 9 }),
  ];
  turns.read(gained, points(2, 7), points(6, 4));
  const taken = [
    event('row-card-taken', { seat: 1, card: 3, position: 1 }),
    event('turn-ended', { seat: 1 }),
  ];
  turns.read(taken, points(6, 4), points(6, 4));
  expect(turns.turns.map(({ before, after }) => [before, after])).toEqual([
    [2, 6],
    [4, 4],
  ]);
});
