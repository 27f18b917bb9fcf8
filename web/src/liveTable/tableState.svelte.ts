/**
 * One table as this browser knows it. Updates arrive in order and are shown in order: while a move is being
 * animated, the next one waits. `game` is the position on the screen, `newest` the one on the server.
 */
import { DECISIONS } from '../generated/vocabulary';
import { announce, announceNow } from '../alerts/announce.svelte';
import { notify } from '../alerts/notifications';
import { yieldToInput } from '../browser/yieldToInput';
import { edition as fetchEdition } from '../protocol/api';
import { LiveSocket, type Connection, type NewCommand } from '../protocol/liveSocket';
import type {
  Edition,
  Entry,
  GameEvent,
  Goodbye,
  Legal,
  LogEntry,
  Snapshot,
  TableForm,
  ToViewer,
  Update,
  View,
} from '../protocol/types';
import { asked } from '../decision/prompt';
import { summaryOf, turnsSince } from './recap';
import type { Points } from '../telling/steps';
import { teller, type Move } from '../telling/teller.svelte';
import { t } from '../texts/language.svelte';
import { peopleOf, type Person } from '../texts/people';
import { entryText, type Reader } from '../texts/sentences';

/** A line of the log: an entry, and its events in the game. */
export interface Line {
  sequence: number;
  entry: Entry;
  events: GameEvent[];
  /** The points around it, of moves that this browser saw. */
  before?: Points;
  after?: Points;
}

const MAX_RECENT = 60;

export class TableState {
  form = $state.raw<TableForm | null>(null);
  edition = $state.raw<Edition | null>(null);
  game = $state.raw<View | null>(null);
  newest = $state.raw<View | null>(null);
  you = $state.raw<number[]>([]);
  legal = $state.raw<Legal>({});
  canUndo = $state<number | null>(null);
  sequence = $state(0);
  log = $state.raw<Line[]>([]);
  connection = $state<Connection>('connecting');
  closedWhy = $state<string | null>(null);
  goodbye = $state<Goodbye['reason'] | null>(null);
  /** How many milliseconds this browser's clock is behind the server's. */
  skew = $state(0);
  isAnimating = $state(false);
  /** Moves that can be shown again. */
  recent = $state.raw<Move[]>([]);

  private socket: LiveSocket;
  private queue: Update[] = [];
  private pendingSnapshot: Snapshot | null = null; // updates wait until it is shown
  private isProcessing = false;
  private notified: View | null = null; // the position for which the player was notified

  constructor(readonly id: string) {
    this.socket = new LiveSocket(id);
    this.socket.onmessage = (message) => this.receive(message);
    this.socket.onconnection = (connection, why) => {
      if (connection === 'open') return; // set when its snapshot is shown
      this.pendingSnapshot = null; // the next connection sends a new one
      this.connection = connection;
      this.closedWhy = why ?? null;
    };
  }

  open(): void {
    this.socket.open();
  }

  /** After sitting down, so that the server recognises this browser. */
  reopen(): void {
    this.socket.reopen();
  }

  close(): void {
    this.pendingSnapshot = null;
    this.socket.close();
  }

  send(command: NewCommand): Promise<void> {
    return this.socket.send(command);
  }

  // ---- Questions --------------------------------------------------------------------------------------------

  /** The seat this browser plays: the one that decides, if it is one of its own. */
  get seat(): number | null {
    const decider = this.game?.decision.seat ?? null;
    if (decider !== null && this.you.includes(decider)) return decider;
    return this.you[0] ?? null;
  }

  /** Who sits here, by seat. */
  get people(): Person[] {
    return peopleOf(this.form?.seats ?? []);
  }

  get names(): string[] {
    return this.people.map(({ name }) => name);
  }

  get reader(): Reader | null {
    return (
      this.edition && {
        names: this.names,
        edition: this.edition,
        viewer: this.isOneScreen ? null : this.seat,
      }
    );
  }

