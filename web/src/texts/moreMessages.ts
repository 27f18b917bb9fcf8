/** Messages that only a part of the page needs, loaded with it. */
import type { Language, Messages } from './messageSources';

export type Part = 'coach' | 'lessons';

const SOURCES: Record<Part, Record<Language, () => Promise<{ default: Messages }>>> = {
  coach: {
    en: () => import('virtual:texts/en/coach'),
    de: () => import('virtual:texts/de/coach'),
    fr: () => import('virtual:texts/fr/coach'),
    nl: () => import('virtual:texts/nl/coach'),
  },
  lessons: {
    en: () => import('virtual:texts/en/lessons'),
    de: () => import('virtual:texts/de/lessons'),
    fr: () => import('virtual:texts/fr/lessons'),
    nl: () => import('virtual:texts/nl/lessons'),
  },
};

export async function moreMessagesOf(language: Language, part: Part): Promise<Messages> {
  return (await SOURCES[part][language]()).default;
}
