/** What is to be found; short beside a sentence that says what is decided. */
import { DECISIONS } from '../generated/vocabulary';
import { t } from '../texts/language.svelte';
import { cardName } from '../texts/sentences';
import type { Solving } from './solving.svelte';

export function task({ puzzle, edition }: Solving, isShort = false): string {
  const { kind, card } = puzzle!.table.game.decision;
  return t('puzzle-task', {
    kind: isShort ? '' : DECISIONS[kind]!,
    card: card === null ? '' : cardName(card, edition!),
  });
}
