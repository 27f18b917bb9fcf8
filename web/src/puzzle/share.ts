/** What can be told to friends without giving the solution away. */
import { language, t } from '../texts/language.svelte';
import { progress, streak } from './progress.svelte';
import type { Solving } from './solving.svelte';

/** The day in the page's language. */
export function written(day: Date, hasWeekday = false): string {
  const weekday = hasWeekday ? ({ weekday: 'long' } as const) : {};
  return new Intl.DateTimeFormat(language.current, { ...weekday, day: 'numeric', month: 'long' }).format(day);
}

export function shareText(solving: Solving): string {
  const { puzzle, day, dots, isSolved, isOver, isDaily, now } = solving;
  if (!puzzle || !day) return '';
  const theme = t(`puzzle-theme-${puzzle.theme}`);
  const number = Math.min(solving.tries.length + (isOver ? 0 : 1), puzzle.tries);
  const line =
    isSolved || !isOver
      ? t('puzzle-share-line', { theme, dots, try: number, tries: puzzle.tries })
      : t('puzzle-share-missed', { theme, dots });
  const days = streak(progress.days, now);
  const row = isDaily && days > 1 ? [t('puzzle-streak-days', { days })] : [];
  return [t('puzzle-share-title', { day: written(day) }), line, ...row].join('\n');
}
