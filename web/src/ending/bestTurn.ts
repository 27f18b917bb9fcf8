/** The turn in which somebody won most points. */
import type { Line } from '../liveTable/tableState.svelte';
import type { Score } from '../score/items';
import { chaptersOf } from '../liveTable/chapters';
import type { Turn } from '../telling/steps';

interface Best {
  turn: Turn;
  points: number;
}

/** Of one seat, or of everybody; null if no turn won any. */
export function bestTurnOf(
  lines: readonly Line[],
  history: Score['history'],
  seat: number | null,
): Best | null {
  const scores = new Map(history);
  let best: Best | null = null;
  for (const { turn } of chaptersOf(lines)) {
    if (!turn?.turn || (seat !== null && turn.seat !== seat)) continue;
    const [before, after] = [scores.get(turn.turn - 1)?.[turn.seat], scores.get(turn.turn)?.[turn.seat]];
    if (before === undefined || after === undefined) continue;
    if (after - before > (best?.points ?? 0)) best = { turn, points: after - before };
  }
  return best;
}
