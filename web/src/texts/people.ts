/** Who sits at a table: people by their names, bots as the townspeople they are. */
import { has, t } from './language.svelte';
import { levelName } from './sentences';

export interface Person {
  name: string; // empty: the seat is free
  townsperson: string | null; // who a bot is
  level: string | null; // of a bot
}

interface Seat {
  name: string;
  bot: string | null;
  townsperson?: string | null;
}

/** By seat. A bot with the name of a person gets a number. */
export function peopleOf(seats: readonly Seat[]): Person[] {
  const names = seats.map((seat) => seat.name);
  return seats.map(({ name, bot, townsperson = null }, number) => {
    if (townsperson !== null) names[number] = distinct(t(`townsperson-${townsperson}`), names);
    return { name: names[number] ?? name, townsperson, level: bot };
  });
}

export function namesOf(seats: readonly Seat[]): string[] {
  return peopleOf(seats).map(({ name }) => name);
}

/** "mason · journeyman"; empty for people. */
export function tradeAndLevel({ townsperson, level }: Omit<Person, 'name'>): string {
  if (townsperson === null || level === null) return '';
  return t('page-trade-level', {
    trade: t(`trade-${townsperson}`),
    level: level.replace(/-\d+$/, ''),
    name: levelName(level),
  });
}

/** How strong a level is; empty for a bot of another package. */
export function levelLine(level: string): string {
  const id = `level-${level}-line`;
  return has(id) ? t(id) : '';
}

function distinct(name: string, taken: string[]): string {
  let found = name;
  for (let number = 2; taken.includes(found); number += 1) found = `${name} ${number}`;
  return found;
}
