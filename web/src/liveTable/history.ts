/** Loads the whole log of a table, for somebody who joined later. */
import { get } from '../protocol/api';
import type { LogEntry } from '../protocol/types';
import type { TableState } from './tableState.svelte';

export async function loadHistory(state: TableState): Promise<void> {
  let after = 0;
  for (;;) {
    const log = await get('/api/tables/{id}/log', { id: state.id, after, limit: 500 });
    state.addLines(log.entries as LogEntry[]);
    const last = log.entries.at(-1)?.sequence ?? log.sequence;
    if (last >= log.sequence || !log.entries.length) return;
    after = last;
  }
}
