/** A puzzle that is being solved: its position, the tries, and what is told after them. */
import { announceNow } from '../alerts/announce.svelte';
import { Deciding } from '../decision/deciding.svelte';
import type { components } from '../generated/schema';
import { edition as fetchEdition, get, post } from '../protocol/api';
import type { Edition, GameEvent, Study } from '../protocol/types';
import { teller } from '../telling/teller.svelte';
import { t } from '../texts/language.svelte';
import { peopleOf } from '../texts/people';
import { eventText, isLogged, problemText, type Reader } from '../texts/sentences';
import type { Why } from '../texts/why';
import { dayOf, keep } from './progress.svelte';

type Puzzle = components['schemas']['PuzzleForm'];
type Answer = components['schemas']['PuzzleAnswer'];

export interface Attempt {
  action: number;
  events: GameEvent[];
  loss: number; // per cent of the chance to win
  isRight: boolean;
}

const PEOPLE = ['tobin', 'nell', 'wanda', 'bram'];
const HARDEST = 3;
/** Why a choice is not offered again; the rules do not know this reason. */
const TRIED = 'reason-tried';
export const MOST_STARS = 3;

export class Solving {
  readonly now = new Date();
  readonly today = dayOf(this.now);
  puzzle = $state.raw<Puzzle | null>(null);
  edition = $state.raw<Edition | null>(null);
  /** The position, or the one after the right choice. */
  shown = $state.raw<Study | null>(null);
  tries = $state.raw<Attempt[]>([]);
  hasHint = $state(false);
  why = $state.raw<Why[]>([]);
  private answer = $state.raw<GameEvent[]>([]);
  problem = $state('');

  /** `id`: of a puzzle, a day, or '' for the puzzle of today. */
  constructor(readonly id: string) {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const found = await get('/api/puzzles/{puzzle}', { puzzle: this.id || this.today });
      this.edition = await fetchEdition(found.edition);
      teller.enter(found.table.game);
      this.shown = found.table;
      this.puzzle = found;
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  get isDaily(): boolean {
    return !this.id;
  }
  /** The day whose puzzle this is. */
  get day(): Date | null {
    if (this.isDaily) return this.now;
    return /^\d{4}-\d{2}-\d{2}$/.test(this.id) ? new Date(`${this.id}T12:00`) : null;
  }
  get seat(): number {
    return this.puzzle?.table.game.decision.seat ?? 0;
  }
  get left(): number {
    return (this.puzzle?.tries ?? MOST_STARS) - this.tries.length;
  }
  get isSolved(): boolean {
    return this.tries.at(-1)?.isRight ?? false;
  }
  get isOver(): boolean {
    return this.isSolved || this.left <= 0;
  }
  get stars(): number {
    return this.isSolved ? Math.max(1, MOST_STARS + 1 - this.tries.length - Number(this.hasHint)) : 0;
  }
  get dots(): string {
    const difficulty = this.puzzle?.difficulty ?? 1;
    return '●'.repeat(difficulty) + '○'.repeat(HARDEST - difficulty);
  }

  readonly people = $derived.by(() => {
    const seats = (this.puzzle?.table.game.players ?? []).map((_, of) => {
      const isYou = of === this.seat;
      return { name: '', bot: isYou ? null : 'master', townsperson: isYou ? null : PEOPLE[of]! };
    });
    return peopleOf(seats).map((person, of) =>
      of === this.seat ? { ...person, name: t('puzzle-you') } : person,
    );
  });
  readonly reader = $derived<Reader>({
    names: this.people.map(({ name }) => name),
    edition: this.edition!,
    viewer: this.seat,
  });

  readonly solution = $derived(this.eventsText(this.answer));

  readonly deciding = $derived.by(() => {
    const { puzzle, seat } = this;
    if (!puzzle || this.isOver) return null;
    const { table } = puzzle;
    const lossOf = (action: number) => this.tries.find((tried) => tried.action === action)?.loss;
    const isNew = (action: number) => lossOf(action) === undefined;
    const study: Study = {
      ...table,
      options: table.options.filter(({ action }) => isNew(action)),
      not_now: [
        ...table.not_now,
        ...table.options.flatMap(({ action, kind, fields, price, coins }) => {
          const loss = lossOf(action);
          if (loss === undefined) return [];
          return {
            action,
            kind,
            fields,
            price,
            pays: coins,
            reason: { code: TRIED.slice('reason-'.length), params: { loss } },
          };
        }),
      ],
    };
    return new Deciding({
      view: table.game,
      seat,
      legal: (table.legal[seat] ?? []).filter(isNew),
      reader: this.reader,
      study: () => Promise.resolve(study),
      commit: (action) => this.attempt(action),
      undo: null,
      confirmsAll: true,
    });
  });

  private async attempt(action: number): Promise<void> {
    this.problem = '';
    try {
      const puzzle = this.puzzle!;
      const found: Answer = await post('/api/puzzles/{puzzle}', { puzzle: puzzle.id }, { action });
      const loss = Math.round(100 * found.loss);
      const events = found.table.moves.flatMap((move) => move.events as unknown as GameEvent[]);
      const tries = [...this.tries, { action, events, loss, isRight: found.is_right }];
      if (found.is_right) {
        this.why = found.reasons;
        this.shown = afterwards(found.table);
      } else if (tries.length >= puzzle.tries) await this.tell();
      this.tries = tries;
      announceNow(found.is_right ? t('puzzle-right') : t('puzzle-not-best', { loss }));
      if (this.isDaily && this.isOver) keep(this.today, { stars: this.stars, tries: tries.length });
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  private async tell(): Promise<void> {
    const found = await get('/api/puzzles/{puzzle}/solution', { puzzle: this.puzzle!.id });
    const option = this.puzzle!.table.options.find(({ action }) => action === found.action);
    this.answer = (option?.events ?? []) as unknown as GameEvent[];
    this.why = found.reasons;
  }

  /** It says what speaks for the solution, not what it is. */
  async hint(): Promise<void> {
    this.hasHint = true;
    try {
      this.why = (await get('/api/puzzles/{puzzle}/solution', { puzzle: this.puzzle!.id })).reasons;
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  eventsText(events: GameEvent[]): string {
    const told = events.filter((event) => isLogged(event) && !event.kind.startsWith('turn-'));
    return told.map((event) => eventText(event, this.reader)).join(' ');
  }
}

/** The position after the right choice, without what would be decided next. */
function afterwards(table: Study): Study {
  return { ...table, game: { ...table.game, decision: { ...table.game.decision, bonuses: [] } } };
}
