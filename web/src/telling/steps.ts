/**
 * A turn as steps: what was done, one deed at a time. Events are read in order; those that only accompany a deed
 * (coins paid one by one, cards that move up in the row) become part of its step, and a bonus takes in what it gave.
 */
import { COIN_SOURCES, UPPER_SLOT, WORKER_CARDS } from '../generated/vocabulary';
import type { Cell } from '../protocol/actions';
import type { GameEvent, View } from '../protocol/types';
import { workersIn } from '../texts/sentences';

export type StepKind =
  | 'begins' // set-up: the first resource
  | 'benefactor'
  | 'picks-up' // all worker cards, because none was left
  | 'recovers'
  | 'coins'
  | 'resource'
  | 'project'
  | 'discards'
  | 'builds'
  | 'bonus'
  | 'skips' // a bonus
  | 'gains' // a character
  | 'tax'
  | 'cheats'
  | 'swaps'
  | 'travels'
  | 'takes-back'
  | 'passes'
  | 'sixth'; // worker in the city: the last turn

export interface Slot {
  resource: number;
  slot: number;
}

export interface Step {
  kind: StepKind;
  seat: number; // who does it: not always the player whose turn it is
  events: GameEvent[];
  price: number; // coins paid
  left: Slot[]; // workers that were paid, moved or taken back
  placed?: Slot; // where a worker went
  worker?: number; // the worker card
  count?: number; // coins drawn, or worker cards recovered
  card?: number;
  given?: number; // swapped for `card`
  position?: number; // in the row
  cell?: Cell;
  bonus?: number;
  source?: number; // the card whose bonus it is
  character?: number;
  returned?: { seat: number; character: number }[]; // who had to give characters back
  isBuilder?: boolean;
}

export interface Turn {
  turn: number; // 0: set-up
  seat: number;
  steps: Step[];
  /** Points of its player, if the positions are known. */
  before: number | null;
  after: number | null;
  isOver: boolean;
}

/** The points of a position, by seat. */
export interface Points {
  players: readonly { score: number }[];
}

/** Reads events into turns. The last turn grows while its events arrive. */
export class TurnReader {
  readonly turns: Turn[] = [];
  private card: GameEvent | null = null; // the worker card just played, until a step shows it
  private paid: GameEvent[] = []; // a payment, until the step it is for
  private returned: GameEvent[] = []; // characters, until the next one is taken

  get current(): Turn | null {
    return this.turns.at(-1) ?? null;
  }

  /** Starts in the middle of a game: whose turn it is, before any of its events is known. */
  enter({ decision, players }: View): void {
    const seat = decision.turn_seat;
    const before = players[seat]?.score ?? null;
    this.turns.push({ turn: decision.turn, seat, steps: [], before, after: before, isOver: false });
  }

  /** Reads the events of one move; `before` and `after` are the positions around it. */
  read(events: GameEvent[], before: Points | null = null, after: Points | null = null): void {
    const first = Math.max(0, this.turns.length - 1);
    // A turn begins at the end of the move before it, which may have cost its player a character.
    for (const event of events) this.add(this.turnOf(event, event === events[0] ? before : after), event);
    if (!after) return;
    for (const turn of this.turns.slice(first)) turn.after = after.players[turn.seat]?.score ?? null;
  }

  private turnOf(event: GameEvent, points: Points | null): Turn {
    const seat = event.seat ?? this.current?.seat ?? 0;
    const begins = event.kind === 'turn-began' || event.kind === 'resource-picked';
    if (begins || !this.current) {
      if (this.current) this.current.isOver = true;
      const turn = event.kind === 'turn-began' ? Number(event.turn) : 0;
      const score = points?.players[seat]?.score ?? null;
      this.turns.push({ turn, seat, steps: [], before: score, after: null, isOver: false });
      this.card = null;
      this.paid = [];
    }
    return this.current!;
  }

