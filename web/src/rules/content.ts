/** The rules page as data: sections of short statements, some with a drawing. All words come from the catalogues. */
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

export interface Statement {
  key: string;
  title?: string;
  text: string;
  figure?: Figure;
}

export interface Section {
  id: string;
  title: string;
  statements: Statement[];
}

/** Figures that stand below their statement instead of beside it. */
export const BROAD = new Set<Figure['kind']>(['workers', 'board', 'streets']);

function said(key: string, figure?: Figure, args = {}): Statement {
  return { key, text: t(key, args), ...(figure ? { figure } : {}) };
}

/** The points that the Main Square gives are printed on it, so they come from the edition. */
export function sections(edition: Edition): Section[] {
  return [
    {
      id: 'aim',
      title: t('rules-aim-title'),
      statements: [said('rules-aim'), said('rules-page-aim')],
    },
    {
      id: 'setup',
      title: t('rules-setup-title'),
      statements: [
        said('rules-page-setup'),
        said('rules-setup-1'),
        said('rules-setup-2', { kind: 'square' }),
        said('rules-setup-3', { kind: 'symbols', names: GUILDS.map((guild) => `roundel-${guild}`) }),
        said('rules-setup-4', { kind: 'coin-side' }),
        said('rules-setup-5'),
      ],
    },
    {
      id: 'turn',
      title: t('rules-turn-title'),
      statements: [said('rules-turn'), said('rules-page-turn-powers'), said('rules-page-turn-back')],
    },
    {
      id: 'worker',
      title: t('rules-worker-title'),
      statements: [
        said('rules-worker-1'),
        said('rules-worker-2', { kind: 'workers' }),
        said('rules-worker-3', { kind: 'symbols', names: ['coin'] }),
        said('rules-worker-4', { kind: 'board' }),
        said('rules-worker-5'),
        said('rules-worker-6'),
        said('rules-page-worker-order'),
        said('rules-page-worker-stack'),
      ],
    },
    {
      id: 'build',
      title: t('rules-build-title'),
      statements: [
        said('rules-build-1'),
        said('rules-build-3'),
        said('rules-build-4'),
        said('rules-build-5'),
      ],
    },
    {
      id: 'streets',
      title: t('rules-page-streets-title'),
      statements: [said('rules-build-2', { kind: 'streets' }), said('rules-page-streets')],
    },
    { id: 'bonuses', title: t('rules-bonus-title'), statements: bonuses() },
    { id: 'characters', title: t('rules-characters-title'), statements: characters(edition) },
    { id: 'scoring', title: t('rules-score-title'), statements: scorings(edition) },
    {
      id: 'end',
      title: t('rules-page-end-title'),
      statements: [said('rules-page-end'), said('rules-page-end-builder'), said('rules-score-tie')],
    },
    {
      id: 'online',
      title: t('rules-page-online-title'),
      statements: [
        said('rules-page-online-undo'),
        said('rules-page-online-clock'),
        said('rules-page-online-bot'),
        said('rules-page-online-plan'),
        said('rules-page-online-shuffle'),
      ],
    },
  ];
}

function bonuses(): Statement[] {
  const single = BONUSES.filter((bonus) => !(RESOURCES as readonly string[]).includes(bonus));
  return [
    said('rules-page-bonus'),
    said('rules-bonus-resource', {
      kind: 'symbols',
      names: RESOURCES.map((resource) => `bonus-${resource}`),
    }),
    ...single.map((bonus) => ({
      key: `rules-bonus-${bonus}`,
      title: capital(t(`bonus-${bonus}-name`)),
      text: t(`bonus-${bonus}`),
      figure: { kind: 'symbols', names: [`bonus-${bonus}`] } satisfies Figure,
    })),
    said('rules-page-bonus-empty'),
    said('rules-page-bonus-moment'),
  ];
}

const DETAILED = ['seignior', 'bookkeeper', 'tax-collector', 'builder', 'traveller'];

function characters(edition: Edition): Statement[] {
  const known = CHARACTERS.map((id, character) => ({ id, character })).filter(({ id }) =>
    edition.character.some((one) => one.id === id),
  );
  return [
    said('rules-page-characters'),
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
    said('rules-page-score'),
    ...kinds,
    said('rules-score-rest', { kind: 'square' }, points),
    said('rules-page-score-not'),
  ];
}

/** The numbers that the examples in the catalogues speak of. */
export const EXAMPLE_VALUES: Record<string, number | undefined> = {
  diamond: 4,
  'per-adjacent': 3,
  diamonds: 3,
  column: 1,
  row: 2,
  guild: 2,
  neighbours: 1,
};

/** A card of the edition that is like the one in the example; without one, any that scores in that way. */
export function exampleOf(scoring: string, edition: Edition): number | null {
  const cards = edition.building
    .map((building, card) => ({ building, card }))
    .filter(({ building }) => building.scoring === scoring);
  const value = EXAMPLE_VALUES[scoring];
  return (
    (cards.find(({ building }) => value === undefined || building.value === value) ?? cards[0])?.card ?? null
  );
}

/** Two cards for the right of the Main Square: one whose edge fits and one whose edge does not. */
export function streetExamples(edition: Edition): { fits: number | null; clashes: number | null } {
  const isStreet = (card: number) => edition.building[card]!.streets.includes('left');
  const cards = edition.building.map((_, card) => card).filter((card) => card !== MAIN_SQUARE);
  const meets = edition.main_square.streets.includes('right');
  return {
    fits: cards.find((card) => isStreet(card) === meets) ?? null,
    clashes: cards.find((card) => isStreet(card) !== meets) ?? null,
  };
}
