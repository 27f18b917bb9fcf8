/** The screens, each loaded on demand. */
import type { Component } from 'svelte';
import type { Route } from './browser/route.svelte';
import { STANDARD_EDITION } from './generated/vocabulary';
import { edition } from './protocol/api';
import { loadPart } from './texts/language.svelte';

const SCREENS: Record<Route['screen'], () => Promise<{ default: unknown }>> = {
  start: () => import('./start/Start.svelte'),
  lobby: () => import('./start/Lobby.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  'five-minutes': async () => {
    const [screen] = await Promise.all([import('./lesson/FiveMinutes.svelte'), loadPart('lessons')]);
    return screen;
  },
  learn: async () => {
    edition(STANDARD_EDITION).catch(() => {});
    const [screen] = await Promise.all([import('./lesson/Learn.svelte'), loadPart('lessons')]);
    return screen;
  },
  table: () => {
    edition(STANDARD_EDITION).catch(() => {}); // the document has already asked for it, and most tables use it
    return import('./table/Table.svelte');
  },
  replay: () => import('./replay/ReplayScreen.svelte'),
  review: async () => {
    const [screen] = await Promise.all([import('./review/ReviewScreen.svelte'), loadPart('coach')]);
    return screen;
  },
  puzzle: async () => {
    const [screen] = await Promise.all([import('./puzzle/PuzzleScreen.svelte'), loadPart('coach')]);
    return screen;
  },
};

type Screen = Component<{ id: string }>;
const loaded = new Map<Route['screen'], Screen>();

/** Returns without a promise what has been loaded before. */
export function loadScreen({ screen }: Route): Screen | Promise<Screen> {
  return loaded.get(screen) ?? load(screen);
}

async function load(screen: Route['screen']): Promise<Screen> {
  const found = (await SCREENS[screen]()).default as Screen;
  loaded.set(screen, found);
  return found;
}
