/** Where on the table something is done: the next thing to touch for an action. */
import type { Deciding } from '../decision/deciding.svelte';
import { decode } from '../protocol/actions';

export const isShown = (element: HTMLElement) => element.offsetWidth > 0 && element.offsetHeight > 0;

export function shownElement(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(`#main ${selector}`)].find(isShown) ?? null;
}

/** First the worker card or the power, then the action itself, then the button that confirms it. */
export function nextPlace(action: number, deciding: Deciding): HTMLElement | null {
  const { worker, kind, project } = decode(action);
  const { seat } = deciding.source;
  if (deciding.chosen === action)
    return (
      shownElement('.ghost.chosen .build') ??
      shownElement('[data-testid="build-here"]') ??
      shownElement('[data-testid="confirm"], [data-testid="discard"]')
    );
  const place = shownElement(`[data-action="${action}"]`);
  if (place) return place;
  if (worker !== undefined) return shownElement(`[data-place="hand-${seat}-${worker}"]`);
  if (kind === 'swap' && deciding.power === kind && deciding.project === null)
    return shownElement(`[data-place="project-${seat}-${project}"]`);
  if (deciding.worker !== null || deciding.power !== null) return shownElement('[data-testid="back"]');
  if (kind === 'use-transform-bonus') return shownElement('.bonuses');
  return shownElement(`[data-power="${kind}"]`);
}

/** On a phone, scrolls until what is to be touched can be seen, beside the words about it. */
export function bringIntoSight(place: HTMLElement, words: string): void {
  const stage = place.closest('.stage');
  const box = document.querySelector(words)?.getBoundingClientRect();
  if (!stage || !box) return;
  place.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // the row scrolls sideways
  const { top, bottom } = place.getBoundingClientRect();
  const GAP = 14;
  if (bottom > box.top - GAP && top < box.bottom) stage.scrollBy(0, bottom - box.top + GAP);
  else if (top < stage.getBoundingClientRect().top) place.scrollIntoView({ block: 'start' });
}
