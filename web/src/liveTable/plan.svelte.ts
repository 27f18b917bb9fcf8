/**
 * What if? Moves on a copy of the table, for whoever's turn it is, and back again. The server works out the
 * position; cards that nobody has seen are drawn at random, and the real game knows nothing of it.
 */
import type { Source } from '../decision/deciding.svelte';
import { ApiError, post } from '../protocol/api';
import type { Study, View } from '../protocol/types';
import { errorText, type Reader } from '../texts/sentences';
import type { TableState } from './tableState.svelte';

interface Move {
  seat: number;
  action: number;
}

export class Plan {
  moves = $state.raw<Move[]>([]);
  study = $state.raw<Study | null>(null);
  error = $state<string | null>(null);
  /** The position of the real game that was copied. */
  private copied = $state.raw<View | null>(null);

  constructor(private readonly state: TableState) {
    void this.restart();
  }

  /** The real game has gone on: moves would be tried on another position than the one that is seen. */
  get isOutdated(): boolean {
    return this.copied !== this.state.newest;
  }

  private async look(moves: Move[]): Promise<void> {
    try {
      const study = await post('/api/tables/{id}/study', { id: this.state.id }, { moves });
      if (study.refused) {
        this.error = errorText(
          { code: 'illegal', params: {}, reason: study.refused.reason },
          this.state.reader!,
        );
        return;
      }
      this.error = null;
      this.moves = moves;
      this.study = study;
    } catch (error) {
      this.error = error instanceof ApiError ? errorText(error) : String(error);
    }
  }

  get source(): Source | null {
    const { study, state } = this;
    const seat = study?.game.decision.seat ?? null;
    if (!study || seat === null || !state.edition || this.isOutdated) return null;
    return {
      view: study.game,
      seat,
      get reader(): Reader {
        return state.reader!;
      },
      legal: study.legal[seat] ?? [],
      study: () => Promise.resolve(study),
      commit: (action, by) => this.look([...this.moves, { seat: by, action }]),
      undo: this.moves.length ? () => this.back() : null,
    };
  }

  back(): Promise<void> {
    return this.look(this.moves.slice(0, -1));
  }

  /** From the game as it is now. */
  restart(): Promise<void> {
    this.copied = this.state.newest;
    return this.look([]);
  }
}
