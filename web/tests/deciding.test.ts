/** A decision in the making: it tells what is offered, and a choice stays while it can. */
import { beforeAll, expect, test } from 'vitest';
import type { Deciding, Source } from '../src/decision/deciding.svelte';
import { decode, type Action } from '../src/protocol/actions';
import { stubBrowser } from './sockets';

const HIGHEST = 2000; // more than there are actions
const TURN = 1;

let Made: typeof Deciding;
beforeAll(async () => {
  stubBrowser();
  ({ Deciding: Made } = await import('../src/decision/deciding.svelte'));
});

function action(kind: Action['kind'], fields: Partial<Action>): number {
  for (let number = 0; number < HIGHEST; number += 1) {
    const found = decode(number);
    if (Object.entries({ kind, ...fields }).every(([name, value]) => found[name as keyof Action] === value))
      return number;
  }
  throw new Error(`there is no such ${kind}`);
}

function source(legal: number[], turn = 5): Source {
  return {
    view: { decision: { kind: TURN, turn, seat: 0, card: null, bonuses: [] }, players: [] },
    ...{ seat: 0, legal, reader: {}, undo: null },
    study: () => new Promise(() => {}),
    commit: () => Promise.resolve(),
  } as unknown as Source;
}

const coins = (worker: number) => action('play-for-coins', { worker });
const clay = (worker: number) => action('play-for-resource', { worker, resource: 1 });
const card = (worker: number) => action('play-for-building', { worker, position: 1 });

test('what the raised card offers', () => {
  const deciding = new Made(
    source([clay(1), card(1), coins(2), clay(2), card(2), coins(3), card(3), card(4)]),
  );
  const offered = [1, 2, 3, 4].map((worker) => {
    deciding.pickWorker(worker);
    return deciding.offersBesideProjects;
  });
  expect(offered).toEqual(['resources', 'both', 'coins', 'none']);
});

test('the only worker card is raised by itself, unless there is something else to do', () => {
  expect(new Made(source([clay(4), coins(4)])).worker).toBe(4);
  expect(new Made(source([clay(4), coins(4), action('recover', {})])).worker).toBeNull();
});

test('a half-made choice outlives a worker that another one takes back', () => {
  const earlier = new Made(source([clay(1), card(1), clay(2)]));
  earlier.pickWorker(1);
  earlier.chosen = card(1);
  const later = new Made(source([clay(1), card(1), clay(2), clay(3)]), earlier);
  expect([later.worker, later.chosen]).toEqual([1, card(1)]);
  const dearer = new Made(source([clay(1), clay(2)]), later);
  expect([dearer.worker, dearer.chosen]).toEqual([1, null]);
  const another = new Made(source([clay(2), clay(3)]), dearer);
  expect(another.worker).toBeNull();
});

test('another turn and an own action begin anew', async () => {
  const legal = [clay(1), clay(2)];
  const earlier = new Made(source(legal));
  earlier.pickWorker(1);
  expect(new Made(source(legal, 6), earlier).worker).toBeNull();
  await earlier.commit(clay(1));
  expect(new Made(source(legal), earlier).worker).toBeNull();
});
