/** What a person likes, kept in this browser. */
import type { Language } from '../texts/messageSources';
import { KEY, keptPreferences } from './storedPreferences';

export interface Preferences {
  name: string;
  language: Language | null; // null: as the browser
  theme: 'auto' | 'light' | 'dark';
  colourSafe: boolean;
  textSize: 'normal' | 'large' | 'larger';
  pace: 'off' | 'fast' | 'normal' | 'slow';
  confirm: 'always' | 'matters' | 'never';
  sounds: boolean;
  notify: boolean;
  hints: boolean; // what a decision is about, for somebody new
  hinted: Record<string, number>; // how often each was met
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

export const preferences = $state<Preferences>({ ...DEFAULTS, ...keptPreferences() });

/** To be called once, in an effect root: keeps changes and shows them. */
export function keepPreferences(): void {
  $effect(() => {
    const written = JSON.stringify(preferences);
    try {
      localStorage.setItem(KEY, written);
    } catch {
      // kept for this visit only
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

const darkness = matchMedia('(prefers-color-scheme: dark)');
let prefersDark = $state(darkness.matches);
darkness.addEventListener('change', () => (prefersDark = darkness.matches));

/** The theme of drawings that are images of their own. */
export function sceneryTheme(): 'day' | 'night' {
  const dark = preferences.theme === 'dark' || (preferences.theme === 'auto' && prefersDark);
  return dark ? 'night' : 'day';
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** How long an animation of so many milliseconds lasts at the person's pace; 0: not at all. */
export function paced(milliseconds: number): number {
  const factor = { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[preferences.pace];
  return stillness.matches ? Math.min(120, milliseconds * factor) : milliseconds * factor;
}

export function isStill(): boolean {
  return stillness.matches;
}
