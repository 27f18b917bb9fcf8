/** The turn ends by itself where powers are never used. */
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { preferences } = await import('../src/preferences/preferences.svelte');
const { endsByItself, learnFrom } = await import('../src/decision/endTurn');
const { DECISIONS, LAYOUT } = await import('../src/generated/vocabulary');

const first = (kind: string) => LAYOUT.find((one) => one.kind === kind)!.first;
const [DONE, CHEAT, SWAP] = [first('done'), first('cheat'), first('swap')];
const AFTER = DECISIONS.indexOf('after-action');
const asked = (legal: number[]) =>
  endsByItself({
    kind: 'after-action',
    source: { legal },
    find: () => ({ action: DONE, option: null, reason: null }),
  } as never);

beforeEach(() => Object.assign(preferences, { endTurn: 'learn', unused: {} }));

test('after three turns without the power nobody is asked; using it starts anew', () => {
  const legal = [DONE, CHEAT];
  for (let turn = 0; turn < 3; turn += 1) {
    expect(asked(legal)).toBeNull();
    learnFrom(AFTER, legal, DONE);
  }
  expect(asked(legal)).toBe(DONE);
  learnFrom(AFTER, legal, CHEAT);
  expect(asked(legal)).toBeNull();
});

test('another power is asked about', () => {
  for (let turn = 0; turn < 3; turn += 1) learnFrom(AFTER, [DONE, CHEAT], DONE);
  expect(asked([DONE, CHEAT, SWAP])).toBeNull();
});

test('whoever wants to be asked is asked', () => {
  for (let turn = 0; turn < 9; turn += 1) learnFrom(AFTER, [DONE, CHEAT], DONE);
  preferences.endTurn = 'ask';
  expect(asked([DONE, CHEAT])).toBeNull();
});
