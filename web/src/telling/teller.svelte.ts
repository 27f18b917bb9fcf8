/**
 * Tells what happens, turn by turn and step by step: pieces fly, rings and trails mark what changed, and the band says it
 * in words. The table changes step by step with it (`commit`). Own moves only fly; those of others are told.
 */
import { tick } from 'svelte';
import { announce } from '../alerts/announce.svelte';
import { animationTime, isInstant, prefersReducedMotion } from '../preferences/preferences.svelte';
import type { Cell } from '../protocol/actions';
import type { GameEvent, View } from '../protocol/types';
import type { Reader } from '../texts/sentences';
import { Clock } from './clock';
import { boxOf, groupsOf, MOTIONS, type ActiveFlight, type Flight } from './flights';
import { leftBy, leftByBuild, stageOf, type Mark, type Trail } from './marks';
import { momentOf, spokenMoment, type BuildMoment } from './moment';
import { TurnReader, type Step, type Turn } from './steps';
import { spokenOf } from './words';

export interface Move {
  events: GameEvent[];
  before: View;
  after: View;
}

interface Telling {
  reader: Reader;
  /** Shows a position. */
  commit: (view: View) => void;
  /** Seats whose moves are only flown, because somebody here has just made them. */
  own: number[];
}

const BAND = 180;
const AHEAD = 200; // the stage of a phone goes to where it happens
const BONUS_STEP = 250; // the next bonus starts before the last one has landed
const HOLD = 900;
const HOLD_CHARACTER = 500; // longer
const LIGHT = 500;
const FORWARD = 2000; // the character that an own build has won
const APPLAUSE = 700; // for an own build without one
const STILL = 2000; // without motion everything appears at once, and stays
const COMPRESSED = 0.7;
const MOST = 11_000; // milliseconds for what others do in a row
const LONGEST_QUEUE = 40; // moves; behind by more than that, only the last position counts
const ESTIMATE = { build: 4300, other: 2000 };

export class Teller {
  /** The turn that is being told, as far as it is known. */
  turn = $state.raw<Turn | null>(null);
  /** How many of its steps have been told. */
  told = $state(0);
  isTelling = $state(false);
  isPaused = $state(false);
  marks = $state.raw<Mark[]>([]);
  trails = $state.raw<Trail[]>([]);
  flights = $state.raw<ActiveFlight[]>([]);
  /** Where a card is about to be built. */
  landing = $state.raw<Cell | null>(null);
  /** Where it happens, for a phone; null: nothing is told. */
  stage = $state.raw<'city' | 'row' | null>(null);
  /** The own build that is being celebrated. */
  moment = $state.raw<BuildMoment | null>(null);
  /** The character that it has won, while it steps forward. */
  gained = $state.raw<Step | null>(null);
  /** The streets that it has joined. */
  lit = $state.raw<{ cell: Cell; streets: string[] } | null>(null);

  private clock = new Clock();
  private isSkipping = false;
  private wantsAgain = false;
  private reader = new TurnReader();
  private moves: Move[] = []; // of the current turn
  private factor = 1;
  private spent = 0; // milliseconds since somebody here decided
  private lastId = 0;

  // ---- Controls -----------------------------------------------------------------------------------

  togglePause(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.clock.pause();
    else this.clock.resume();
  }

  /** On to the next step. */
  hurry(): void {
    this.resume();
    this.clock.hurry();
  }

  /** To the end of this turn, with all its marks. */
  skip(): void {
    this.resume();
    this.isSkipping = true;
    this.clock.hurry();
  }

  /** Tells this turn once more. */
  again(): void {
    this.wantsAgain = true;
    this.skip();
  }

  private resume(): void {
    if (this.isPaused) this.togglePause();
  }

  /** The first touch of somebody who decides removes what the others left. */
  clear(): void {
    if (this.isTelling) return;
    this.marks = [];
    this.trails = [];
    this.gained = this.lit = null;
  }

