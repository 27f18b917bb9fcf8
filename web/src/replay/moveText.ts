/** A replay in words. */
import { t } from '../texts/language.svelte';
import { eventText, isLogged } from '../texts/sentences';
import type { Playback } from './playback.svelte';
import { eventsOf } from './timeline';

/** A move, without its silent events. */
export function moveText(playback: Playback, at: number): string {
  const frame = playback.replay.frames[at]!;
  const reader = { names: playback.names, edition: playback.edition, viewer: null };
  const events = eventsOf(frame).filter((event) => event.kind !== 'turn-began');
  const told = events.filter(isLogged);
  return (
    (told.length ? told : events).map((event) => eventText(event, reader)).join(' ') || (frame.text ?? '')
  );
}

/** The current moment: move and turn. */
export function momentText({ at, last, turn }: Playback): string {
  if (!turn) return t('replay-at-start');
  return t(turn.turn ? 'replay-at' : 'replay-at-setup', { move: at, moves: last, turn: turn.turn });
}
