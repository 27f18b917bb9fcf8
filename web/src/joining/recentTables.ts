/** The tables at which this browser has played, to find the way back. */
import { keep, kept } from '../browser/localStore';
import { ApiError, get } from '../protocol/api';
import type { TableForm } from '../protocol/types';
import { namesOf } from '../texts/sentences';

export interface RecentTable {
  id: string;
  names: string[]; // by seat; empty where it was free
  phase: TableForm['phase'];
  at: number; // when it was last open here, in milliseconds since 1970
  isAwaited: boolean; // this browser has to decide
}

const KEY = 'oddville-tables';
const KEPT_TABLES = 8;

export function recentTables(): RecentTable[] {
  return kept<RecentTable[]>(KEY, []);
}

export function rememberTable(table: TableForm, isAwaited: boolean): void {
  const line = { id: table.id, names: namesOf(table.seats), phase: table.phase, at: Date.now(), isAwaited };
  keep(KEY, [line, ...recentTables().filter(({ id }) => id !== table.id)].slice(0, KEPT_TABLES));
}

export function forgetTable(id: string): RecentTable[] {
  const others = recentTables().filter((table) => table.id !== id);
  keep(KEY, others);
  return others;
}

/** How the tables stand that are not over; those that are gone are forgotten. */
export async function refreshedTables(): Promise<RecentTable[]> {
  const found = await Promise.all(recentTables().map(refreshed));
  const tables = found.filter((table) => table !== null);
  keep(KEY, tables);
  return tables;
}

async function refreshed(line: RecentTable): Promise<RecentTable | null> {
  if (line.phase === 'over') return line;
  try {
    const { table, game, you } = await get('/api/tables/{id}', { id: line.id });
    const decider = table.phase === 'playing' ? (game?.decision.seat ?? null) : null;
    const isAwaited = decider !== null && you.includes(decider) && table.seats[decider]?.stand_in === null;
    return { ...line, names: namesOf(table.seats), phase: table.phase, isAwaited };
  } catch (error) {
    return error instanceof ApiError && error.code === 'unknown-table' ? null : line;
  }
}
