/**
 * A decision in progress: what is offered, what it would change, what has been picked so far. It knows no rules: options
 * come from the server's list of legal actions, consequences and reasons from its study.
 */
import { DECISIONS } from '../generated/vocabulary';
import { preferences } from '../preferences/preferences.svelte';
import { decode, type Action, type ActionKind, type Cell } from '../protocol/actions';
import type { Study, Reason, View } from '../protocol/types';
import type { Arguments } from '../texts/language.svelte';
import { actionText, cardName, type Reader, problemText } from '../texts/sentences';

export type Option = Study['options'][number];
type DecisionWord = (typeof DECISIONS)[number];

/** What a place on the table offers: an action, or the reason why it is not possible. */
export interface Offer {
  action: number | null;
  /** The number of the action, also if it is not possible now. */
  number: number | null;
  option: Option | null;
  reason: Reason | null;
}

/** Where a decision comes from and goes to: the live table, or a plan. */
export interface Source {
  readonly view: View;
  readonly seat: number;
  readonly legal: number[];
  readonly reader: Reader;
  study(): Promise<Study>;
  commit(action: number, seat: number): Promise<void>;
  /** Undoes the last step; null if that is not possible now. */
  readonly undo: (() => Promise<void>) | null;
  /** Whether everything is confirmed, whatever the settings say. */
  readonly confirmsAll?: boolean;
}

/** A power that takes more than one tap. */
type Power = 'swap' | 'travel';

/** These are confirmed because they cannot be undone, or only if all agree. */
const ALWAYS_CONFIRMED: ActionKind[] = ['place-at', 'cheat', 'swap', 'travel', 'take-back'];
const NO_OFFER: Offer = { action: null, number: null, option: null, reason: null };

function cellsOf(actions: number[]): Cell[] {
  return actions.flatMap((action) => {
    const { kind, x, y } = decode(action);
    return kind === 'place-at' ? [{ x: x!, y: y! }] : [];
  });
}

export class Deciding {
  worker = $state<number | null>(null);
  power = $state<Power | null>(null);
  project = $state<number | null>(null);
  chosen = $state<number | null>(null);
  hovered = $state<number | null>(null);
  isSending = $state(false);
  error = $state<string | null>(null);
  study = $state.raw<Study | null>(null);
  private hasActed = false;
  private isByKey = false;

  constructor(
    readonly source: Source,
    earlier: Deciding | null = null,
  ) {
    const hand = [
      ...new Set(this.actions.map((action) => action.worker).filter((worker) => worker !== undefined)),
    ];
    const isElse = this.actions.some(({ worker }) => worker === undefined);
    if (hand.length === 1 && this.kind === 'turn' && !isElse) this.worker = hand[0] ?? null;
    if (earlier && this.isSameDecision(earlier)) this.restoreFrom(earlier);
    source.study().then(
      (study) => (this.study = study),
      () => {}, // the options work without their consequences
    );
  }

  /** The decision is the same in a new position: somebody else took a worker back. */
  private isSameDecision({ source, hasActed }: Deciding): boolean {
    const asked = ({ view }: Source) => JSON.stringify(view.decision);
    return !hasActed && asked(source) === asked(this.source);
  }

  /** Keeps what was picked if it is still offered. */
  private restoreFrom({ worker, power, project, chosen }: Deciding): void {
    const { actions } = this;
    if (actions.some((action) => action.worker === worker)) this.worker = worker;
    if (power && this.offers(power)) this.power = power;
    if (this.power && actions.some((action) => action.project === project)) this.project = project;
    if (chosen !== null && this.source.legal.includes(chosen)) this.chosen = chosen;
  }

  get kind(): DecisionWord {
    return DECISIONS[this.source.view.decision.kind]!;
  }

  /** All legal actions except taking workers back. */
  get actions(): (Action & { number: number })[] {
    const all = this.source.legal.map((number) => ({ number, ...decode(number) }));
    return all.filter((action) => action.kind !== 'take-back');
  }

  find(kind: ActionKind, fields: Partial<Action> = {}): Offer {
    const isMeant = (action: Action) =>
      action.kind === kind &&
      Object.entries(fields).every(([name, value]) => action[name as keyof Action] === value);
    const number = this.source.legal.find((legal) => isMeant(decode(legal)));
    if (number !== undefined) return { action: number, number, option: this.option(number), reason: null };
    const refused = this.study?.not_now.find((one) => isMeant(decode(one.action)));
    return refused ? { ...NO_OFFER, number: refused.action, reason: refused.reason as Reason } : NO_OFFER;
  }

