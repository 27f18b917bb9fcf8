/** Loads the messages of a language. No imports: the first script needs it. */
import type { FluentResource } from '@fluent/bundle';
import type { LANGUAGES } from '../generated/vocabulary';

export type Language = (typeof LANGUAGES)[number];
export type Messages = FluentResource['body'];

const SOURCES: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:texts/en'),
  de: () => import('virtual:texts/de'),
  fr: () => import('virtual:texts/fr'),
  nl: () => import('virtual:texts/nl'),
};

export async function messagesOf(language: Language): Promise<Messages> {
  return (await SOURCES[language]()).default;
}

/** The first supported language of the wanted one and those the browser prefers. */
export function preferredLanguage(wished: string | null | undefined): Language {
  const candidates = [wished, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return (candidates.find((tag) => tag !== undefined && tag in SOURCES) as Language | undefined) ?? 'en';
}
