/**
 * A lesson in progress. The server plays it again from what was tried and keeps nothing; this browser remembers what was
 * right, so that a lesson can be left and resumed. A wrong move is answered and changes nothing.
 */
import { announce, announceNow } from '../alerts/announce.svelte';
import type { Source } from '../decision/deciding.svelte';
import { STANDARD_EDITION } from '../generated/vocabulary';
import { edition as fetchEdition, post } from '../protocol/api';
import type { Edition, GameEvent, LessonForm, Study, View } from '../protocol/types';
import { teller } from '../telling/teller.svelte';
import { t } from '../texts/language.svelte';
import type { Person } from '../texts/people';
import { problemText, reasonText, type Reader } from '../texts/sentences';
import { finish, progress, saveProgress, type Tried } from '../guide/progress.svelte';

export const YOU = 0;
const OPPONENT = 'nell';

type Answer = NonNullable<LessonForm['answer']>;

export class LessonState {
  form = $state.raw<LessonForm | null>(null);
  /** The table of the step; it stays the same object as long as nothing on it changes. */
  table = $state.raw<Study | null>(null);
  /** The table on the screen, which follows what is told. */
  view = $state.raw<View | null>(null);
  edition = $state.raw<Edition | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** How often in a row something else was tried. */
  wrongs = $state(0);
  isBusy = $state(false);
  problem = $state('');
  private tried = $state.raw<Tried[]>([]);

  /** `beginAt`: only this step is played, as a small board of its own: nothing is told, nothing is kept. */
  constructor(
    readonly id: string,
    private readonly beginAt: number | null = null,
  ) {
    const { left } = progress;
    void this.load(left?.lesson === id && beginAt === null ? left.tried : []);
  }

  get people(): Person[] {
    return [
      { name: t('lessons-you'), townsperson: null, level: null },
      { name: t(`townsperson-${OPPONENT}`), townsperson: OPPONENT, level: 'beginner' },
    ];
  }

  get reader(): Reader {
    return { names: this.people.map(({ name }) => name), edition: this.edition!, viewer: YOU };
  }

  get isFinished(): boolean {
    if (this.beginAt !== null) return (this.form?.index ?? 0) > this.beginAt;
    return this.form !== null && this.form.step === null;
  }

  get canGoBack(): boolean {
    return this.tried.length > 0;
  }

  /** What is said to the last thing that was tried. */
  get answerText(): string {
    const { answer } = this;
    if (!answer) return '';
    const parts = [
      answer.reason ? reasonText(answer.reason, this.reader) : '',
      answer.message ? t(answer.message, answer.params) : '',
    ];
    return parts.filter(Boolean).join(' ');
  }

  /** The decision of this step; null if somebody else is to move. */
  get source(): Source | null {
    const { table, edition } = this;
    if (!table || !edition || table.game.decision.seat !== YOU || this.isFinished) return null;
    const { reader } = this;
    return {
      view: table.game,
      seat: YOU,
      legal: table.legal[YOU] ?? [],
      reader,
      study: () => Promise.resolve(table),
      commit: (action) => this.try(action),
      undo: null,
    };
  }

  // ---- Doing ----------------------------------------------------------------------------------------------

  async try(what: Tried): Promise<void> {
    await this.ask([...this.tried, what], async (form) => {
      if (form.answer && !form.answer.is_right) {
        this.answer = form.answer;
        this.wrongs += 1;
        announceNow(this.answerText);
        return;
      }
      this.tried = [...this.tried, what];
      this.answer = null;
      await this.tell(form);
      this.show(form);
      if (this.beginAt !== null) return;
      if (this.isFinished) finish(this.id);
      else saveProgress({ left: { lesson: this.id, tried: this.tried } });
    });
  }

  async showMe(): Promise<void> {
    if (this.form?.step) await this.try(this.form.step.shows);
  }

  /** The step before, as it was. */
  async back(): Promise<void> {
    await this.load(this.tried.slice(0, -1));
  }

  async repeat(): Promise<void> {
    await this.load([]);
  }

  private async load(tried: Tried[]): Promise<void> {
    await this.ask(tried, async (form) => {
      this.edition = await fetchEdition(STANDARD_EDITION);
      this.tried = tried;
      this.table = null;
      if (this.beginAt === null) teller.enter(form.table.game);
      this.show({ ...form, answer: null });
    });
  }

  private async ask(tried: Tried[], use: (form: LessonForm) => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = '';
    try {
      await use(
        await post('/api/lessons/{lesson}', { lesson: this.id }, { tried, begin_at: this.beginAt ?? 0 }),
      );
    } catch (error) {
      this.problem = problemText(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** Your move flies, the opponent's is told. */
  private async tell({ moves }: LessonForm): Promise<void> {
    if (this.beginAt !== null) return;
    for (const { events, game } of moves) {
      const before = this.view!;
      const move = { events: events as unknown as GameEvent[], before, after: game };
      const commit = (view: View) => (this.view = view);
      await teller.tell(move, { reader: this.reader, own: [YOU], commit });
    }
  }

  private show(form: LessonForm): void {
    const isNewStep = this.form?.index !== form.index;
    const isSame = JSON.stringify(this.table?.game) === JSON.stringify(form.table.game);
    this.form = form;
    this.answer = form.answer;
    this.wrongs = 0;
    if (!isSame || !this.table) this.table = form.table;
    this.view = this.table!.game;
    const { step } = form;
    if (!step || !isNewStep || this.beginAt !== null) return;
    announce([this.answerText, t(step.says), step.do ? t(step.do) : ''].filter(Boolean).join(' '));
  }
}
