/**
 * Pieces that travel. Every place on the table has a name (`data-place`), every event says what went from
 * where to where; a copy of the piece flies along, and the table changes when it has arrived. Where the system
 * asks for less motion, the piece only appears where it goes, and a ring stays there for a while.
 */
import { GUILDS, BONUSES } from '../generated/vocabulary';
import { isStill, paced } from '../preferences/preferences.svelte';
import type { GameEvent, View } from '../protocol/types';
import { workersIn } from '../texts/sentences';

export type Sprite =
  | { kind: 'pawn'; seat: number }
  | { kind: 'symbol'; name: string }
  | { kind: 'card'; card: number; form: 'hand' | 'city'; seat: number | null }
  | { kind: 'worker'; seat: number; worker: number }
  | { kind: 'character'; character: number };

interface Motion {
  milliseconds: number;
  easing: string;
  arc?: number; // pixels above the straight line
  apart?: number; // milliseconds between pieces that go together
  settles?: boolean; // lands a little too large
  flips?: boolean; // turns its face up on the way
  turns?: boolean; // once around itself
}

/** How each kind of thing moves. */
const MOTIONS = {
  worker: { milliseconds: 350, arc: 24, apart: 120, easing: 'cubic-bezier(.3,.7,.3,1)' },
  workerCard: { milliseconds: 300, arc: 24, apart: 80, easing: 'ease-out' },
  coin: { milliseconds: 300, apart: 80, easing: 'ease-in-out' },
  taken: { milliseconds: 380, easing: 'ease-out' },
  shifted: { milliseconds: 260, apart: 0, easing: 'ease-out' },
  filled: { milliseconds: 320, apart: 120, flips: true, easing: 'ease-out' },
  built: { milliseconds: 450, settles: true, easing: 'cubic-bezier(.2,.9,.3,1)' },
  bonus: { milliseconds: 300, arc: 24, easing: 'ease-out' },
  character: { milliseconds: 500, apart: 80, easing: 'ease-in-out' },
  shuffled: { milliseconds: 500, apart: 120, turns: true, easing: 'ease-in-out' },
  shown: { milliseconds: 260, apart: 120, flips: true, easing: 'ease-out' },
} satisfies Record<string, Motion>;

export interface Flight {
  motion: keyof typeof MOTIONS;
  sprite: Sprite;
  from: string;
  to: string;
}

interface Airborne extends Motion {
  id: number;
  sprite: Sprite;
  from: DOMRect;
  to: DOMRect;
}

/** What is in the air, the rings around what arrived without moving, and the character somebody has just won. */
export const sky = $state<{
  airborne: Airborne[];
  rings: { id: number; at: DOMRect }[];
  callout: { id: number; character: number; at: DOMRect } | null;
}>({ airborne: [], rings: [], callout: null });

const RING = 1200;
const CALLOUT = 1500;
let last = 0;

/** Where a seat keeps its pieces; on small screens all lie behind its chip. */
function placeOf(name: string): DOMRect | null {
  const seat = /^(?:supply|coins|projects|characters|hand|played)-(\d)/.exec(name)?.[1];
  return boxOf(name) ?? (seat ? boxOf(`seat-${seat}`) : null);
}

function boxOf(name: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(`[data-place~="${name}"]`)].map((place) =>
    place.getBoundingClientRect(),
  );
  return boxes.find(({ width, height }) => width > 0 && height > 0) ?? null;
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** One event after the other; pieces of one kind that go one after the other go together, a little apart. */
export async function fly(events: GameEvent[], before: View, after: View): Promise<void> {
  if (!paced(1) || document.hidden) return;
  let together: Flight[] = [];
  for (const [index, event] of events.entries()) {
    const flights = flightsOf(event, before, after, events[index + 1]);
    if (!flights.length) continue;
    if (
      together.length &&
      !('apart' in MOTIONS[flights[0]!.motion] && flights[0]!.motion === together[0]!.motion)
    ) {
      await depart(together);
      together = [];
    }
    together.push(...flights);
  }
  await depart(together);
}

async function depart(flights: Flight[]): Promise<void> {
  await Promise.all(flights.map(start));
}

async function start({ motion, sprite, from: origin, to: aim }: Flight, index: number): Promise<void> {
  const [from, to] = [placeOf(origin), placeOf(aim)];
  if (!from || !to) return;
  const moves: Motion = MOTIONS[motion];
  const id = (last += 1);
  if (!isStill()) await wait(paced(index * (moves.apart ?? 0)));
  const milliseconds = paced(moves.milliseconds);
  sky.airborne.push({ ...moves, id, sprite, from, to, milliseconds });
  await wait(milliseconds);
  sky.airborne = sky.airborne.filter((one) => one.id !== id);
  if (isStill()) void ring(id, to);
  if (motion === 'character' && sprite.kind === 'character' && !aim.startsWith('pile'))
    void callOut(id, sprite.character, to);
}

async function ring(id: number, at: DOMRect): Promise<void> {
  sky.rings.push({ id, at });
  await wait(RING);
  sky.rings = sky.rings.filter((one) => one.id !== id);
}

/** What the character can do and is worth, beside where it lies now. */
async function callOut(id: number, character: number, at: DOMRect): Promise<void> {
  sky.callout = { id, character, at };
  await wait(isStill() ? CALLOUT : paced(CALLOUT));
  if (sky.callout?.id === id) sky.callout = null;
}

/** What is seen to move in an event; `next` is the one after it, by which a bonus knows where it goes. */
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