  option(action: number | null): Option | null {
    return this.study?.options.find((option) => option.action === action) ?? null;
  }

  offers(kind: ActionKind): boolean {
    return this.source.legal.some((action) => decode(action).kind === kind);
  }

  /** No second resource can be taken, so there is only "Continue". */
  get isWithoutSecond(): boolean {
    return this.kind === 'second-resource' && !this.offers('take-second');
  }

  /** What the chosen card offers besides projects; with the Ghost every card offers coins. */
  get offersBesideProjects(): 'coins' | 'resources' | 'both' | 'none' {
    const brings = (wanted: ActionKind) =>
      this.actions.some(({ kind, worker }) => kind === wanted && worker === this.worker);
    const hasResources = brings('play-for-resource');
    if (brings('play-for-coins')) return hasResources ? 'both' : 'coins';
    return hasResources ? 'resources' : 'none';
  }

  /** Where the project can be placed. */
  get places(): Cell[] {
    return cellsOf(this.source.legal);
  }

  /** Free places beside the city where the project does not fit. */
  get misfits(): Cell[] {
    return cellsOf(this.study?.not_now.map(({ action }) => action) ?? []);
  }

  /** The action to show in detail: the chosen one, else the one under the pointer or with the focus. */
  get previewed(): number | null {
    return this.chosen ?? this.hovered;
  }

  /** An option as a sentence, with its card and its price. */
  text(action: number): string {
    const typed = decode(action);
    const { view, seat, reader } = this.source;
    const player = view.players[seat]!;
    const option = this.option(action);
    const more: Arguments = {
      price: option?.price ?? 0,
      coins: (option?.coins ?? player.coins) - player.coins,
    };
    const row = typed.position ? view.row[typed.position - 1] : null;
    const project = typed.project ? player.projects[typed.project - 1] : null;
    const numbers: Record<string, number | null | undefined> = {
      card: typed.kind === 'place-at' ? view.decision.card : (row ?? project),
    };
    if (typed.kind === 'swap') Object.assign(numbers, { given: project, taken: row });
    for (const [name, card] of Object.entries(numbers))
      if (card != null) more[name] = cardName(card, reader.edition);
    return actionText(typed, more, view.decision, reader);
  }

  // ---- Choosing ---------------------------------------------------------------------------------------------

  needsConfirmation(action: number): boolean {
    const { kind } = decode(action);
    if (kind === 'discard-project' || this.source.confirmsAll) return true;
    if (preferences.confirm !== 'matters') return preferences.confirm === 'always';
    return ALWAYS_CONFIRMED.includes(kind) || (this.option(action)?.reveals ?? false);
  }

  /** A tap on a target: the first one shows what it would change, the second does it, unless no confirmation is needed. */
  async choose(action: number): Promise<void> {
    this.error = null;
    if (this.chosen !== action && (this.isByKey || this.needsConfirmation(action))) this.chosen = action;
    else await this.commit(action);
  }

  /** A number key only chooses: it never pays, takes or builds at once. */
  byKey(press: () => void): void {
    this.isByKey = true;
    press();
    this.isByKey = false;
  }

  async confirm(): Promise<void> {
    if (this.chosen !== null) await this.commit(this.chosen);
  }

  async commit(action: number): Promise<void> {
    if (this.isSending) return;
    this.isSending = this.hasActed = true;
    try {
      await this.source.commit(action, this.source.seat);
    } catch (error) {
      this.hasActed = false;
      this.chosen = null;
      this.error = problemText(error, this.source.reader);
    } finally {
      this.isSending = false;
    }
  }

  pickWorker(worker: number): void {
    this.clear();
    this.worker = worker;
  }

  pickPower(power: Power): void {
    this.clear();
    this.power = power;
  }

  private clear(): void {
    this.worker = this.power = this.project = this.chosen = this.hovered = null;
    this.error = null;
  }

  /** Nothing has been picked yet, so going back means undoing the last move. */
  get isUntouched(): boolean {
    return [this.chosen, this.worker, this.power].every((step) => step === null);
  }

  /** A worker on the board has been chosen to be taken back. */
  get isTakingBack(): boolean {
    return this.chosen !== null && decode(this.chosen).kind === 'take-back';
  }

  get canGoBack(): boolean {
    return !this.isUntouched || this.source.undo !== null;
  }

  /** Drops the choice, then the card, then undoes the last move. */
  async back(): Promise<void> {
    this.error = null;
    if (this.chosen !== null) this.chosen = null;
    else if (this.project !== null) this.project = null;
    else if (this.worker !== null || this.power !== null) this.clear();
    else await this.source.undo?.();
  }
}
