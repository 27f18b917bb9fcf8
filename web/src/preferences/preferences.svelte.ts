/** The player's preferences, stored in this browser. */
import type { Language } from '../texts/messageSources';
import { PREFERENCES_KEY, storedPreferences } from './storedPreferences';

export interface Preferences {
  name: string;
  language: Language | null; // null: the browser's
  theme: 'auto' | 'light' | 'dark';
  colourSafe: boolean;
  textSize: 'normal' | 'large' | 'larger';
  pace: 'off' | 'fast' | 'normal' | 'slow';
  confirm: 'always' | 'matters' | 'never';
  sounds: boolean;
  notify: boolean;
  hints: boolean; // explanations for new players
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
  sounds: false,
  notify: false,
  hints: true,
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
    if (preferences.theme === 'auto') delete dataset.theme;
    else dataset.theme = preferences.theme;
    dataset.textSize = preferences.textSize;
    dataset.colours = preferences.colourSafe ? 'safe' : 'usual';
  });
}

const darkMode = matchMedia('(prefers-color-scheme: dark)');
let isSystemDark = $state(darkMode.matches);
darkMode.addEventListener('change', () => (isSystemDark = darkMode.matches));

/** The theme of the server's drawings. */
export function pictureTheme(): 'day' | 'night' {
  const dark = preferences.theme === 'dark' || (preferences.theme === 'auto' && isSystemDark);
  return dark ? 'night' : 'day';
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** How long an animation of so many milliseconds lasts at the chosen pace; 0 means none. */
export function animationTime(milliseconds: number): number {
  const factor = { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[preferences.pace];
  return reducedMotion.matches ? Math.min(120, milliseconds * factor) : milliseconds * factor;
}

export function prefersReducedMotion(): boolean {
  return reducedMotion.matches;
}
