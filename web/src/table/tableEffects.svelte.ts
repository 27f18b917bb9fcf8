/** What a browser does beside showing a table: remembers it, calls to one's turn in title and sound. */
import { play, playEvents } from '../alerts/sounds';
import { rememberTable } from '../joining/recentTables';
import type { TableState } from '../liveTable/tableState.svelte';
import { t } from '../texts/language.svelte';

/** To be called once while the table's screen is set up. */
export function attend(state: () => TableState): void {
  $effect(() => {
    const { table, you, isDeciding } = state();
    if (table && you.length) rememberTable(table, isDeciding);
  });

  $effect(() => {
    document.title = state().isDeciding ? t('life-title-your-turn') : 'OddVille';
    return () => (document.title = 'OddVille');
  });

  let wasDeciding = false;
  $effect(() => {
    const { isDeciding } = state();
    if (isDeciding && !wasDeciding) play('turn');
    wasDeciding = isDeciding;
  });

  let phase: string | undefined;
  $effect(() => {
    const next = state().table?.phase;
    if (phase === 'playing' && next === 'over') play('end');
    phase = next;
  });

  let heard: unknown;
  $effect(() => {
    const latest = state().recent.at(-1);
    if (latest && heard !== undefined && latest !== heard) playEvents(latest.events);
    heard = latest ?? null;
  });
}
