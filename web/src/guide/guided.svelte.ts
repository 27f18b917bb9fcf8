/** At which tables the guide helps: in the first games, until it is switched off. Kept in this browser. */
import { readLocal, writeLocal } from '../browser/localStore';
import { preferences } from '../preferences/preferences.svelte';
import type { TableForm } from '../protocol/types';

const KEY = 'oddville-guided';
const FIRST_GAMES = 3;

/** Never in games with other people. */
export function isGuided({ id, seats }: TableForm, own: number[]): boolean {
  const isAlone = own.length === 1 && seats.every(({ bot }, seat) => own.includes(seat) || bot !== null);
  if (!isAlone || preferences.guide === false) return false;
  return preferences.guide === true || isAmongTheFirst(id);
}

function isAmongTheFirst(table: string): boolean {
  const tables = readLocal<string[]>(KEY, []);
  if (tables.includes(table)) return true;
  if (tables.length >= FIRST_GAMES) return false;
  writeLocal(KEY, [...tables, table]);
  return true;
}
