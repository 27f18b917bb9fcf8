/** The name one plays under, and what was chosen last for a game against bots. */
import { keep, kept } from '../browser/localStore';
import { preferences } from '../preferences/preferences.svelte';

export const LONGEST_NAME = 24;
/** Good people of OddVille, for whoever has not said a name yet. */
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
export const opponents = $state(kept(BOTS_KEY, { count: 1, level: 'apprentice' }));

/** The name for the table, from now on kept. */
export function ownName(): string {
  player.name = player.name.trim() || NAMES[0]!;
  preferences.name = player.name;
  return player.name;
}

export function keepOpponents(): void {
  keep(BOTS_KEY, opponents);
}
