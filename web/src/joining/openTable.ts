/** Opening tables and sitting down at them. */
import { go } from '../browser/route.svelte';
import { post } from '../protocol/api';
import type { Settings } from '../protocol/types';
import { fittingLevel } from './strength';

export const DEFAULT_SETTINGS: Settings = {
  players: 2,
  edition: 'standard',
  bots: [],
  townspeople: [],
  order: 'random',
  start: 'full',
  clock: { kind: 'none' },
  listed: false,
  spectators: true,
  undo: 'free',
  undo_against_bots: true,
  hints: false,
  pace: 'natural',
  stand_in: 'apprentice',
  seed: null,
};

/** This browser's share of the random seed, so that the server cannot choose the shuffle alone. */
export function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export async function openTable(settings: Settings, name: string): Promise<void> {
  const fitting = { ...settings, bots: settings.bots?.map(fittingLevel) ?? [] };
  const body = { settings: fitting, name, salt: newSalt(), seat: null, from: null };
  const { id } = await post('/api/tables', {}, body);
  go(`/t/${id}`);
}

/** Seats several people from this browser; a seat with a level is a bot. */
export async function openOneScreen(seats: { name: string; level: string | null }[]): Promise<void> {
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    players: seats.length,
    bots: seats.map((seat) => fittingLevel(seat.level)),
    order: 'chosen',
  };
  const people = seats.flatMap(({ name, level }, seat) => (level === null ? [{ name, seat }] : []));
  const [first, ...others] = people;
  if (!first) return;
  const { id } = await post('/api/tables', {}, { settings, ...first, salt: newSalt(), from: null });
  for (const { name, seat } of others)
    await post('/api/tables/{id}/seats', { id }, { name, seat, salt: newSalt() });
  go(`/t/${id}`);
}

export async function sitDown(id: string, name: string, seat: number | null): Promise<void> {
  await post('/api/tables/{id}/seats', { id }, { name, seat, salt: newSalt() });
}
