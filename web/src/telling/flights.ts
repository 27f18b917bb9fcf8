/**
 * Flying pieces. Every place on the table has a name (`data-place`), and every event says what went from where to where.
 * A copy of the piece flies, and the table changes when it has arrived.
 */
import { GUILDS, BONUSES } from '../generated/vocabulary';
import type { GameEvent, View } from '../protocol/types';
import { workersIn } from '../texts/sentences';

type Sprite =
  | { kind: 'pawn'; seat: number }
  | { kind: 'symbol'; name: string }
  | { kind: 'card'; card: number; form: 'hand' | 'city'; seat: number | null }
  | { kind: 'worker'; seat: number; worker: number }
  | { kind: 'character'; character: number };

interface Motion {
  milliseconds: number;
  easing: string;
  arc?: number; // height above the straight line, in pixels
  stagger?: number; // milliseconds between pieces of a group
  overshoots?: boolean; // grows a little too large before it lands
  flips?: boolean; // turns face up on the way
  turns?: boolean; // spins once
  isLarge?: boolean; // larger than usual, for an own build
}

export const MOTIONS = {
  worker: { milliseconds: 350, arc: 24, stagger: 120, easing: 'cubic-bezier(.3,.7,.3,1)' },
  workerCard: { milliseconds: 300, arc: 24, stagger: 80, easing: 'ease-out' },
  coin: { milliseconds: 300, stagger: 80, easing: 'ease-in-out' },
  taken: { milliseconds: 450, easing: 'ease-out' },
  shifted: { milliseconds: 260, stagger: 0, easing: 'ease-out' },
  filled: { milliseconds: 320, stagger: 120, flips: true, easing: 'ease-out' },
  built: { milliseconds: 450, overshoots: true, easing: 'cubic-bezier(.2,.9,.3,1)' },
  bonus: { milliseconds: 350, arc: 24, easing: 'ease-in-out' },
  ownBonus: { milliseconds: 520, arc: 24, isLarge: true, easing: 'ease-in-out' },
  character: { milliseconds: 500, stagger: 80, easing: 'ease-in-out' },
  shuffled: { milliseconds: 500, stagger: 120, turns: true, easing: 'ease-in-out' },
  shown: { milliseconds: 260, stagger: 120, flips: true, easing: 'ease-out' },
} satisfies Record<string, Motion>;

export interface Flight {
  motion: keyof typeof MOTIONS;
  sprite: Sprite;
  from: string;
  to: string;
}

export interface ActiveFlight extends Motion {
  id: number;
  sprite: Sprite;
  from: DOMRect;
  to: DOMRect;
}

/** The box of a place. On small screens a seat's pieces are all at its chip. */
export function boxOf(name: string): DOMRect | null {
  const seat = /^(?:supply|coins|projects|characters|hand|played)-(\d)/.exec(name)?.[1];
  const slot = /^slot-(\d)/.exec(name)?.[1];
  return shownBox(name) ?? (seat ? shownBox(`seat-${seat}`) : slot ? shownBox(`resource-${slot}`) : null);
}

function shownBox(name: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(`[data-place~="${name}"]`)].map((place) =>
    place.getBoundingClientRect(),
  );
  return boxes.find(({ width, height }) => width > 0 && height > 0) ?? null;
}

/** Flights that start together: consecutive pieces of one kind. */
export function groupsOf(events: GameEvent[], before: View, after: View): Flight[][] {
  const groups: Flight[][] = [];
  for (const [index, event] of events.entries()) {
    const flights = flightsOf(event, before, after, events[index + 1]);
    const last = groups.at(-1)?.[0];
    if (!flights.length) continue;
    const { motion } = flights[0]!;
    if (last && 'stagger' in MOTIONS[motion] && motion === last.motion) groups.at(-1)!.push(...flights);
    else groups.push(flights);
  }
  return groups;
}

