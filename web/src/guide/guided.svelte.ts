/** At which tables the guide helps: in the first games, until it is switched off. Kept in this browser. */
import { readLocal, writeLocal } from '../browser/localStore';
import { preferences } from '../preferences/preferences.svelte';
import type { TableForm } from '../protocol/types';

const KEY = 'oddville-guided';
const FIRST_GAMES = 3;

/** In games with other people only if the table was opened with hints. */
export function isGuided({ id, seats, settings }: TableForm, own: number[]): boolean {
  const isAlone = seats.every(({ bot }, seat) => own.includes(seat) || bot !== null);
  if (!(isAlone || settings.hints) || own.length !== 1 || preferences.guide === false) return false;
  return preferences.guide === true || isAmongTheFirst(id);
}

/** Never where people play people, unless the table was opened with hints. */
export function areHintsGiven({ seats, settings }: TableForm): boolean {
  return settings.hints || seats.filter(({ bot }) => bot === null).length <= 1;
}

function isAmongTheFirst(table: string): boolean {
  const tables = readLocal<string[]>(KEY, []);
  if (tables.includes(table)) return true;
  if (tables.length >= FIRST_GAMES) return false;
  writeLocal(KEY, [...tables, table]);
  return true;
}