  /** A jump to another position: nothing of the old one is told any more. */
  enter(view: View | null): void {
    this.skip();
    this.reader = new TurnReader();
    if (view) this.reader.enter(view);
    this.moves = [];
    this.turn = null;
    this.isTelling = false;
    this.stage = this.landing = null;
    this.clear();
  }

  // ---- Telling ------------------------------------------------------------------------------------

  /** Tells one move; `waiting` are those that have arrived after it. */
  async tell(move: Move, telling: Telling, waiting: GameEvent[][] = []): Promise<void> {
    const known = this.reader.current;
    this.reader.read(move.events, move.before, move.after);
    const next = this.reader.current;
    let { before } = move;
    for (const turn of this.reader.turns.slice(known ? this.reader.turns.indexOf(known) : 0)) {
      const own = new Set(turn.steps.flatMap((step) => step.events));
      const events = move.events.filter((event) => own.has(event));
      const ended = events.length ? withoutOpening(move, next) : before; // nothing more happened in it
      const after = turn === next ? move.after : ended;
      const part = { events, before, after };
      if (turn !== known) this.moves = [];
      this.moves.push(part);
      await this.tellTurn(turn, part, telling, waiting);
      while (turn.isOver && this.wantsAgain) await this.tellAgain(turn, telling);
      before = after;
    }
    const decider = move.after.decision.seat;
    if (this.isTelling && decider !== null && telling.own.includes(decider)) await this.giveWay();
  }

  /** In the middle of somebody else's turn your Builder asks you: the band makes room for your decision. */
  private async giveWay(): Promise<void> {
    await this.wait(HOLD);
    this.isTelling = false;
    this.stage = this.landing = null;
  }

  private async tellTurn(turn: Turn, move: Move, telling: Telling, waiting: GameEvent[][]): Promise<void> {
    const fresh = new Set(move.events);
    const beats = turn.steps
      .map((step, index) => ({ step, index, events: step.events.filter((event) => fresh.has(event)) }))
      .filter(({ events }) => events.length);
    const isOwn = telling.own.includes(turn.seat);
    if (isOwn || isInstant() || document.hidden || waiting.length > LONGEST_QUEUE) {
      await this.flyOnly(turn, beats, move, telling, isOwn);
      return;
    }
    this.choosePace(move.events, waiting);
    const started = performance.now();
    if (beats.length) await this.begin(turn);
    for (const { step, index, events } of beats) {
      await this.tellStep(turn, step, index, events, move, telling);
    }
    telling.commit(move.after);
    if (turn.isOver && this.turn?.turn === turn.turn && this.isTelling) await this.end(turn, telling);
    this.spent += performance.now() - started;
  }

  private async begin(turn: Turn): Promise<void> {
    const isNew = !this.isTelling || this.turn?.turn !== turn.turn || this.turn.seat !== turn.seat;
    if (isNew) {
      this.isSkipping = false;
      this.marks = [];
      this.trails = [];
      this.gained = this.lit = null;
      this.told = 0;
    }
    this.turn = { ...turn, steps: [...turn.steps] };
    this.isTelling = true;
    if (isNew) await this.wait(BAND);
  }

  private async tellStep(
    turn: Turn,
    step: Step,
    index: number,
    events: GameEvent[],
    move: Move,
    telling: Telling,
  ): Promise<void> {
    const stage = stageOf(step);
    if (stage && stage !== this.stage) {
      this.stage = stage;
      await this.wait(AHEAD);
    }
    this.turn = { ...turn, steps: [...turn.steps] };
    this.told = index + 1;
    const { marks, trail } = leftBy(step, index + 1, move.after, telling.reader.edition);
    const isMoving = !prefersReducedMotion();
    this.landing = step.cell ?? null;
    if (trail && isMoving && events.some((event) => event.kind !== 'project-chosen'))
      this.trails = [...this.trails.filter(({ number }) => number !== trail.number), trail];
    this.marks = withMarks(this.marks, marks);
    if (isMoving) await this.fly(events, move, step.kind === 'bonus');
  }

