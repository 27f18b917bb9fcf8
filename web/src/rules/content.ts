/** The rules page as data: sections of short statements, some with a figure. All texts come from the catalogues. */
import { BONUSES, CHARACTERS, GUILDS, MAIN_SQUARE, RESOURCES, SCORINGS } from '../generated/vocabulary';
import type { Edition } from '../protocol/types';
import { t } from '../texts/language.svelte';
import { characterName, characterPoints, powerText } from '../texts/sentences';
import { capital } from '../tips/tips';

export type Figure =
  | { kind: 'symbols'; names: string[] }
  | { kind: 'card'; card: number }
  | { kind: 'character'; character: number }
  | { kind: 'workers' }
  | { kind: 'board' }
  | { kind: 'square' }
  | { kind: 'coin-side' }
  | { kind: 'streets' };

interface Statement {
  key: string;
  title?: string;
  text: string;
  figure?: Figure;
}

interface Section {
  id: string;
  title: string;
  statements: Statement[];
}

/** Figures that go below their statement instead of beside it. */
export const WIDE = new Set<Figure['kind']>(['workers', 'board', 'streets']);

function statement(key: string, figure?: Figure, args = {}): Statement {
  return { key, text: t(key, args), ...(figure ? { figure } : {}) };
}

/** It depends on the edition: the Main Square's points are printed on it. */
export function sections(edition: Edition): Section[] {
  return [
    {
      id: 'aim',
      title: t('rules-aim-title'),
      statements: [statement('rules-aim'), statement('rules-page-aim')],
    },
    {
      id: 'setup',
      title: t('rules-setup-title'),
      statements: [
        statement('rules-page-setup'),
        statement('rules-setup-1'),
        statement('rules-setup-2', { kind: 'square' }),
        statement('rules-setup-3', { kind: 'symbols', names: GUILDS.map((guild) => `roundel-${guild}`) }),
        statement('rules-setup-4', { kind: 'coin-side' }),
        statement('rules-setup-5'),
      ],
    },
    {
      id: 'turn',
      title: t('rules-turn-title'),
      statements: [
        statement('rules-turn'),
        statement('rules-page-turn-powers'),
        statement('rules-page-turn-back'),
      ],
    },
    {
      id: 'worker',
      title: t('rules-worker-title'),
      statements: [
        statement('rules-worker-1'),
        statement('rules-worker-2', { kind: 'workers' }),
        statement('rules-worker-3', { kind: 'symbols', names: ['coin'] }),
        statement('rules-worker-4', { kind: 'board' }),
        statement('rules-worker-5'),
        statement('rules-worker-6'),
        statement('rules-page-worker-order'),
        statement('rules-page-worker-stack'),
      ],
    },
    {
      id: 'build',
      title: t('rules-build-title'),
      statements: [
        statement('rules-build-1'),
        statement('rules-build-3'),
        statement('rules-build-4'),
        statement('rules-build-5'),
      ],
    },
    {
      id: 'streets',
      title: t('rules-page-streets-title'),
      statements: [statement('rules-build-2', { kind: 'streets' }), statement('rules-page-streets')],
    },
    { id: 'bonuses', title: t('rules-bonus-title'), statements: bonuses() },
    { id: 'characters', title: t('rules-characters-title'), statements: characters(edition) },
    { id: 'scoring', title: t('rules-score-title'), statements: scorings(edition) },
    {
      id: 'end',
      title: t('rules-page-end-title'),
      statements: [
        statement('rules-page-end'),
        statement('rules-page-end-builder'),
        statement('rules-score-tie'),
      ],
    },
    {
      id: 'online',
      title: t('rules-page-online-title'),
      statements: [
        statement('rules-page-online-undo'),
        statement('rules-page-online-clock'),
        statement('rules-page-online-bot'),
        statement('rules-page-online-plan'),
        statement('rules-page-online-shuffle'),
      ],
    },
  ];
}

function bonuses(): Statement[] {
  const single = BONUSES.filter((bonus) => !(RESOURCES as readonly string[]).includes(bonus));
  return [
    statement('rules-page-bonus'),
    statement('rules-bonus-resource', {
      kind: 'symbols',
      names: RESOURCES.map((resource) => `bonus-${resource}`),
    }),
    ...single.map((bonus) => ({
      key: `rules-bonus-${bonus}`,
      title: capital(t(`bonus-${bonus}-name`)),
      text: t(`bonus-${bonus}`),
      figure: { kind: 'symbols', names: [`bonus-${bonus}`] } satisfies Figure,
    })),
    statement('rules-page-bonus-empty'),
    statement('rules-page-bonus-moment'),
  ];
}

const DETAILED = ['seignior', 'bookkeeper', 'tax-collector', 'builder', 'traveller'];

function characters(edition: Edition): Statement[] {
  const known = CHARACTERS.map((id, character) => ({ id, character })).filter(({ id }) =>
    edition.character.some((one) => one.id === id),
  );
  return [
    statement('rules-page-characters'),
    ...known.map(({ id, character }) => {
      const more = DETAILED.includes(id) ? [t(`rules-page-character-${id}`)] : [];
      const text = [powerText(character), ...more, `**${characterPoints(character, edition)}**`].join(' ');
      return {
        key: id,
        title: characterName(character),
        text,
        figure: { kind: 'character', character } as const,
      };
    }),
  ];
}

function scorings(edition: Edition): Statement[] {
  const kinds = SCORINGS.filter((scoring) => scoring !== 'main-square').map((scoring) => {
    const card = exampleOf(scoring, edition);
    return {
      key: scoring,
      title: capital(scoring === 'guild' ? t('component-guild', { count: 1 }) : t(`scoring-${scoring}-name`)),
      text: `${t(`rules-score-${scoring}`)} ${t(`rules-page-example-${scoring}`)}`,
      ...(card === null ? {} : { figure: { kind: 'card', card } as const }),
    };
  });
  const points = { points: edition.main_square.points };
  return [
    statement('rules-page-score'),
    ...kinds,
    statement('rules-score-rest', { kind: 'square' }, points),
    statement('rules-page-score-not'),
  ];
}

/** The values on the cards that the examples in the catalogues describe. */
export const EXAMPLE_VALUES: Record<string, number | undefined> = {
  diamond: 4,
  'per-adjacent': 3,
  diamonds: 3,
  column: 1,
  row: 2,
  guild: 2,
  neighbours: 1,
};

/** A card like the one in the example; if the edition has none, any that scores in the same way. */
export function exampleOf(scoring: string, edition: Edition): number | null {
  const cards = edition.building
    .map((building, card) => ({ building, card }))
    .filter(({ building }) => building.scoring === scoring);
  const value = EXAMPLE_VALUES[scoring];
  return (
    (cards.find(({ building }) => value === undefined || building.value === value) ?? cards[0])?.card ?? null
  );
}

/** Two cards to the right of the Main Square: one that fits and one that does not. */
export function streetExamples(edition: Edition): { fits: number | null; clashes: number | null } {
  const isStreet = (card: number) => edition.building[card]!.streets.includes('left');
  const cards = edition.building.map((_, card) => card).filter((card) => card !== MAIN_SQUARE);
  const meets = edition.main_square.streets.includes('right');
  return {
    fits: cards.find((card) => isStreet(card) === meets) ?? null,
    clashes: cards.find((card) => isStreet(card) !== meets) ?? null,
  };
}
