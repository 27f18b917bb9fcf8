/** A move in words, without its silent events. */
import { eventText } from '../texts/sentences';
import { announcedKinds } from '../texts/silentEvents';
import type { Playback } from './playback.svelte';
import { eventsOf } from './timeline';

export function moveText(playback: Playback, at: number): string {
  const frame = playback.replay.frames[at]!;
  const reader = { names: playback.names, edition: playback.edition, viewer: null };
  const events = eventsOf(frame).filter((event) => event.kind !== 'turn-began');
  const told = events.filter(announcedKinds);
  return (
    (told.length ? told : events).map((event) => eventText(event, reader)).join(' ') || (frame.text ?? '')
  );
}