  /** Several people share this browser, so nobody is "you". */
  get isOneScreen(): boolean {
    return this.you.length > 1;
  }

  get isDeciding(): boolean {
    const decider = this.newest?.decision.seat ?? null;
    return (
      this.form?.phase === 'playing' &&
      !this.isAnimating &&
      decider !== null &&
      this.you.includes(decider) &&
      this.form.seats[decider]?.stand_in === null &&
      (this.legal[decider]?.length ?? 0) > 0
    );
  }

  /** A bot decides, and the last move of a bot had less time than its level has: the server is busy. */
  get isBotHurried(): boolean {
    const decider = this.newest?.decision.seat ?? null;
    const seat = decider === null ? undefined : this.form?.seats[decider];
    if (this.form?.phase !== 'playing' || !(seat?.bot ?? seat?.stand_in)) return false;
    const last = this.log.findLast(({ entry }) => entry.kind === 'moved' && entry.bot);
    return last?.entry.kind === 'moved' && last.entry.shortened_to != null;
  }

  // ---- What the server says ---------------------------------------------------------------------------------

  private receive(message: ToViewer): void {
    switch (message.type) {
      case 'snapshot':
        void this.applySnapshot(message);
        break;
      case 'update':
        this.queue.push(message);
        if (!this.isProcessing && !this.pendingSnapshot) void this.processQueue();
        break;
      case 'presence':
        if (this.form) {
          const seats = this.form.seats.map((seat, number) => ({
            ...seat,
            is_present: message.present.includes(number),
          }));
          this.form = { ...this.form, seats, spectators: message.spectators };
        }
        break;
      case 'goodbye':
        this.goodbye = message.reason;
        break;
    }
  }

  private async applySnapshot(snapshot: Snapshot): Promise<void> {
    this.pendingSnapshot = snapshot;
    const edition = await this.editionOf(snapshot);
    await yieldToInput(); // the screen has just been built
    if (this.pendingSnapshot !== snapshot) return; // a newer one has arrived
    this.pendingSnapshot = null;
    this.edition = edition;
    this.queue = this.queue.filter((update) => update.sequence > snapshot.sequence);
    this.form = snapshot.table;
    const isNew = this.newest === null || this.reuseIfSame(snapshot.game) !== this.newest;
    this.game = this.newest = this.reuseIfSame(snapshot.game);
    if (isNew) teller.enter(this.game);
    this.you = snapshot.you;
    this.legal = snapshot.legal;
    this.canUndo = snapshot.table.can_undo;
    this.sequence = snapshot.sequence;
    this.skew = snapshot.now - Date.now();
    this.goodbye = this.closedWhy = null;
    this.connection = 'open';
    this.addLines(snapshot.missed);
    if (!this.isProcessing) await this.processQueue();
  }