/** The flights of an event; `next` is the event after it, which tells where a bonus goes. */
export function flightsOf(event: GameEvent, before: View, after: View, next?: GameEvent): Flight[] {
  const seat = event.seat ?? 0;
  const number = (name: string) => Number(event[name]);
  const from = (origin: string, to: string, motion: Flight['motion'], sprite: Sprite): Flight[] => [
    { from: origin, to, motion, sprite },
  ];
  const [supply, coins, projects, characters] = ['supply', 'coins', 'projects', 'characters'].map(
    (place) => `${place}-${seat}`,
  ) as [string, string, string, string];
  const slot = (resource = 'resource', place = 'slot') => `slot-${number(resource)}-${number(place)}`;
  const row = (position = 'position') => `row-${number(position)}`;
  const pile = `pile-${number('guild')}`;
  const pawn: Sprite = { kind: 'pawn', seat };
  const coin: Sprite = { kind: 'symbol', name: 'coin' };
  const card = (name = 'card'): Sprite => ({ kind: 'card', card: number(name), form: 'hand', seat: null });
  const character: Sprite = { kind: 'character', character: number('character') };
  const played = (worker: number): Sprite => ({ kind: 'worker', seat, worker });
  switch (event.kind) {
    case 'resource-picked':
      return from(supply, `slot-${number('resource')}-5`, 'worker', pawn);
    case 'worker-placed':
      return from(supply, slot(), 'worker', pawn);
    case 'worker-taken-back':
    case 'worker-spent':
      return from(slot(), supply, 'worker', pawn);
    case 'worker-moved':
      return from(slot(), slot('target', 'target_slot'), 'worker', pawn);
    case 'worker-travelled':
      return from(supply, 'cell-0-0', 'worker', pawn);
    case 'worker-card-played': {
      const place = `hand-${seat}-${number('worker')}`;
      return from(place, place, 'workerCard', played(number('worker')));
    }
    case 'worker-cards-recovered':
      return workersIn(number('cards')).flatMap((worker) => {
        const place = `played-${seat}-${worker}`;
        return from(place, place, 'workerCard', played(worker));
      });
    case 'coin-drawn':
      return from('deck', coins, 'coin', coin);
    case 'coin-paid':
      return from(coins, 'deck', 'coin', coin);
    case 'row-card-taken':
      return from(row(), projects, 'taken', card());
    case 'row-shifted':
      return from(row('origin'), row(), 'shifted', card());
    case 'row-filled':
      return from('deck', row(), 'filled', card());
    case 'project-discarded':
      return from(projects, 'deck', 'taken', card());
    case 'coin-turned':
      return from(coins, projects, 'filled', card());
    case 'project-swapped':
      return [
        ...from(projects, row(), 'taken', card('given')),
        ...from(row(), projects, 'taken', card('taken')),
      ];
    case 'card-built': {
      const sprite: Sprite = { kind: 'card', card: number('card'), form: 'city', seat };
      return from(projects, `cell-${number('x')}-${number('y')}`, 'built', sprite);
    }
    case 'bonus-used': {
      const place = after.city.find((built) => built.card === number('card'));
      const landing = next ? flightsOf(next, before, after)[0]?.to : undefined;
      const sprite: Sprite = { kind: 'symbol', name: `bonus-${BONUSES[number('bonus')]}` };
      return place ? from(`cell-${place.x}-${place.y}`, landing ?? supply, 'bonus', sprite) : [];
    }
    case 'character-taken': {
      const guild = before.piles.findIndex((each, one) => each.size !== after.piles[one]?.size);
      return from(`pile-${guild}`, characters, 'character', character);
    }
    case 'character-returned':
      return from(characters, 'piles', 'character', character);
    case 'pile-shuffled':
      return from(pile, pile, 'shuffled', { kind: 'symbol', name: `roundel-${GUILDS[number('guild')]}` });
    case 'pile-top-shown':
      return from(pile, pile, 'shown', character);
    default:
      return [];
  }
}
