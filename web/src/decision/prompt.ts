/** The sentence of a decision: what to choose, or what has been chosen. */
import { decode } from '../protocol/actions';
import type { View } from '../protocol/types';
import { t } from '../texts/language.svelte';
import { decisionText, type Reader } from '../texts/sentences';
import type { Deciding } from './deciding.svelte';

export function prompt(view: View, reader: Reader, deciding: Deciding | null): string {
  if (!deciding) return decisionText(view.decision, reader);
  if (deciding.chosen !== null && deciding.study && decode(deciding.chosen).kind !== 'place-at')
    return deciding.text(deciding.chosen);
  if (deciding.power === 'swap') return t(deciding.project === null ? 'page-swap-project' : 'page-swap-row');
  if (deciding.power === 'travel') return t('page-travel');
  if (deciding.worker !== null)
    return t('page-ability', { worker: deciding.worker, offers: deciding.offersBesideProjects });
  if (deciding.isWithoutSecond)
    return t('page-no-second', { back: deciding.offers('take-back') ? 'yes' : 'no' });
  return decisionText(view.decision, { ...reader, viewer: deciding.source.seat });
}

/** A long sentence is set smaller, so that it needs no more than two lines. */
export const isLong = (sentence: string) => sentence.length > 60;
