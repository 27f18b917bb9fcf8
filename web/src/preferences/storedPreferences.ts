/** What this browser has kept of a person's wishes. Without imports: the first script reads it before all else. */
import type { Preferences } from './preferences.svelte';

export const KEY = 'oddville-preferences';

export function keptPreferences(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {}; // storage is closed or spoilt: the page works without
  }
}
