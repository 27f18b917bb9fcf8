/**
 * Flying pieces. Every place on the table has a name (`data-place`), and every event says what went from where to where.
 * A copy of the piece flies, and the table changes when it has arrived. With reduced motion the piece only appears at its
 * target, and a ring stays there for a while.
 */
import { GUILDS, BONUSES } from '../generated/vocabulary';
import { prefersReducedMotion, animationTime } from '../preferences/preferences.svelte';
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
}

const MOTIONS = {
  worker: { milliseconds: 350, arc: 24, stagger: 120, easing: 'cubic-bezier(.3,.7,.3,1)' },
  workerCard: { milliseconds: 300, arc: 24, stagger: 80, easing: 'ease-out' },
  coin: { milliseconds: 300, stagger: 80, easing: 'ease-in-out' },
  taken: { milliseconds: 380, easing: 'ease-out' },
  shifted: { milliseconds: 260, stagger: 0, easing: 'ease-out' },
  filled: { milliseconds: 320, stagger: 120, flips: true, easing: 'ease-out' },
  built: { milliseconds: 450, overshoots: true, easing: 'cubic-bezier(.2,.9,.3,1)' },
  bonus: { milliseconds: 300, arc: 24, easing: 'ease-out' },
  character: { milliseconds: 500, stagger: 80, easing: 'ease-in-out' },
  shuffled: { milliseconds: 500, stagger: 120, turns: true, easing: 'ease-in-out' },
  shown: { milliseconds: 260, stagger: 120, flips: true, easing: 'ease-out' },
} satisfies Record<string, Motion>;

interface Flight {
  motion: keyof typeof MOTIONS;
  sprite: Sprite;
  from: string;
  to: string;
}

interface ActiveFlight extends Motion {
  id: number;
  sprite: Sprite;
  from: DOMRect;
  to: DOMRect;
}

/** What is drawn above the table: flying pieces, rings around pieces that arrived, the character that was just won. */
export const overlay = $state<{
  flights: ActiveFlight[];
  rings: { id: number; at: DOMRect }[];
  callout: { id: number; character: number; at: DOMRect } | null;
}>({ flights: [], rings: [], callout: null });

const RING = 1200;
const CALLOUT = 1500;
let last = 0;

/** The box of a place. On small screens a seat's pieces are all at its chip. */
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

/** Animates events one after another; consecutive pieces of one kind fly as a group. */
export async function fly(events: GameEvent[], before: View, after: View): Promise<void> {
  if (!animationTime(1) || document.hidden) return;
  let together: Flight[] = [];
  for (const [index, event] of events.entries()) {
    const flights = flightsOf(event, before, after, events[index + 1]);
    if (!flights.length) continue;
    if (
      together.length &&
      !('stagger' in MOTIONS[flights[0]!.motion] && flights[0]!.motion === together[0]!.motion)
    ) {
      await launch(together);
      together = [];
    }
    together.push(...flights);
  }
  await launch(together);
}

async function launch(flights: Flight[]): Promise<void> {
  await Promise.all(flights.map(start));
}

async function start({ motion, sprite, from: origin, to: aim }: Flight, index: number): Promise<void> {
  const [from, to] = [placeOf(origin), placeOf(aim)];
  if (!from || !to) return;
  const moves: Motion = MOTIONS[motion];
  const id = (last += 1);
  if (!prefersReducedMotion()) await wait(animationTime(index * (moves.stagger ?? 0)));
  const milliseconds = animationTime(moves.milliseconds);
  overlay.flights.push({ ...moves, id, sprite, from, to, milliseconds });
  await wait(milliseconds);
  overlay.flights = overlay.flights.filter((one) => one.id !== id);
  if (prefersReducedMotion()) void ring(id, to);
  if (motion === 'character' && sprite.kind === 'character' && !aim.startsWith('pile'))
    void callOut(id, sprite.character, to);
}

async function ring(id: number, at: DOMRect): Promise<void> {
  overlay.rings.push({ id, at });
  await wait(RING);
  overlay.rings = overlay.rings.filter((one) => one.id !== id);
}

/** Explains a character beside its new place. */
async function callOut(id: number, character: number, at: DOMRect): Promise<void> {
  overlay.callout = { id, character, at };
  await wait(prefersReducedMotion() ? CALLOUT : animationTime(CALLOUT));
  if (overlay.callout?.id === id) overlay.callout = null;
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
