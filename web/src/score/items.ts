/** A score as a list of items: what it is for, how it is counted, and the points. */
import type { components } from '../generated/schema';
import { CHARACTERS, MAIN_SQUARE, RESOURCES } from '../generated/vocabulary';
import { cardPicture, squarePicture } from '../pieces/pictures';
import type { Edition } from '../protocol/types';
import { t } from '../texts/language.svelte';
import { cardName, characterName, characterPoints, enumeration, scoringText } from '../texts/sentences';

export type Score = components['schemas']['Score'];
export type Sheet = Score['scoresheets'][number];

/** The Main Square without workers. */
export const EMPTY_SPOTS: (number | null)[] = RESOURCES.map(() => null);

export interface Item {
  key: string;
  name: string;
  how: string;
  points: number;
  card?: number;
  picture?: string; // of a card
  symbol?: string; // of a guild
}

/** Highest points first; workers on the resources board last. */
export function itemsOf(sheet: Sheet, edition: Edition): Item[] {
  const cards = sheet.cards.map(({ card, points, counted = [] }) => ({
    key: `card ${card}`,
    card,
    name: cardName(card, edition),
    how: [scoringText(card, edition), ...countsText(counted, edition)].join(' '),
    points,
    picture:
      card === MAIN_SQUARE
        ? squarePicture(edition.hash, EMPTY_SPOTS)
        : cardPicture(edition.hash, card, 'mini'),
  }));
  const characters = sheet.characters.map(({ character, points }) => ({
    key: `character ${character}`,
    name: characterName(character),
    how: characterPoints(character, edition),
    points,
    symbol: `roundel-${edition.character.find((one) => one.id === CHARACTERS[character])?.guild}`,
  }));
  const sorted = [...cards.sort(byPoints), ...characters.sort(byPoints)];
  if (!sheet.workers) return sorted;
  const board = {
    key: 'workers',
    name: t('score-on-the-board'),
    how: t('score-workers', { count: sheet.workers }),
  };
  return [...sorted, { ...board, points: sheet.workers }];
}

function countsText(counted: number[], edition: Edition): string[] {
  if (!counted.length) return [];
  const names = counted.map((other) => cardName(other, edition));
  return [t('score-counts', { count: counted.length, cards: enumeration(names) })];
}

function byPoints(one: Item, other: Item): number {
  return other.points - one.points;
}
