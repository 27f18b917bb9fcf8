/** A review as it comes in: from the end of the game backwards, until every decision is judged. */
import { ApiError, get, post } from '../protocol/api';
import type { components } from '../generated/schema';
import type { Edition, Replay } from '../protocol/types';
import { peopleOf, type Person } from '../texts/people';
import { problemText, type Reader } from '../texts/sentences';

export type ReviewForm = components['schemas']['ReviewForm'];
export type TryForm = components['schemas']['TryForm'];
export type Decision = ReviewForm['decisions'][number];

/** A finished table, or a record that was loaded. */
export type Reviewed = { table: string } | { record: string };

const AGAIN = 3000; // milliseconds until the next question after a failed one

export class ReviewState {
  form = $state.raw<ReviewForm | null>(null);
  replay = $state.raw<Replay | null>(null);
  problem = $state('');
  /** Whose decisions are shown. */
  seat = $state(0);
  chosen = $state<number | null>(null);
  /** The reader's own seats: none in a game that was watched or a record that was loaded. */
  private own = $state.raw<number[]>([]);
  private isOpen = true;
  private timer = 0;

  constructor(readonly of: Reviewed) {
    void this.begin();
  }

  get people(): Person[] {
    return this.replay ? peopleOf(this.replay.players) : [];
  }
  get names(): string[] {
    return this.people.map(({ name }) => name);
  }
  get edition(): Edition {
    const { replay } = this;
    return { ...replay!.edition_data, hash: replay!.edition } as unknown as Edition;
  }
  get reader(): Reader {
    return { names: this.names, edition: this.edition, viewer: this.who === 'you' ? this.seat : null };
  }
  /** Whether the decisions shown are the reader's own. */
  get who(): 'you' | 'other' {
    return this.own.includes(this.seat) ? 'you' : 'other';
  }

  /** The decisions that cost this seat the most, in the order of the game. */
  get moments(): Decision[] {
    return (this.form?.moments[this.seat] ?? []).flatMap((number) => this.decision(number) ?? []);
  }

  /** The one on show: the chosen one, or the one that cost the most. */
  get moment(): Decision | null {
    const { moments, chosen } = this;
    const found = moments.find(({ number }) => number === chosen);
    return found ?? moments.toSorted((one, other) => other.loss - one.loss)[0] ?? null;
  }

  decision(number: number): Decision | undefined {
    return this.form?.decisions.find((one) => one.number === number);
  }

  /** The table after other moves at a decision, and the verdict if they are a whole line. */
  try(decision: number, moves: number[], judge: boolean): Promise<TryForm> {
    const body = { decision, moves, judge };
    if ('table' in this.of)
      return post('/api/tables/{id}/review/try', { id: this.of.table }, body) as Promise<TryForm>;
    return post('/api/review/try', {}, { ...body, record: this.of.record }) as Promise<TryForm>;
  }

  close(): void {
    this.isOpen = false;
    clearTimeout(this.timer);
  }

  private async begin(): Promise<void> {
    try {
      if ('table' in this.of) {
        const id = this.of.table;
        const [replay, { you }] = await Promise.all([
          get('/api/tables/{id}/replay', { id }),
          get('/api/tables/{id}', { id }),
        ]);
        this.show(replay, you);
      } else {
        this.show(await post('/api/replay', {}, { record: this.of.record }));
      }
      await this.follow();
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  private show(replay: Replay, own: number[] = []): void {
    this.replay = replay;
    this.own = own;
    const person = replay.players.findIndex(({ bot }) => bot === null);
    this.seat = own[0] ?? Math.max(0, person);
  }

  /** Asks until the review is complete; each answer waits a little for more. */
  private async follow(): Promise<void> {
    if (!this.isOpen) return;
    const judged = this.form?.judged ?? 0;
    try {
      const form =
        'table' in this.of
          ? await post('/api/tables/{id}/review', { id: this.of.table }, { judged })
          : await post('/api/review', {}, { judged, record: this.of.record });
      this.form = form as ReviewForm;
      this.problem = '';
      if (!this.form.complete) await this.follow();
    } catch (error) {
      this.problem = problemText(error);
      const canWait = error instanceof ApiError && ['too-fast', 'unreachable'].includes(error.code);
      if (canWait) this.timer = window.setTimeout(() => void this.follow(), AGAIN);
    }
  }
}

/** A record that was loaded on another screen, to be reviewed. */
let loaded = '';
export function keepRecord(text: string): void {
  loaded = text;
}
export function keptRecord(): string {
  return loaded;
}
