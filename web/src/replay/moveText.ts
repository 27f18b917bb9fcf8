/** A move in words: what happened by it, without what goes without saying. */
import { eventText } from '../texts/sentences';
import { announcedKinds } from '../texts/silentEvents';
import type { Playing } from './playback.svelte';
import { eventsOf } from './timeline';

export function wordsOf(playing: Playing, at: number): string {
  const frame = playing.replay.frames[at]!;
  const reader = { names: playing.names, edition: playing.edition, viewer: null };
  const events = eventsOf(frame).filter((event) => event.kind !== 'turn-began');
  const told = events.filter(announcedKinds);
  return (
    (told.length ? told : events).map((event) => eventText(event, reader)).join(' ') || (frame.text ?? '')
  );
}
