/**
 * Ending the turn by itself: somebody who has left a power unused a few times in a row is no longer asked about it
 * after every action. Powers can still be used before the action, and using one starts the count again.
 */
import { DECISIONS } from '../generated/vocabulary';
import { preferences } from '../preferences/preferences.svelte';
import { decode, type ActionKind } from '../protocol/actions';
import type { Deciding } from './deciding.svelte';

const TIMES = 3;

/** The powers that could still be used after the action. */
function powersIn(legal: number[]): ActionKind[] {
  const kinds = legal.map((action) => decode(action).kind);
  return [...new Set(kinds)].filter((kind) => kind !== 'done' && kind !== 'take-back');
}

/** What is done without asking; null: the player is asked. */
export function endsByItself(deciding: Deciding): number | null {
  if (preferences.endTurn !== 'learn' || deciding.kind !== 'after-action') return null;
  const powers = powersIn(deciding.source.legal);
  const isUnused = powers.every((power) => (preferences.unused[power] ?? 0) >= TIMES);
  return isUnused ? deciding.find('done').action : null;
}

/** Counts how often in a row a power was left unused. */
export function learnFrom(decision: number, legal: number[], action: number): void {
  const { kind } = decode(action);
  if (preferences.unused[kind]) preferences.unused[kind] = 0;
  if (DECISIONS[decision] !== 'after-action' || kind !== 'done') return;
  for (const power of powersIn(legal)) preferences.unused[power] = (preferences.unused[power] ?? 0) + 1;
}
