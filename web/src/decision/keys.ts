/**
 * Playing by keyboard: 1–9 choose among what glows, which then shows its number (style.css); arrows move the focus in
 * the hand, the row or a board, Enter confirms, Esc goes back, L lists all moves.
 */
import { isShortcut } from '../browser/shortcut';
import { magnified, closeMagnifier } from '../pieces/magnifier.svelte';
import { hideReason, shownReason } from '../tips/whyNot.svelte';
import type { Deciding } from './deciding.svelte';

addEventListener('keydown', () => (document.documentElement.dataset.input = 'keys'), true);
addEventListener('pointerdown', () => (document.documentElement.dataset.input = 'pointer'), true);

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
    const meant = glowing[Number(event.key) - 1];
    meant?.focus();
    if (meant) deciding.byKey(() => meant.click());
  } else if (!(event.key in STEPS) || !focusNeighbour(target, STEPS[event.key]!)) return;
  event.preventDefault();
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
