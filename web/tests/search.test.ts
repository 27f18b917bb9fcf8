import { expect, test } from 'vitest';
import { matches, parts, wordsIn } from '../src/rules/search';

test('accents and capitals do not matter', () => {
  expect(matches('Der Gönner gibt dir Münzen.', wordsIn('MUNZEN gonner'))).toBe(true);
  expect(matches('Récupérez vos cartes', wordsIn('recuperez'))).toBe(true);
});

test('every word has to be there, and nothing asked finds all', () => {
  expect(matches('one coin', wordsIn('coin worker'))).toBe(false);
  expect(matches('one coin', wordsIn('  '))).toBe(true);
});

test('marks of bold text are no part of the text', () => {
  expect(matches('play a **worker** card', wordsIn('worker card'))).toBe(true);
  expect(parts('play a **worker** card', [])).toEqual([
    { text: 'play a ', isBold: false, isHit: false },
    { text: 'worker', isBold: true, isHit: false },
    { text: ' card', isBold: false, isHit: false },
  ]);
});

test('hits are marked where they stand, in the letters of the text', () => {
  const cut = parts('Münzen und **Münzkarten**', wordsIn('munz'));
  expect(cut.map((part) => part.text).join('')).toBe('Münzen und Münzkarten');
  expect(cut.filter((part) => part.isHit)).toEqual([
    { text: 'Münz', isBold: false, isHit: true },
    { text: 'Münz', isBold: true, isHit: true },
  ]);
});
