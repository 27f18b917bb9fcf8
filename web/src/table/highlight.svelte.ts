/** What a line of the log points at, while somebody looks at the line. */
import type { GameEvent } from '../wire/types';
import type { Cell } from './camera.svelte';

export const highlight = $state<{
  card: number | null;
  cell: Cell | null;
  resource: number | null;
  position: number | null;
}>({
  card: null,
  cell: null,
  resource: null,
  position: null,
});

export function pointAt(event: GameEvent | null): void {
  const number = (name: string) => (typeof event?.[name] === 'number' ? (event[name] as number) : null);
  highlight.card = number('card');
  highlight.cell = event?.kind === 'card-built' ? { x: Number(event.x), y: Number(event.y) } : null;
  highlight.resource = number('target') ?? number('resource');
  highlight.position = number('position');
}
