/** The player's name, and the last settings for a game against bots. */
import { writeLocal, readLocal } from '../browser/localStore';
import { preferences } from '../preferences/preferences.svelte';

export const LONGEST_NAME = 24;
/** A random one is suggested until the player enters a name. */
const NAMES = [
  'Mirel',
  'Ada',
  'Jonas',
  'Wilhelmina',
  'Odile',
  'Casper',
  'Fenna',
  'Bertram',
  'Linde',
  'Tibor',
];
const BOTS_KEY = 'oddville-bots';

export const player = $state({ name: preferences.name || NAMES[Math.floor(Math.random() * NAMES.length)]! });
export const opponents = $state(readLocal(BOTS_KEY, { count: 1, level: 'beginner' }));

/** The name to play under; it is remembered. */
export function rememberName(): string {
  player.name = player.name.trim() || NAMES[0]!;
  preferences.name = player.name;
  return player.name;
}

export function saveOpponents(): void {
  writeLocal(BOTS_KEY, opponents);
}
