/** Why a move is good, or better than another: the same sentences as `oddville.coach.words` in Python. */
import { BONUSES, RESOURCES } from '../generated/vocabulary';
import { t, type Arguments } from './language.svelte';
import { cardName, enumeration, type Reader } from './sentences';

export interface Why {
  code: string;
  params: Record<string, unknown>;
}

const ROMAN = ['I', 'II', 'III', 'IV'];
const WORKERS = ['worker', 'kept'];

export function whyText(reasons: readonly Why[], reader: Reader): string {
  return reasons.map((reason) => sentence(reason, reader)).join(' ');
}

function sentence({ code, params }: Why, reader: Reader): string {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) args[name] = name === 'bonuses' ? bonuses(value) : resources(value);
    else if (typeof value === 'string') args[name] = value;
    else if (typeof value !== 'number') continue;
    else if (name.startsWith('card')) args[name] = cardName(value, reader.edition);
    else if (name === 'by') args[name] = reader.names[value] ?? '';
    else if (WORKERS.includes(name)) args[name] = ROMAN[value - 1] ?? '';
    else args[name] = value;
  }
  return t(`why-${code}`, args);
}

function bonuses(found: number[]): string {
  return enumeration(found.map((bonus) => t(`bonus-${BONUSES[bonus]}-name`)));
}

function resources(found: number[]): string {
  const counts = new Map<number, number>();
  for (const resource of found) counts.set(resource, (counts.get(resource) ?? 0) + 1);
  return enumeration(
    [...counts].map(([resource, count]) => t('why-amount', { count, resource: RESOURCES[resource] ?? '' })),
  );
}
