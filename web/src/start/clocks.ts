/** A table's clock in words. */
import { t } from '../texts/language.svelte';
import type { Settings } from '../wire/types';

export function clockText(clock: Settings['clock']): string {
  if (clock.kind === 'live') return t('clock-live', { minutes: clock.minutes, increment: clock.increment });
  return clock.kind === 'turns' ? t('clock-turns', { hours: clock.hours }) : t('clock-none');
}
