/** The preferences in the browser's storage. No imports: the first script needs it. */
import type { Preferences } from './preferences.svelte';

export const PREFERENCES_KEY = 'oddville-preferences';

export function storedPreferences(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {}; // storage is not available or damaged; the page works without it
  }
}