  private async end(turn: Turn, { reader }: Telling): Promise<void> {
    announce(spokenOf(turn, reader));
    const hasCharacter = turn.steps.some((step) => step.kind === 'gains');
    const hold = prefersReducedMotion() ? STILL : HOLD + (hasCharacter ? HOLD_CHARACTER : 0);
    await this.wait(hold);
    this.landing = null;
    if (this.wantsAgain) return;
    this.isTelling = false;
    this.stage = null;
  }

  private async tellAgain(turn: Turn, telling: Telling): Promise<void> {
    this.wantsAgain = this.isSkipping = false;
    const moves = [...this.moves];
    const { isOver } = turn;
    telling.commit(moves[0]!.before);
    this.isTelling = false; // so that it begins like a new one
    for (const [index, move] of moves.entries()) {
      turn.isOver = isOver && index === moves.length - 1;
      await this.tellTurn(turn, move, telling, []);
    }
    turn.isOver = isOver;
  }

  /** Own moves, and those nobody has to wait for. */
  private async flyOnly(
    turn: Turn,
    beats: { step: Step; events: GameEvent[] }[],
    move: Move,
    telling: Telling,
    isOwn: boolean,
  ): Promise<void> {
    if (isOwn) this.spent = 0;
    this.isSkipping = this.isTelling = false;
    this.factor = 1;
    this.turn = { ...turn, steps: [...turn.steps] };
    if (beats.length && isOwn) this.clear();
    if (isOwn && !isInstant() && !document.hidden) {
      const built =
        beats.find(({ events }) => events.some(({ kind }) => kind === 'card-built'))?.step ?? null;
      if (built || beats.some(({ step }) => step.kind === 'gains'))
        this.moment = momentOf(turn, built, move.before, move.after, telling.reader.edition);
      for (const { step, events } of beats) {
        this.landing = step.cell ?? this.moment?.cell ?? null;
        this.leaveBuild(turn, turn.steps.indexOf(step) + 1, move, telling);
        if (!prefersReducedMotion()) await this.fly(events, move, false);
        if (step === built) await this.light(move, telling);
        if (step.kind === 'gains') await this.stepForward(step);
      }
      await this.applaud(telling);
    }
    if (!isOwn) {
      const { edition } = telling.reader;
      const left = turn.steps.map((step, index) => leftBy(step, index + 1, move.after, edition));
      this.marks = left.reduce<Mark[]>((all, { marks }) => withMarks(all, marks), []);
      this.trails = [];
      if (turn.isOver) announce(spokenOf(turn, telling.reader));
    }
    this.told = turn.steps.length;
    this.landing = null;
    telling.commit(move.after);
  }

  /** Rings and trails of an own building and what it has brought so far. */
  private leaveBuild({ steps }: Turn, told: number, { after }: Move, { reader }: Telling): void {
    const { marks, trails } = leftByBuild(steps.slice(0, told), after, reader.edition);
    this.told = told;
    this.marks = withMarks([], marks);
    this.trails = prefersReducedMotion() ? [] : trails;
  }

  /** The own building has landed: the streets that it joins light up. */
  private async light(move: Move, telling: Telling): Promise<void> {
    telling.commit(move.after);
    const { cell, streets } = this.moment!;
    if (cell) this.lit = { cell, streets };
    await this.wait(LIGHT);
  }

  /** The character that an own building has won steps forward, until a click. */
  private async stepForward(step: Step): Promise<void> {
    this.gained = step;
    await this.wait(FORWARD);
    this.gained = null;
  }

