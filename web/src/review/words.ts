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
  const events = table.moves.flatMap(({ seat, events: all }) =>
    (all as unknown as GameEvent[]).filter((event) => event.seat === seat),
  );
  return events
    .filter((event) => isLogged(event) && !SKIPPED.includes(event.kind))
    .map((event) => eventText(event, reader))
    .join(' ');
}

const SKIPPED = ['turn-began', 'turn-ended', 'row-filled', 'row-shifted', 'pile-top-shown'];