  private add(turn: Turn, event: GameEvent): void {
    const { kind } = event;
    const last = turn.steps.at(-1);
    const number = (name: string) => Number(event[name]);
    const slot = (): Slot => ({ resource: number('resource'), slot: number('slot') });
    const begin = (step: StepKind, more: Partial<Step> = {}) => this.begin(turn, event, step, more);
    switch (kind) {
      case 'turn-began':
      case 'builder-asked':
      case 'builder-declined':
      case 'second-resource-declined':
        return;
      case 'turn-ended':
      case 'game-ended':
        turn.isOver = true;
        return;
      case 'resource-picked':
        begin('begins', { placed: { resource: number('resource'), slot: UPPER_SLOT + 1 } });
        turn.isOver = true;
        return;
      case 'worker-card-played':
        this.card = event;
        return;
      case 'payment-made':
        // A slot is paid for after the worker has gone there; everything else before.
        if (last?.kind !== 'resource' || last.price) this.paid = [event];
        else {
          last.price = number('amount');
          last.events.push(event);
        }
        return;
      case 'coin-paid':
        (this.paid.length ? this.paid : last?.events)?.push(event);
        return;
      case 'coin-drawn':
        return this.addCoin(turn, event);
      case 'worker-cards-recovered': {
        const count = workersIn(number('cards')).length;
        return begin(count === WORKER_CARDS ? 'picks-up' : 'recovers', { count });
      }
      case 'worker-placed':
        if (last?.kind !== 'bonus' || last.placed) return begin('resource', { placed: slot() });
        last.placed = slot();
        break;
      case 'worker-moved':
        last?.left.push(slot());
        if (last) last.placed = { resource: number('target'), slot: number('target_slot') };
        break;
      case 'worker-spent':
        last?.left.push(slot());
        break;
      case 'row-card-taken':
        return begin('project', { card: number('card'), position: number('position') });
      case 'project-discarded':
        return begin('discards', { card: number('card') });
      case 'project-chosen':
        return begin('builds', { card: number('card'), isBuilder: this.paid.length > 0 });
      case 'card-built':
        if (last?.kind !== 'builds') begin('builds', { card: number('card') });
        else last.events.push(event);
        turn.steps.at(-1)!.cell = { x: number('x'), y: number('y') };
        return;
      case 'bonus-used':
      case 'bonus-forgone':
        return begin(kind === 'bonus-used' ? 'bonus' : 'skips', {
          bonus: number('bonus'),
          source: number('card'),
        });
      case 'character-returned':
      case 'pile-shuffled':
        this.returned.push(event);
        return;
      case 'character-taken': {
        begin('gains', { character: number('character') });
        const step = turn.steps.at(-1)!;
        step.events.unshift(...this.returned);
        step.returned = this.returned
          .filter((one) => one.kind === 'character-returned')
          .map((one) => ({ seat: one.seat ?? 0, character: Number(one.character) }));
        this.returned = [];
        return;
      }
      case 'coin-turned':
        return begin('cheats', { card: number('card') });
      case 'project-swapped':
        return begin('swaps', {
          card: number('taken'),
          given: number('given'),
          position: number('position'),
        });
      case 'worker-travelled':
        return begin('travels', { placed: { resource: number('resource'), slot: 0 } });
      case 'worker-taken-back':
        return begin('takes-back', { left: [slot()] });
      case 'turn-passed':
        return begin('passes');
      case 'end-triggered':
        return begin('sixth');
    }
    last?.events.push(event);
  }

  private begin(turn: Turn, event: GameEvent, kind: StepKind, more: Partial<Step>): void {
    const [payment] = this.paid;
    const step: Step = {
      ...{ kind, seat: event.seat ?? turn.seat, price: Number(payment?.amount ?? 0), left: [] },
      events: [...this.paid, event],
      ...more,
    };
    this.paid = [];
    if (this.card && ['coins', 'resource', 'project'].includes(kind)) {
      step.worker = Number(this.card.worker);
      step.events.unshift(this.card);
      this.card = null;
    }
    turn.steps.push(step);
  }

  /** Coins of one source are one step; those of a bonus belong to it. */
  private addCoin(turn: Turn, event: GameEvent): void {
    const source = COIN_SOURCES[Number(event.source)];
    const kinds = {
      'worker-card': 'coins',
      bonus: 'bonus',
      'tax-collector': 'tax',
      benefactor: 'benefactor',
    };
    const kind = kinds[source ?? 'worker-card'] as StepKind;
    const last = turn.steps.at(-1);
    if (last?.kind === kind && last.seat === event.seat) {
      last.count = (last.count ?? 0) + 1;
      last.events.push(event);
      return;
    }
    // A tax is drawn in the middle of a payment, which goes on afterwards.
    const { paid } = this;
    if (kind === 'tax') this.paid = [];
    this.begin(turn, event, kind, { count: 1 });
    if (kind === 'tax') this.paid = paid;
  }
}

export const placeOfSlot = ({ resource, slot }: Slot) => `slot-${resource}-${slot}`;
