/** Numbers and lines of a review in words. */
import type { GameEvent } from '../protocol/types';
import { eventText, isLogged, type Reader } from '../texts/sentences';
import type { TryForm } from './reviewState.svelte';

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** With a sign that is not a hyphen. */
export function signed(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

/** What the moves of a line did; what follows for others by itself is left out. */
export function lineText({ table }: TryForm, reader: Reader): string {
  return table.moves
    .map(({ seat, events }) => eventsText(events as unknown as GameEvent[], seat, reader))
    .filter(Boolean)
    .join(' ');
}

/** What one move of a seat did. */
export function eventsText(events: GameEvent[], seat: number | null, reader: Reader): string {
  return events
    .filter((event) => event.seat === seat && isLogged(event) && !SKIPPED.includes(event.kind))
    .map((event) => eventText(event, reader))
    .join(' ');
}

const SKIPPED = ['turn-began', 'turn-ended', 'row-filled', 'row-shifted', 'pile-top-shown'];
