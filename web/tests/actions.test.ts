import { expect, test } from 'vitest';
import decoded from '../src/generated/actions.json';
import { ACTION_COUNT } from '../src/generated/vocabulary';
import { decode } from '../src/protocol/actions';

test('every action is read as Python reads it', () => {
  expect(decoded).toHaveLength(ACTION_COUNT);
  decoded.forEach((action, number) => expect(decode(number)).toEqual(action));
});
