/** The tables at which this browser has played. */
import { IS_SITE } from '../browser/address';
import { writeLocal, readLocal } from '../browser/localStore';
import { ApiError, get } from '../protocol/api';
import type { TableForm } from '../protocol/types';
import { namesOf } from '../texts/people';

export interface RecentTable {
  id: string;
  names: string[]; // by seat; empty if the seat was free
  phase: TableForm['phase'];
  at: number; // when it was last open here, in Unix milliseconds
  isAwaited: boolean; // it is this browser's turn
}

// Without a server the games belong to this page alone; another one of the same host may have a server.
const KEY = IS_SITE ? `oddville-tables ${location.pathname}` : 'oddville-tables';
const MAX_TABLES = 8;

export function recentTables(): RecentTable[] {
  return readLocal<RecentTable[]>(KEY, []);
}

export function rememberTable(table: TableForm, isAwaited: boolean): void {
  const line = { id: table.id, names: namesOf(table.seats), phase: table.phase, at: Date.now(), isAwaited };
  writeLocal(KEY, [line, ...recentTables().filter(({ id }) => id !== table.id)].slice(0, MAX_TABLES));
}

export function forgetTable(id: string): RecentTable[] {
  const others = recentTables().filter((table) => table.id !== id);
  writeLocal(KEY, others);
  return others;
}

/** Asks the server about the tables that are not over, and drops those it no longer has. */
export async function refreshedTables(): Promise<RecentTable[]> {
  const found = await Promise.all(recentTables().map(refreshed));
  const tables = found.filter((table) => table !== null);
  writeLocal(KEY, tables);
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
