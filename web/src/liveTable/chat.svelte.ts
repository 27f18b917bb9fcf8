/** What was said at a table, and how much of it nobody here has read. */
import { keep, kept } from '../browser/localStore';
import type { TableState } from './tableState.svelte';

export interface Saying {
  sequence: number;
  seat: number;
  text: string;
  at: number;
}

const SHOWN_SAYINGS = 200;
const KEY = 'oddville-read';
const KEPT_TABLES = 20;

export class Talk {
  /** The last entry of the log that was there when somebody looked. */
  private read: number;

  constructor(private readonly state: TableState) {
    this.read = $state(kept<[string, number][]>(KEY, []).find(([id]) => id === state.id)?.[1] ?? 0);
  }

  get sayings(): Saying[] {
    const found: Saying[] = [];
    for (const { sequence, entry } of this.state.log) {
      if (entry.kind === 'said') found.push({ sequence, seat: entry.seat, text: entry.text, at: entry.at });
    }
    return found.slice(-SHOWN_SAYINGS);
  }

  get unread(): number {
    const { you } = this.state;
    return this.sayings.filter(({ sequence, seat }) => sequence > this.read && !you.includes(seat)).length;
  }

  /** All that is there has been seen. */
  seen(): void {
    const last = this.sayings.at(-1)?.sequence ?? 0;
    if (last <= this.read) return;
    this.read = last;
    const others = kept<[string, number][]>(KEY, []).filter(([id]) => id !== this.state.id);
    keep(KEY, [[this.state.id, last], ...others].slice(0, KEPT_TABLES));
  }
}
