/** The sentence of a decision: what to choose, or what has been chosen. */
import { DECISIONS } from '../generated/vocabulary';
import { decode, type ActionKind } from '../protocol/actions';
import type { View } from '../protocol/types';
import { t } from '../texts/language.svelte';
import { decisionText, type Reader } from '../texts/sentences';
import type { Deciding } from './deciding.svelte';

/** What has to be decided, with no choice made yet. */
export function asked({ decision }: View, legal: readonly number[], reader: Reader): string {
  const offers = (kind: ActionKind) => legal.some((action) => decode(action).kind === kind);
  if (DECISIONS[decision.kind] === 'second-resource' && !offers('take-second'))
    return t('page-no-second', { back: offers('take-back') ? 'yes' : 'no' });
  return decisionText(decision, { ...reader, viewer: decision.seat });
}

export function prompt(view: View, reader: Reader, deciding: Deciding | null): string {
  if (!deciding) return decisionText(view.decision, reader);
  if (deciding.chosen !== null && deciding.study && decode(deciding.chosen).kind !== 'place-at')
    return deciding.text(deciding.chosen);
  if (deciding.power === 'swap') return t(deciding.project === null ? 'page-swap-project' : 'page-swap-row');
  if (deciding.power === 'travel') return t('page-travel');
  if (deciding.worker !== null)
    return t('page-ability', { worker: deciding.worker, offers: deciding.offersBesideProjects });
  return asked(view, deciding.source.legal, reader);
}

/** A long sentence is set smaller, so that it needs no more than two lines. */
export const isLong = (sentence: string) => sentence.length > 60;
