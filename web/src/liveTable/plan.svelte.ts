/**
 * "What if?": moves on a copy of the table, for any seat, that can be undone. The server works out the position and draws
 * unseen cards at random; the real game does not change.
 */
import type { Source } from '../decision/deciding.svelte';
import type { components } from '../generated/schema';
import { post } from '../protocol/api';
import type { Study, View } from '../protocol/types';
import { language } from '../texts/language.svelte';
import { errorText, type Reader, problemText } from '../texts/sentences';
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

  /** The real game has moved on: a move would be tried on a position other than the one on the screen. */
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
      this.error = problemText(error);
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

  /** What a bot would do here, in place of the player who has to decide. */
  hint(level: string): Promise<components['schemas']['Hint']> {
    const { id } = this.state;
    const moves = this.moves;
    return post('/api/tables/{id}/study/hint', { id }, { moves, level, language: language.current });
  }

  back(): Promise<void> {
    return this.look(this.moves.slice(0, -1));
  }

  /** Starts again from the current position of the game. */
  restart(): Promise<void> {
    this.copied = this.state.newest;
    return this.look([]);
  }
}
