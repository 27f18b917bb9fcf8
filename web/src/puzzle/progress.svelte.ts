/** Which daily puzzles were solved, kept on this device. */
import { readLocal, writeLocal } from '../browser/localStore';

export interface Solved {
  stars: number; // 0: not solved
  tries: number;
}
type Days = Record<string, Solved>;

const KEY = 'oddville.puzzles';
const MOST_DAYS = 400;

export const progress = $state<{ days: Days }>({ days: read() });

function read(): Days {
  return readLocal<Days>(KEY, {});
}

/** A day's first result counts. */
export function keep(day: string, solved: Solved): void {
  if (progress.days[day]) return;
  const entries = [...Object.entries(progress.days), [day, solved] as const].sort().slice(-MOST_DAYS);
  progress.days = Object.fromEntries(entries);
  writeLocal(KEY, progress.days);
}

/** The local date as `2026-11-17`; `back` days before. */
export function dayOf(date: Date, back = 0): string {
  const then = new Date(date.getFullYear(), date.getMonth(), date.getDate() - back);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

/** Solved days in a row up to today; today may still be open. */
export function streak(days: Days, now: Date): number {
  const isSolved = (back: number) => (days[dayOf(now, back)]?.stars ?? 0) > 0;
  let count = isSolved(0) ? 1 : 0;
  for (let back = 1; isSolved(back); back += 1) count += 1;
  return count;
}
