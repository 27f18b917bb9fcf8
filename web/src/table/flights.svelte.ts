/**
 * Pieces that travel. Every place on the table has a name (`data-place`), every event says what went from
 * where to where; a copy of the piece flies along, and the table changes when it has arrived.
 */
import { paced } from '../preferences.svelte';
import type { GameEvent, View } from '../wire/types';

export type Sprite =
  | { kind: 'pawn'; seat: number }
  | { kind: 'coin' }
  | { kind: 'card'; card: number; form: 'hand' | 'city'; seat: number | null }
  | { kind: 'worker'; seat: number; worker: number }
  | { kind: 'character'; character: number }
  | { kind: 'symbol'; name: string };

export interface Flight {
  from: string;
  to: string;
  sprite: Sprite;
  milliseconds: number;
  arc?: number;
}

interface Airborne {
  id: number;
  sprite: Sprite;
  from: DOMRect;
  to: DOMRect;
  milliseconds: number;
  arc: number;
}

export const airborne = $state<{ all: Airborne[] }>({ all: [] });
let last = 0;

/** Where a seat keeps its pieces; on small screens all lie behind its chip. */
function placeOf(name: string): Element | null {
  const found = [...document.querySelectorAll(`[data-place~="${name}"]`)].find(isShown);
  if (found) return found;
  const seat = /^(?:supply|coins|projects|characters|hand)-(\d)/.exec(name)?.[1];
  return seat ? ([...document.querySelectorAll(`[data-place~="seat-${seat}"]`)].find(isShown) ?? null) : null;
}

function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

export async function fly(events: GameEvent[], before: View, after: View): Promise<void> {
  for (const event of events) {
    const flights = flightsOf(event, before, after);
    await Promise.all(flights.map(start));
  }
}

function start(flight: Flight): Promise<void> {
  const milliseconds = paced(flight.milliseconds);
  const from = placeOf(flight.from)?.getBoundingClientRect();
  const to = placeOf(flight.to)?.getBoundingClientRect();
  if (!milliseconds || !from || !to || document.hidden) return Promise.resolve();
  last += 1;
  const id = last;
  airborne.all.push({ id, sprite: flight.sprite, from, to, milliseconds, arc: flight.arc ?? 0 });
  return new Promise((done) =>
    setTimeout(() => {
      airborne.all = airborne.all.filter((one) => one.id !== id);
      done();
    }, milliseconds),
  );
}

/** What is seen to move in an event. */
export function flightsOf(event: GameEvent, before: View, after: View): Flight[] {
  const seat = event.seat ?? 0;
  const number = (name: string) => Number(event[name]);
  const pawn: Sprite = { kind: 'pawn', seat };
  const slot = (resource: string, place: string) => `slot-${number(resource)}-${number(place)}`;
  const card = (name: string): Sprite => ({ kind: 'card', card: number(name), form: 'hand', seat: null });
  const coin: Sprite = { kind: 'coin' };
  switch (event.kind) {
    case 'resource-picked':
      return [
        {
          from: `supply-${seat}`,
          to: `slot-${number('resource')}-5`,
          sprite: pawn,
          milliseconds: 350,
          arc: 24,
        },
      ];
    case 'worker-placed':
      return [
        { from: `supply-${seat}`, to: slot('resource', 'slot'), sprite: pawn, milliseconds: 350, arc: 24 },
      ];
    case 'worker-taken-back':
      return [
        { from: slot('resource', 'slot'), to: `supply-${seat}`, sprite: pawn, milliseconds: 350, arc: 24 },
      ];
    case 'worker-spent':
      return [
        { from: slot('resource', 'slot'), to: `supply-${seat}`, sprite: pawn, milliseconds: 220, arc: 24 },
      ];
    case 'worker-moved':
      return [
        {
          from: slot('resource', 'slot'),
          to: slot('target', 'target_slot'),
          sprite: pawn,
          milliseconds: 350,
          arc: 24,
        },
      ];
    case 'worker-travelled':
      return [{ from: `supply-${seat}`, to: 'cell-0-0', sprite: pawn, milliseconds: 350, arc: 24 }];
    case 'worker-card-played':
      return [
        {
          from: `hand-${seat}-${number('worker')}`,
          to: `played-${seat}-${number('worker')}`,
          sprite: { kind: 'worker', seat, worker: number('worker') },
          milliseconds: 240,
        },
      ];
    case 'coin-drawn':
      return [{ from: 'deck', to: `coins-${seat}`, sprite: coin, milliseconds: 300 }];
    case 'coin-paid':
      return [{ from: `coins-${seat}`, to: 'deck', sprite: coin, milliseconds: 240 }];
    case 'row-card-taken':
      return [
        {
          from: `row-${number('position')}`,
          to: `projects-${seat}`,
          sprite: card('card'),
          milliseconds: 380,
        },
      ];
    case 'row-shifted':
      return [
        {
          from: `row-${number('origin')}`,
          to: `row-${number('position')}`,
          sprite: card('card'),
          milliseconds: 90,
        },
      ];
    case 'row-filled':
      return [{ from: 'deck', to: `row-${number('position')}`, sprite: card('card'), milliseconds: 320 }];
    case 'project-discarded':
      return [{ from: `projects-${seat}`, to: 'deck', sprite: card('card'), milliseconds: 320 }];
    case 'coin-turned':
      return [{ from: `coins-${seat}`, to: `projects-${seat}`, sprite: card('card'), milliseconds: 380 }];
    case 'project-swapped':
      return [
        {
          from: `projects-${seat}`,
          to: `row-${number('position')}`,
          sprite: card('given'),
          milliseconds: 380,
        },
        {
          from: `row-${number('position')}`,
          to: `projects-${seat}`,
          sprite: card('taken'),
          milliseconds: 380,
        },
      ];
    case 'card-built':
      return [
        {
          from: `projects-${seat}`,
          to: `cell-${number('x')}-${number('y')}`,
          sprite: { kind: 'card', card: number('card'), form: 'city', seat },
          milliseconds: 450,
        },
      ];
    case 'character-taken': {
      const guild = before.piles.findIndex((pile, one) => pile.size !== after.piles[one]?.size);
      const sprite: Sprite = { kind: 'character', character: number('character') };
      return [{ from: `pile-${guild}`, to: `characters-${seat}`, sprite, milliseconds: 450 }];
    }
    case 'character-returned': {
      const sprite: Sprite = { kind: 'character', character: number('character') };
      return [{ from: `characters-${seat}`, to: 'piles', sprite, milliseconds: 500 }];
    }
    default:
      return [];
  }
}
