/** The player's name, and the last settings for a game against bots. */
import { writeLocal, readLocal } from '../browser/localStore';
import { MAX_PLAYERS, TOWNSPEOPLE } from '../generated/vocabulary';
import { preferences } from '../preferences/preferences.svelte';

type Townsperson = (typeof TOWNSPEOPLE)[number];

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
/** How many bots, how strong, and who they are; `people` are three, in the order they sit down. */
export const opponents = $state({
  count: 1,
  level: 'beginner',
  people: someOf(TOWNSPEOPLE),
  ...readLocal<object>(BOTS_KEY, {}),
});

/** Others sit down, nobody of those who were there. */
export function inviteOthers(all: readonly Townsperson[]): void {
  opponents.people = someOf(all.filter((person) => !opponents.people.includes(person)));
}

function someOf(people: readonly Townsperson[]): Townsperson[] {
  const shuffled = people
    .map((person) => ({ person, at: Math.random() }))
    .sort((one, other) => one.at - other.at);
  return shuffled.slice(0, MAX_PLAYERS - 1).map(({ person }) => person);
}

/** The name to play under; it is remembered. */
export function rememberName(): string {
  player.name = player.name.trim() || NAMES[0]!;
  preferences.name = player.name;
  return player.name;
}

export function saveOpponents(): void {
  writeLocal(BOTS_KEY, opponents);
}
