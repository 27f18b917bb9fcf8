/** The language of the page. Messages are loaded on demand, and all texts follow a change. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { pseudo } from './pseudo';
import { messagesOf, type Language, type Messages } from './messageSources';
import { moreMessagesOf, type Part } from './moreMessages';

export type { Language };
export type Arguments = Record<string, FluentVariable>;

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
};

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');
let coming: Language = 'en';
const isPseudo = new URLSearchParams(location.search).has('pseudo');

export const language = {
  get current() {
    return current;
  },
};

/** The parts whose messages are loaded besides those that every screen needs. */
const parts = new Set<Part>();

export async function loadLanguage(wanted: Language): Promise<void> {
  coming = wanted;
  const messages = [...(await messagesOf(wanted))];
  for (const part of parts) messages.push(...(await moreMessagesOf(wanted, part))); // also those asked for meanwhile
  bundle = bundleOf(wanted, messages, isPseudo);
  current = wanted;
  document.documentElement.lang = wanted;
}

export function bundleOf(tag: Language, messages: Messages, disguised = false): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false, ...(disguised ? { transform: pseudo } : {}) });
  made.addResource({ body: messages } as FluentResource);
  return made;
}

/** Loads the messages of a part of the page, which is shown afterwards. */
export async function loadPart(part: Part): Promise<void> {
  if (parts.has(part)) return;
  if (!bundle) {
    parts.add(part); // the first language, which is on its way, brings it along
    await moreMessagesOf(coming, part);
    return;
  }
  const wanted = current;
  const messages = await moreMessagesOf(wanted, part);
  parts.add(part);
  if (wanted === current) bundle.addResource({ body: messages } as FluentResource);
  else await loadLanguage(current);
}

/** A message in the page's language. A missing message shows its id, which the tests find. */
export function t(id: string, args: Arguments = {}): string {
  return format(bundle, id, args);
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

export function format(from: FluentBundle | null, id: string, args: Arguments = {}): string {
  const message = from?.getMessage(id);
  return from && message?.value ? from.formatPattern(message.value, withPlainNumbers(args)) : id;
}

/** A small number, which all languages write alike: the browser's formatter is slow to start, above all on phones. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function withPlainNumbers(args: Arguments): Arguments {
  const found: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    const isPlain = typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000;
    found[name] = isPlain ? new PlainNumber(value) : value;
  }
  return found;
}
