/** Why a move is good, or better than another: the same sentences as `oddville.coach.words` in Python. */
import { BONUSES, RESOURCES } from '../generated/vocabulary';
import { t, type Arguments } from './language.svelte';
import { cardName, enumeration, type Reader } from './sentences';

export interface Why {
  code: string;
  params: Record<string, unknown>;
}

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
    else args[name] = value;
  }
  return t(`why-${code}`, args);
}

function bonuses(found: number[]): string {
  const names = [...counted(found)].map(([bonus, count]) => {
    const name = t(`bonus-${BONUSES[bonus]}-name`);
    return count === 1 ? name : `${count} × ${name}`;
  });
  return enumeration(names);
}

function resources(found: number[]): string {
  return enumeration(
    [...counted(found)].map(([resource, count]) =>
      t('why-amount', { count, resource: RESOURCES[resource] ?? '' }),
    ),
  );
}

function counted(found: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
