/** Which events are worth a line of their own; the others are parts of them. */
import type { GameEvent } from '../protocol/types';

const PARTS = new Set([
  'row-shifted',
  'coin-paid',
  'turn-ended',
  'worker-spent',
  'pile-top-shown',
  'project-chosen',
]);

export function announcedKinds(event: GameEvent): boolean {
  return !PARTS.has(event.kind);
}
