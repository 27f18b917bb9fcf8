/** Numbers and lines of a review in words. */
import type { GameEvent } from '../protocol/types';
import { t } from '../texts/language.svelte';
import { eventText, isLogged, type Reader, whoIs } from '../texts/sentences';
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
    .map(({ seat, events, reveals }) => eventsText(events as unknown as GameEvent[], seat, reader, reveals))
    .filter(Boolean)
    .join(' ');
}

/** What one move of a seat did. In a line that was only tried, what chance revealed is not told: it is imagined. */
export function eventsText(
  events: GameEvent[],
  seat: number | null,
  reader: Reader,
  isImagined = false,
): string {
  const own = events.filter(
    (event) => event.seat === seat && isLogged(event) && !SKIPPED.includes(event.kind),
  );
  const isShuffled = isImagined && events.some(({ kind }) => kind === 'pile-shuffled');
  const said = own.map((event, index) => {
    const who = seat === null ? {} : whoIs(seat, reader);
    if (isImagined && event.kind === 'coin-turned') return t('coach-turns-coin', who);
    if (isShuffled && event.kind === 'character-taken') return t('coach-by-chance', who);
    const alike = own.filter((other) => eventText(other, reader) === eventText(event, reader));
    if (event.kind !== 'coin-drawn' || alike.length === 1) return eventText(event, reader);
    return own.indexOf(alike[0]!) === index ? t('coach-draws-coins', { ...who, count: alike.length }) : '';
  });
  return said.filter(Boolean).join(' ');
}

const SKIPPED = ['turn-began', 'turn-ended', 'row-filled', 'row-shifted', 'pile-top-shown'];
