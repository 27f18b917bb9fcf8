/**
 * Playing by keyboard: 1–9 choose among what glows, which then shows its number (style.css); arrows move the focus in
 * the hand, the row or a board, Enter confirms, Esc goes back, L lists all moves.
 */
import { isShortcut } from '../browser/shortcut';
import { WORKER_CARDS } from '../generated/vocabulary';
import { magnified, closeMagnifier } from '../pieces/magnifier.svelte';
import { hideReason, shownReason } from '../tips/whyNot.svelte';
import type { Deciding } from './deciding.svelte';

export function handleKey(event: KeyboardEvent, deciding: Deciding | null, list?: () => void): void {
  const target = event.target as HTMLElement;
  if (!deciding || !isShortcut(event)) return;
  if (event.key === 'Escape' && (shownReason.text !== null || magnified.card !== null)) {
    hideReason();
    closeMagnifier();
  } else if (event.key === 'Escape' && deciding.canGoBack) void deciding.back();
  else if (event.key === 'Enter' && deciding.chosen !== null && !target.closest('button, a'))
    void deciding.confirm();
  else if (event.key === 'l' || event.key === 'L') list?.();
  else if (/^[1-9]$/.test(event.key)) {
    const glowing = [...document.querySelectorAll<HTMLElement>('#main [data-legal="true"]')].filter(
      (one) => one.offsetParent !== null,
    );
    const meant = chosenBy(Number(event.key), glowing);
    meant?.focus();
    if (meant) deciding.byKey(() => meant.click());
  } else if (!(event.key in STEPS) || !focusNeighbour(target, STEPS[event.key]!)) return;
  event.preventDefault();
}

/** Worker cards keep their own numbers, so that “worker 2” is always 2; the others follow. */
function chosenBy(digit: number, glowing: HTMLElement[]): HTMLElement | undefined {
  const others = glowing.filter(({ dataset }) => dataset.number === undefined);
  if (others.length === glowing.length) return others[digit - 1];
  if (digit > WORKER_CARDS) return others[digit - WORKER_CARDS - 1];
  return glowing.find(({ dataset }) => dataset.number === String(digit));
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Includes neighbours that are not possible now: they say why. */
function focusNeighbour(from: HTMLElement, step: number): boolean {
  const group = [...(from.closest('#main [role="group"]')?.querySelectorAll('button') ?? [])];
  const at = group.findIndex((button) => button === from);
  const next = at < 0 ? undefined : group[at + step];
  next?.focus();
  return next !== undefined;
}
