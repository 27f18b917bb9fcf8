import { beforeAll, describe, expect, test } from 'vitest';
import spoken from '../src/generated/spoken.json';
import { LANGUAGES } from '../src/generated/vocabulary';
import { ApiError } from '../src/protocol/api';
import type { Edition } from '../src/protocol/types';
import { recordProblem } from '../src/replay/recordProblem';
import { loadLanguage } from '../src/texts/language.svelte';

const reader = { names: ['Ada', 'Ben'], edition: spoken.edition as unknown as Edition, viewer: null };
const bad = (params: object, reason = null as never) =>
  recordProblem(new ApiError('bad-record', params as Record<string, unknown>, reason), reader);

describe.each(LANGUAGES)('what is wrong with a record, in %s', (language) => {
  beforeAll(() => loadLanguage(language));

  test('a seat out of turn names who decides', () => {
    const reason = { code: 'not-your-decision', params: { decider: 1 } } as never;
    const text = bad({ mistake: 'wrong-seat', move: 6, where: 'seat', seat: 0, decider: 1 }, reason);
    expect(text).toContain('Ben');
    expect(text).toContain('6');
    expect(text).not.toContain('{');
  });

  test('a mistyped move says what was perhaps meant', () => {
    const error = { code: 'unreadable', params: { token: 'wod', expected: ['wood'], suggestion: 'wood' } };
    const text = bad({
      mistake: 'unreadable-move',
      move: null,
      where: 'line 9',
      text: 'worker 1 wod',
      error,
    });
    expect(text).toContain('wood');
    expect(text).toContain('9');
    expect(text).not.toContain('{');
  });

  test('a field of the wrong kind, an unknown field', () => {
    expect(
      bad({ mistake: 'wrong-type', move: null, where: 'moves', expected: 'array', found: 'integer' }),
    ).not.toMatch(/[{}]/);
    expect(bad({ mistake: 'unknown-key', move: null, where: 'movs', suggestion: 'moves' })).toContain(
      'moves',
    );
  });

  test('anything else is said in some words', () => {
    expect(recordProblem(new Error('?'), reader)).not.toBe('replay-file-unreadable');
    expect(recordProblem(new ApiError('too-large', { limit: 1 }), reader)).not.toMatch(/too-large|\{/);
  });
});