  /** Retries until it succeeds, like the connection to the table. */
  private async editionOf(snapshot: Snapshot): Promise<Edition | null> {
    const hash = snapshot.table.edition;
    if (this.edition?.hash === hash) return this.edition;
    for (let wait = 500; this.pendingSnapshot === snapshot; wait = Math.min(wait * 2, 8000)) {
      try {
        return await fetchEdition(hash);
      } catch {
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return null;
  }

  /** The same object for an equal position, so that a decision in progress is not interrupted. */
  private reuseIfSame(game: View | null): View | null {
    return JSON.stringify(game) === JSON.stringify(this.newest) ? this.newest : game;
  }

  addLines(entries: (LogEntry | Line)[]): void {
    const known = new Set(this.log.map((line) => line.sequence));
    const more = entries.filter((entry) => !known.has(entry.sequence)) as Line[];
    if (more.length) this.log = [...this.log, ...more].sort((a, b) => a.sequence - b.sequence);
  }

  private async processQueue(): Promise<void> {
    this.isProcessing = true;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      if (update.sequence <= this.sequence) continue;
      await this.show(update);
    }
    this.isProcessing = this.isAnimating = false;
    this.notifyTurn();
  }

  private async show(update: Update): Promise<void> {
    const before = this.game;
    const events = update.events as GameEvent[];
    const after = events.length ? update.game : this.reuseIfSame(update.game);
    if (after !== this.newest) this.isAnimating = true;
    this.newest = after;
    this.legal = update.legal;
    this.sequence = update.sequence;
    if (update.table) this.form = update.table;
    this.canUndo = update.can_undo;
    this.clock(update);
    const line: Line = { sequence: update.sequence, entry: update.entry, events };
    if (update.entry.kind !== 'moved' && this.reader) announce(entryText(update.entry, this.reader));
    if (before && after && events.length) {
      const move = { events, before, after };
      this.recent = [...this.recent, move].slice(-MAX_RECENT);
      await this.tell(
        move,
        this.queue.map((next) => next.events as GameEvent[]),
      );
      this.addLines([{ ...line, before: scoresOf(before), after: scoresOf(after) }]); // never ahead of the table
    } else {
      this.addLines([line]);
      if (after !== before) teller.enter(after); // taken back
    }
    if (this.newest !== after) return; // a snapshot has arrived
    this.you = update.you;
    this.game = after;
  }

  private async tell(move: Move, waiting: GameEvent[][] = []): Promise<void> {
    const { reader, newest, form } = this;
    if (!reader) return;
    const own = this.you.filter((seat) => form?.seats[seat]?.stand_in === null);
    const commit = (view: View) => {
      if (this.newest === newest) this.game = view;
    };
    await teller.tell(move, { reader, own, commit }, waiting);
  }

  private clock(update: Update): void {
    if (!update.clock || !this.form) return;
    const left = update.clock.left;
    const seats = this.form.seats.map((seat, number) => ({ ...seat, time_left: left[number] ?? null }));
    this.form = { ...this.form, seats, clock_seat: update.clock.seat, clock_at: update.clock.at };
  }

  /** The moves of others since this browser's last decision. */
  get since(): Move[] {
    const own = this.recent.findLastIndex(({ before }) => this.you.includes(before.decision.seat ?? -1));
    return this.recent.slice(own + 1);
  }

  /** Tells again what the others have done. */
  async replayRecent(): Promise<void> {
    const moves = this.since;
    if (this.isProcessing || !moves.length) return;
    this.isProcessing = this.isAnimating = true;
    this.game = moves[0]!.before;
    teller.enter(this.game);
    for (const move of moves) await this.tell(move);
    this.game = this.newest;
    await this.processQueue();
  }

  // ---- Screen readers and notifications -------------------------------------------------------------

  /** Once for each decision. */
  private notifyTurn(): void {
    const { reader, newest } = this;
    const isNew = this.notified !== newest;
    this.notified = this.isDeciding ? newest : null;
    if (!this.notified || !isNew || !reader || !newest) return;
    const seat = newest.decision.seat ?? 0;
    const legal = this.legal[seat] ?? [];
    const question = asked(newest, legal, reader);
    const sentence = this.isOneScreen ? `${reader.names[seat] ?? ''}. ${question}` : question;
    const count = legal.length;
    // Only at the beginning of a turn, not again before each decision in it.
    const isRecapped = DECISIONS[newest.decision.kind] === 'turn' && !this.isOneScreen;
    const since = isRecapped ? turnsSince(this.log, this.you) : [];
    announceNow(
      since.length
        ? t('told-live-your-turn', { count: since.length, summary: summaryOf(since), sentence })
        : t('page-your-turn', { sentence, count }),
    );
    notify(sentence, this.id).catch(() => {}); // the browser may refuse; the title shows the turn as well
  }
}

function scoresOf({ players }: View): Points {
  return { players: players.map(({ score }) => ({ score })) };
}
