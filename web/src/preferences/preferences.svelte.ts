/** The player's preferences, stored in this browser. */
import { flushSync } from 'svelte';
import type { Language } from '../texts/messageSources';
import { PREFERENCES_KEY, storedPreferences } from './storedPreferences';

export interface Preferences {
  name: string;
  language: Language | null; // null: the browser's
  theme: 'auto' | 'light' | 'dark';
  colourSafe: boolean;
  textSize: 'normal' | 'large' | 'larger';
  pace: 'instant' | 'off' | 'fast' | 'normal' | 'slow'; // off: told without motion
  confirm: 'always' | 'matters' | 'never';
  endTurn: 'learn' | 'ask'; // whether the turn ends by itself where powers are never used
  unused: Record<string, number>; // how often in a row each power was left unused
  sounds: boolean;
  notify: boolean;
  hints: boolean; // explanations for new players
  guide: boolean | null; // suggests moves; null: in the first games
  hinted: Record<string, number>; // how often each hint was shown
}

const DEFAULTS: Preferences = {
  name: '',
  language: null,
  theme: 'auto',
  colourSafe: false,
  textSize: 'normal',
  pace: 'normal',
  confirm: 'matters',
  endTurn: 'learn',
  unused: {},
  sounds: false,
  notify: false,
  hints: true,
  guide: null,
  hinted: {},
};

export const preferences = $state<Preferences>({ ...DEFAULTS, ...storedPreferences() });

/** Call it once while a component is set up: it stores changes and applies them to the page. */
export function applyPreferences(): void {
  $effect(() => {
    const written = JSON.stringify(preferences);
    try {
      localStorage.setItem(PREFERENCES_KEY, written);
    } catch {
      // they last for this visit only
    }
  });
  $effect(() => {
    const { dataset } = document.documentElement;
    const theme = isOnPaper ? 'light' : preferences.theme;
    if (theme === 'auto') delete dataset.theme;
    else dataset.theme = theme;
    dataset.textSize = preferences.textSize;
    dataset.colours = preferences.colourSafe ? 'safe' : 'usual';
  });
}

const darkMode = matchMedia('(prefers-color-scheme: dark)');
let isSystemDark = $state(darkMode.matches);
darkMode.addEventListener('change', () => (isSystemDark = darkMode.matches));

const WAIT_FOR_PICTURES = 3000; // milliseconds
let isOnPaper = $state(false); // paper is light, whatever the theme
addEventListener('beforeprint', () => flushSync(() => (isOnPaper = true)));
addEventListener('afterprint', () => (isOnPaper = false));

/** The browser's own command does not wait for the light pictures. */
export async function printPage(): Promise<void> {
  flushSync(() => (isOnPaper = true));
  const drawn = Promise.allSettled([...document.images].map((image) => image.decode()));
  await Promise.race([drawn, new Promise((done) => setTimeout(done, WAIT_FOR_PICTURES))]);
  print();
}

/** The theme of the server's drawings. */
export function pictureTheme(): 'day' | 'night' {
  const dark = preferences.theme === 'dark' || (preferences.theme === 'auto' && isSystemDark);
  return dark && !isOnPaper ? 'night' : 'day';
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** How long something takes at the chosen pace. */
export function animationTime(milliseconds: number): number {
  const factor = { instant: 0, off: 1, fast: 0.5, normal: 1, slow: 1.8 }[preferences.pace];
  return milliseconds * factor;
}

/** Whether nothing may move; what happens is shown all the same. */
export function prefersReducedMotion(): boolean {
  return reducedMotion.matches || preferences.pace === 'off';
}

/** Whether nobody is to wait for anything that is shown. */
export function isInstant(): boolean {
  return preferences.pace === 'instant';
}
