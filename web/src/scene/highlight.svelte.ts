/** What a line of the log points at: while it is hovered or focused, or for a moment after a tap on it. */
import type { Cell } from '../protocol/actions';
import type { GameEvent } from '../protocol/types';
import type { Tab } from './stage.svelte';

export const highlight = $state<{
  card: number | null;
  cell: Cell | null;
  resource: number | null;
  position: number | null;
  tab: Tab | null; // the phone tab that shows it
  named: number[]; // cards of the row that the guide names: none has its name on it
}>({
  card: null,
  cell: null,
  resource: null,
  position: null,
  tab: null,
  named: [],
});

const MOMENT = 2000;
let timer = 0;

export function pointAt(event: GameEvent | null): void {
  if (!timer) point(event);
}

/** After a tap. It lasts a moment, because on a phone the other tab replaces the log. */
export function goTo(event: GameEvent): void {
  point(event);
  const { cell, card, resource, position } = highlight;
  const tabs: [unknown, Tab][] = [
    [cell, 'city'],
    [position, 'row'],
    [resource, 'row'],
    [card, 'city'],
  ];
  highlight.tab = tabs.find(([place]) => place !== null)?.[1] ?? null;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    timer = 0;
    point(null);
  }, MOMENT);
}

function point(event: GameEvent | null): void {
  highlight.tab = null;
  const number = (name: string) => (typeof event?.[name] === 'number' ? (event[name] as number) : null);
  highlight.card = number('card');
  highlight.cell = event?.kind === 'card-built' ? { x: Number(event.x), y: Number(event.y) } : null;
  highlight.resource = number('target') ?? number('resource');
  highlight.position = number('position');
}
