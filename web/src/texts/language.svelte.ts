/** The language of the page: its messages are loaded when they are wanted, and every text follows a change. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '../generated/vocabulary';
import { pseudo } from './pseudo';

export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  de: () => import('virtual:texts/de'),
  fr: () => import('virtual:texts/fr'),
  nl: () => import('virtual:texts/nl'),
};
/** As each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
};

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');
const isPseudo = new URLSearchParams(location.search).has('pseudo');

export const language = {
  get current() {
    return current;
  },
};

export function preferredLanguage(wished: string | null): Language {
  const candidates = [wished, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((known) => known === candidates.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en'
  );
}

export async function loadLanguage(wanted: Language): Promise<void> {
  const source = (await SOURCES[wanted]()).default;
  bundle = bundleOf(wanted, source, isPseudo);
  current = wanted;
  document.documentElement.lang = wanted;
}

export function bundleOf(tag: Language, source: string, disguised = false): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false, ...(disguised ? { transform: pseudo } : {}) });
  made.addResource(new FluentResource(source));
  return made;
}

/** A message in the page's language. A missing one shows its id, which the checks find. */
export function t(id: string, args: Arguments = {}): string {
  return format(bundle, id, args);
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

export function format(from: FluentBundle | null, id: string, args: Arguments = {}): string {
  const message = from?.getMessage(id);
  return from && message?.value ? from.formatPattern(message.value, args) : id;
}
