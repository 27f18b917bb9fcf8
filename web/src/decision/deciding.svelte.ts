/**
 * A decision in the making: what is offered, what it would bring, what has been picked so far. It knows no
 * rule: options come from the server's list of legal actions, consequences and reasons from its study.
 */
import { DECISIONS } from '../generated/vocabulary';
import { preferences } from '../preferences/preferences.svelte';
import { decode, type Action, type ActionKind, type Cell } from '../protocol/actions';
import { ApiError } from '../protocol/api';
import type { Study, Told, View } from '../protocol/types';
import type { Arguments } from '../texts/language.svelte';
import { actionText, cardName, errorText, type Reader } from '../texts/sentences';

export type Option = Study['options'][number];
export type DecisionWord = (typeof DECISIONS)[number];

/** An action that a place on the table stands for: offered, or not and why. */
export interface Found {
  action: number | null;
  option: Option | null;
  reason: Told | null;
}

/** Where a decision comes from and goes to: the live table, or a plan on a copy. */
export interface Source {
  readonly view: View;
  readonly seat: number;
  readonly legal: number[];
  readonly reader: Reader;
  study(): Promise<Study>;
  commit(action: number, seat: number): Promise<void>;
  /** Takes the last step back; null where that is not possible now. */
  readonly undo: (() => Promise<void>) | null;
}

/** A power that needs more than one tap. */
export type Power = 'swap' | 'travel';

/** What cannot be taken back, or is taken back only with everybody's consent, asks once more; a discard always. */
const WEIGHTY: ActionKind[] = ['place-at', 'cheat', 'swap', 'travel', 'take-back'];
const NOT_OFFERED: Found = { action: null, option: null, reason: null };

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

  constructor(
    readonly source: Source,
    earlier: Deciding | null = null,
  ) {
    const hand = [
      ...new Set(this.actions.map((action) => action.worker).filter((worker) => worker !== undefined)),
    ];
    if (hand.length === 1 && this.kind === 'turn' && !this.actions.some(({ kind }) => kind === 'build')) {
      this.worker = hand[0] ?? null;
    }
    if (earlier && this.isSameAs(earlier)) this.goOnFrom(earlier);
    source.study().then(
      (study) => (this.study = study),
      () => {}, // consequences are an extra; the options are there without
    );
  }

  /** The position is another one, but not by what was decided here: somebody took a worker back. */
  private isSameAs({ source, hasActed }: Deciding): boolean {
    const asked = ({ view }: Source) => JSON.stringify(view.decision);
    return !hasActed && asked(source) === asked(this.source);
  }

  /** Keeps what was picked, as far as it is still offered. */
  private goOnFrom({ worker, power, project, chosen }: Deciding): void {
    const { actions } = this;
    if (actions.some((action) => action.worker === worker)) this.worker = worker;
    if (power && this.offers(power)) this.power = power;
    if (this.power && actions.some((action) => action.project === project)) this.project = project;
    if (chosen !== null && this.source.legal.includes(chosen)) this.chosen = chosen;
  }

  get kind(): DecisionWord {
    return DECISIONS[this.source.view.decision.kind]!;
  }

  /** Everything that is offered to the seat that decides, but for taking workers back. */
  get actions(): (Action & { number: number })[] {
    const all = this.source.legal.map((number) => ({ number, ...decode(number) }));
    return all.filter((action) => action.kind !== 'take-back');
  }

  find(kind: ActionKind, fields: Partial<Action> = {}): Found {
    const isMeant = (action: Action) =>
      action.kind === kind &&
      Object.entries(fields).every(([name, value]) => action[name as keyof Action] === value);
    const number = this.source.legal.find((legal) => isMeant(decode(legal)));
    if (number !== undefined) return { action: number, option: this.option(number), reason: null };
    const refused = this.study?.not_now.find((one) => isMeant(decode(one.action)));
    return refused ? { ...NOT_OFFERED, reason: refused.reason as Told } : NOT_OFFERED;
  }

  option(action: number | null): Option | null {
    return this.study?.options.find((option) => option.action === action) ?? null;
  }

  offers(kind: ActionKind): boolean {
    return this.source.legal.some((action) => decode(action).kind === kind);
  }

  /** What the raised card brings now, other than a project; the Ghost's holder takes coins with every card. */
  get besidesProjects(): 'coins' | 'resources' | 'both' | 'none' {
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

  /** Free places beside the city where it does not fit. */
  get misfits(): Cell[] {
    return cellsOf(this.study?.not_now.map(({ action }) => action) ?? []);
  }

  /** What is looked at: the choice that waits, else what the pointer or the focus is on. */
  get looked(): number | null {
    return this.chosen ?? this.hovered;
  }

  /** An option in full, with its card and its price. */
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
    if (kind === 'discard-project') return true;
    if (preferences.confirm !== 'matters') return preferences.confirm === 'always';
    return WEIGHTY.includes(kind) || (this.option(action)?.reveals ?? false);
  }

  /** A tap on a target: the first one shows what it brings, the second one does it, unless one is enough. */
  async choose(action: number): Promise<void> {
    this.error = null;
    if (this.chosen !== action && this.needsConfirmation(action)) this.chosen = action;
    else await this.commit(action);
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
      this.error = error instanceof ApiError ? errorText(error, this.source.reader) : String(error);
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

  /** Nothing has been picked yet: going back would take back the last move. */
  get isUntouched(): boolean {
    return [this.chosen, this.worker, this.power].every((step) => step === null);
  }

  /** One of the own workers on the board has been picked up. */
  get isTakingBack(): boolean {
    return this.chosen !== null && decode(this.chosen).kind === 'take-back';
  }

  get canGoBack(): boolean {
    return !this.isUntouched || this.source.undo !== null;
  }

  /** One step back: the choice, then the card, then the last move. */
  async back(): Promise<void> {
    this.error = null;
    if (this.chosen !== null) this.chosen = null;
    else if (this.project !== null) this.project = null;
    else if (this.worker !== null || this.power !== null) this.clear();
    else await this.source.undo?.();
  }
}