  /** The end of an own build's moment; without a character the band stays for a moment more. */
  private async applaud({ reader }: Telling): Promise<void> {
    const { moment } = this;
    if (!moment) return;
    announce(spokenMoment(moment, reader));
    if (!moment.turn.steps.some(({ kind }) => kind === 'gains'))
      await this.wait(prefersReducedMotion() ? STILL : APPLAUSE);
    this.moment = null;
  }

  /** Others in a row take at most eleven seconds; if it looks like more, everything is faster. */
  private choosePace(events: GameEvent[], waiting: GameEvent[][]): void {
    const all = [events, ...waiting].flat();
    const builds = all.filter((event) => event.kind === 'card-built').length;
    const turns = all.filter((event) => event.kind === 'turn-ended').length;
    const estimate = builds * ESTIMATE.build + Math.max(0, turns - builds) * ESTIMATE.other;
    this.factor = this.spent + estimate > MOST ? COMPRESSED : 1;
  }

  private wait(milliseconds: number): Promise<void> {
    if (this.isSkipping) return Promise.resolve();
    const still = prefersReducedMotion() && milliseconds < STILL;
    return this.clock.wait(still ? 0 : animationTime(milliseconds) * this.factor);
  }

  // ---- Flying -------------------------------------------------------------------------------------

  private async fly(events: GameEvent[], { before, after }: Move, isBonus: boolean): Promise<void> {
    const shown = isBonus ? events.filter(({ kind }) => kind !== 'worker-placed') : events;
    const groups = isBonus ? groupsOf(events, before, after).slice(0, 1) : groupsOf(shown, before, after);
    for (const group of groups) {
      const landed = Promise.all(group.map((flight, index) => this.launch(flight, index)));
      await (isBonus ? Promise.race([landed, this.wait(BONUS_STEP)]) : landed);
    }
  }

  private async launch({ motion, sprite, from: origin, to: aim }: Flight, index: number): Promise<void> {
    const moves = MOTIONS[motion === 'bonus' && !this.isTelling ? 'ownBonus' : motion];
    if (aim.startsWith('cell-')) await cityAtRest();
    await this.wait('stagger' in moves ? index * moves.stagger : 0);
    const [from, to] = [boxOf(origin), boxOf(aim)];
    if (!from || !to || this.isSkipping) return;
    const milliseconds = animationTime(moves.milliseconds) * this.factor;
    const id = (this.lastId += 1);
    this.flights = [...this.flights, { ...moves, id, sprite, from, to, milliseconds }];
    await this.wait(moves.milliseconds);
    this.flights = this.flights.filter((one) => one.id !== id);
  }
}

/** Until the city has glided to where it makes room for a new card. */
async function cityAtRest(): Promise<void> {
  await tick();
  const glides = document.querySelector('.ground')?.getAnimations?.() ?? [];
  await Promise.allSettled(glides.map(({ finished }) => finished));
}

/** One ring for each place: two workers may have left the same slot, and a new card may be the source of a bonus. */
function withMarks(known: Mark[], more: Mark[]): Mark[] {
  const all = [...known];
  for (const mark of more) {
    const kinds = mark.kind === 'source' ? ['source', 'to'] : [mark.kind];
    if (!all.some(({ place, kind }) => place === mark.place && kinds.includes(kind))) all.push(mark);
  }
  return all;
}

/** The position at the end of a turn, before the next one begins: without the Benefactor's coin and cards picked up. */
function withoutOpening({ before, after }: Move, next: Turn | null): View {
  if (!next) return after;
  const coins = next.steps.find(({ kind }) => kind === 'benefactor')?.count ?? 0;
  const isPickedUp = next.steps.some(({ kind }) => kind === 'picks-up');
  const { hand, played } = (isPickedUp ? before : after).players[next.seat]!;
  const players = after.players.map((player, seat) =>
    seat === next.seat ? { ...player, coins: player.coins - coins, hand, played } : player,
  );
  return { ...after, players, deck_size: after.deck_size + coins, decision: before.decision };
}

export const teller = new Teller();
