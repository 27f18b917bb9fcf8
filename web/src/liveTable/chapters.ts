/** The log by turns: one block for each turn with its steps, and between them what else happened at the table. */
import type { Line } from './tableState.svelte';
import { TurnReader, type Turn } from '../telling/steps';

export interface Chapter {
  key: string;
  /** Null: something that is no move, told by `lines`. */
  turn: Turn | null;
  lines: Line[];
}

/** Moves that were taken back are left out. `now` is the turn on the table. */
export function chaptersOf(lines: readonly Line[], now = 0): Chapter[] {
  const kept = withoutUndone(lines);
  const reader = new TurnReader();
  const chapters: Chapter[] = [];
  for (const line of lines) {
    if (line.entry.kind !== 'moved') {
      const last = chapters.at(-1);
      if (last && !last.turn) last.lines.push(line);
      else chapters.push({ key: `${line.sequence}`, turn: null, lines: [line] });
    } else if (kept.has(line.sequence)) {
      const known = reader.turns.length;
      reader.read(line.events, line.before ?? null, line.after ?? null);
      const added = reader.turns.slice(known).map((turn, index) => ({
        ...{ key: `${line.sequence}-${index}`, turn, lines: [] },
      }));
      chapters.push(...added);
    }
  }
  const [first, next] = reader.turns;
  // The log may begin in the middle of a turn, whose number it does not know.
  if (first && !first.turn && !isSetUp(first)) first.turn = next ? next.turn - 1 : now;
  // A turn that has only begun has nothing to tell yet.
  return chapters.filter(({ turn }) => turn === null || turn.steps.length > 0);
}

/** The turn from which an earlier game goes on here, or null. Such a game has no set-up of its own. */
export function continuedFrom(lines: readonly Line[], now: number): number | null {
  if (!lines.some(({ entry }) => entry.kind === 'started')) return null; // not loaded yet, or not begun
  const first = chaptersOf(lines, now).find(({ turn }) => turn !== null)?.turn;
  return (first?.turn ?? now) || null;
}

const isSetUp = ({ steps }: Turn) => steps.some(({ kind }) => kind === 'begins');

/** The sequence numbers of the moves that were not taken back. */
function withoutUndone(lines: readonly Line[]): Set<number> {
  let moves: number[] = [];
  let asked: { moves: number; waiting: Set<number> } | null = null;
  for (const { sequence, entry } of lines) {
    if (entry.kind === 'moved') moves.push(sequence);
    else if (entry.kind === 'undone') moves = moves.slice(0, entry.moves);
    else if (entry.kind === 'undo-asked') asked = { moves: entry.moves, waiting: new Set(entry.asked ?? []) };
    else if (entry.kind === 'undo-answered' && asked) {
      asked.waiting.delete(entry.seat);
      if (entry.agreed && !asked.waiting.size) moves = moves.slice(0, asked.moves);
      if (!entry.agreed || !asked.waiting.size) asked = null;
    }
  }
  return new Set(moves);
}
