import type { Settings } from '../protocol/types';
import { t } from '../texts/language.svelte';

/** From two full days on, times are shown in days. */
export const isInDays = (hours: number) => hours >= 48 && hours % 24 === 0;

/** A table's clock in words. */
export function clockText(clock: Settings['clock']): string {
  if (clock.kind === 'live') return t('clock-live', { minutes: clock.minutes, increment: clock.increment });
  if (clock.kind === 'none') return t('clock-none');
  return isInDays(clock.hours)
    ? t('start-clock-days', { days: clock.hours / 24 })
    : t('clock-turns', { hours: clock.hours });
}
