import { beforeAll, describe, expect, test } from 'vitest';
import spoken from '../src/generated/spoken.json';
import { LANGUAGES } from '../src/generated/vocabulary';
import type { Decision, Edition, GameEvent } from '../src/protocol/types';
import { loadLanguage } from '../src/texts/language.svelte';
import { decisionText, eventText, reasonText, type Reader } from '../src/texts/sentences';

const edition = spoken.edition as unknown as Edition;
const reader = (viewer: number): Reader => ({ names: spoken.names, edition, viewer });

describe.each(LANGUAGES)('in %s the page says what Python says', (language) => {
  beforeAll(() => loadLanguage(language));

  test('about events', () => {
    expect(spoken.events.length).toBeGreaterThan(30);
    for (const { value, viewer, words } of spoken.events) {
      expect(eventText(value as GameEvent, reader(viewer))).toBe(words[language]);
    }
  });
  test('about decisions', () => {
    expect(spoken.decisions.length).toBeGreaterThan(8);
    for (const { value, viewer, words } of spoken.decisions) {
      expect(decisionText(value as Decision, reader(viewer))).toBe(words[language]);
    }
  });
  test('about what is not allowed', () => {
    expect(spoken.reasons.length).toBeGreaterThan(10);
    for (const { value, viewer, words } of spoken.reasons) {
      expect(reasonText(value, reader(viewer))).toBe(words[language]);
    }
  });
});
