import { expect, test } from 'vitest';
import { decode } from '../src/actions';
import decoded from '../src/generated/actions.json';
import { ACTION_COUNT } from '../src/generated/vocabulary';

test('every action is read as Python reads it', () => {
  expect(decoded).toHaveLength(ACTION_COUNT);
  decoded.forEach((action, number) => expect(decode(number)).toEqual(action));
});
