/** The decisions of a live table, through its socket and the server's study. */
import type { Source } from '../decision/deciding.svelte';
import { learnFrom } from '../decision/endTurn';
import { post } from '../protocol/api';
import type { Study, View } from '../protocol/types';
import type { Reader } from '../texts/sentences';
import type { TableState } from './tableState.svelte';

export class LiveSource implements Source {
  readonly view: View;
  readonly seat: number;
  readonly legal: number[];

  constructor(private readonly state: TableState) {
    this.view = state.newest!;
    this.seat = this.view.decision.seat!;
    this.legal = state.legal[this.seat] ?? [];
  }

  get reader(): Reader {
    return { ...this.state.reader!, viewer: this.state.isOneScreen ? null : this.seat };
  }

  study(): Promise<Study> {
    return post('/api/tables/{id}/study', { id: this.state.id }, { moves: [] });
  }

  async commit(action: number, seat: number): Promise<void> {
    await this.state.send({ type: 'act', seat, sequence: this.state.sequence, action });
    learnFrom(this.view.decision.kind, this.legal, action);
  }

  get undo(): (() => Promise<void>) | null {
    const { state, seat } = this;
    if (state.canUndo !== seat) return null;
    return () => state.send({ type: 'undo', seat, sequence: state.sequence, scope: 'step' });
  }
}
