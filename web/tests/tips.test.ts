import { beforeAll, describe, expect, test } from 'vitest';
import spoken from '../src/generated/spoken.json';
import {
  BONUSES,
  CHARACTERS,
  GUILDS,
  LANGUAGES,
  MAIN_SQUARE,
  RESOURCES,
  SCORINGS,
  WORKER_CARDS,
} from '../src/generated/vocabulary';
import type { Edition } from '../src/protocol/types';
import { EXAMPLE_VALUES, exampleOf, sections, streetExamples } from '../src/rules/content';
import { loadLanguage } from '../src/texts/language.svelte';
import { bubbleAt, MARGIN } from '../src/tips/bubblePosition';
import { COMPONENTS, tip, type About } from '../src/tips/tips';

const edition = spoken.edition as unknown as Edition;
const numbered = (kind: string, list: readonly unknown[], from = 0) =>
  list.map((_, id) => ({ kind, id: id + from }) as unknown as About);
const ALL: About[] = [
  ...numbered('resource', RESOURCES),
  ...numbered('bonus', BONUSES),
  ...numbered('guild', GUILDS),
  ...numbered('character', CHARACTERS),
  ...numbered('worker-card', Array.from({ length: WORKER_CARDS }), 1),
  ...numbered('card', edition.building),
  { kind: 'card', id: MAIN_SQUARE },
  ...COMPONENTS.map((kind) => ({ kind })),
];
/** An id that nobody wrote, or a value that is missing in a message. */
const UNSAID = /\{|\b(tip|rules|bonus|scoring|component|power|points)-[a-z-]+/;

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => loadLanguage(language));

  test('every symbol has a tip', () => {
    for (const about of ALL) {
      const { title, lines } = tip(about, edition);
      expect(title, JSON.stringify(about)).not.toMatch(UNSAID);
      expect(title).not.toBe('');
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line, JSON.stringify(about)).toMatch(/[.!?]$/);
      for (const line of lines) expect(line, JSON.stringify(about)).not.toMatch(UNSAID);
    }
  });

  test('tips of different things differ', () => {
    const said = ALL.filter(({ kind }) => kind !== 'card').map((about) =>
      JSON.stringify(tip(about, edition)),
    );
    expect(new Set(said).size).toBe(said.length);
  });

  test('the rules page says everything, once', () => {
    const all = sections(edition).flatMap((section) => section.statements);
    expect(all.filter((one) => one.figure?.kind === 'character')).toHaveLength(CHARACTERS.length);
    expect(all.filter((one) => one.figure?.kind === 'card')).toHaveLength(SCORINGS.length - 1);
    for (const one of all) expect(`${one.title ?? ''} ${one.text}`, one.key).not.toMatch(UNSAID);
    expect(new Set(all.map((one) => one.text)).size).toBe(all.length);
  });
});

test('a worker card with one resource does not speak of a choice', async () => {
  await loadLanguage('en');
  const line = (id: number) => tip({ kind: 'worker-card', id }, edition).lines[1];
  expect(line(1)).toBe('Resource: wood.');
  expect(line(3)).toBe('Resource: wood, clay or stone.');
});

test('the example cards have the numbers that the examples speak of', () => {
  for (const scoring of SCORINGS.filter((one) => one !== 'main-square')) {
    const card = edition.building[exampleOf(scoring, edition)!]!;
    expect(card.scoring).toBe(scoring);
    if (EXAMPLE_VALUES[scoring] !== undefined) expect(card.value).toBe(EXAMPLE_VALUES[scoring]);
  }
});

test('of the two cards beside the Main Square one fits', () => {
  const { fits, clashes } = streetExamples(edition);
  const hasStreet = (card: number | null) => edition.building[card!]!.streets.includes('left');
  expect(edition.main_square.streets).toContain('right');
  expect(hasStreet(fits)).toBe(true);
  expect(hasStreet(clashes)).toBe(false);
});

test('a bubble never leaves the window', () => {
  const room = { width: 390, height: 844 };
  const size = { width: 320, height: 120 };
  for (const [x, y] of [
    [0, 0],
    [370, 0],
    [0, 824],
    [370, 824],
    [200, 400],
  ] as const) {
    const { left, top } = bubbleAt({ x, y, width: 20, height: 20 }, size, room);
    expect(left).toBeGreaterThanOrEqual(MARGIN);
    expect(left + size.width).toBeLessThanOrEqual(room.width - MARGIN);
    expect(top).toBeGreaterThanOrEqual(MARGIN);
    expect(top + size.height).toBeLessThanOrEqual(room.height - MARGIN);
  }
  expect(bubbleAt({ x: 200, y: 400, width: 20, height: 20 }, size, room).top).toBe(400 - 10 - 120);
});

test('a bubble with room neither above nor below stands beside', () => {
  const room = { width: 1280, height: 720 };
  const size = { width: 252, height: 490 };
  expect(bubbleAt({ x: 565, y: 125, width: 420, height: 312 }, size, room)).toEqual({ left: 303, top: 125 });
  expect(bubbleAt({ x: 10, y: 400, width: 100, height: 100 }, size, room)).toEqual({ left: 120, top: 222 });
});

test('a card names each resource of its cost once', async () => {
  await loadLanguage('en');
  const card = edition.building.findIndex(({ cost }) => new Set(cost).size < cost.length);
  const { lines } = tip({ kind: 'card', id: card }, edition);
  const cost = lines.find((line) => line.startsWith('Cost:'))!;
  expect(cost).toContain('2\u00a0×\u00a0');
  for (const name of RESOURCES) expect(cost.split(name).length).toBeLessThanOrEqual(2);
});
