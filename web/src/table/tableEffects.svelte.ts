/** What a browser does besides showing a table: remembers it, and calls the player by title and sound. */
import { play, playEvents } from '../alerts/sounds';
import { rememberTable } from '../joining/recentTables';
import { countResult } from '../joining/strength';
import type { TableState } from '../liveTable/tableState.svelte';
import { t } from '../texts/language.svelte';

/** Call it once, while the table's screen is set up. */
export function tableEffects(table: TableState): void {
  $effect(() => {
    if (table.form && table.you.length) rememberTable(table.form, table.isDeciding);
  });

  $effect(() => {
    document.title = table.isDeciding ? t('life-title-your-turn') : 'OddVille';
    return () => (document.title = 'OddVille');
  });

  let wasDeciding = false;
  $effect(() => {
    if (table.isDeciding && !wasDeciding) play('turn');
    wasDeciding = table.isDeciding;
  });

  let phase: string | undefined;
  $effect(() => {
    const next = table.form?.phase;
    if (phase === 'playing' && next === 'over') play('end');
    phase = next;
  });

  let hasPlayed = false;
  $effect(() => {
    const { form, game, you } = table;
    if (form?.phase === 'playing') hasPlayed = true;
    // The last move is told before the table shows its result
    else if (hasPlayed && form?.phase === 'over' && game && game.winner !== null && you.length)
      void countResult(table.id, form.seats, game).catch(() => undefined); // without a server it does not count
  });

  let heard: unknown;
  $effect(() => {
    const latest = table.recent.at(-1);
    if (latest && heard !== undefined && latest !== heard) playEvents(latest.events);
    heard = latest ?? null;
  });
}
