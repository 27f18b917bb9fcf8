/**
 * One table as this browser knows it. Updates arrive in order and are shown in order: while a move is being
 * animated, the next one waits. `game` is what is seen, `newest` what is true.
 */
import { announce, announceAtOnce } from '../alerts/announce.svelte';
import { notify } from '../alerts/notifications';
import { fly } from '../animation/flights.svelte';
import { pause } from '../browser/yieldToInput';
import { edition as fetchEdition } from '../protocol/api';
import { Live, type Connection, type NewCommand } from '../protocol/liveSocket';
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
import { t } from '../texts/language.svelte';
import { decisionText, entryText, eventText, namesOf, type Reader } from '../texts/sentences';
import { announcedKinds } from '../texts/silentEvents';

/** A line of the log: an entry, and what it did in the game. */
export interface Line {
  sequence: number;
  entry: Entry;
  events: GameEvent[];
}

/** A move that was shown, to be shown again. */
interface Shown {
  before: View;
  events: GameEvent[];
  after: View;
}

const KEPT_MOVES = 60;

export class TableState {
  table = $state.raw<TableForm | null>(null);
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
  /** How far this browser's clock is behind the server's. */
  skew = $state(0);
  isAnimating = $state(false);
  recent = $state.raw<Shown[]>([]);

  private live: Live;
  private queue: Update[] = [];
  private beginning: Snapshot | null = null; // what comes before it is shown has to wait
  private isWorking = false; // at the queue
  private called: View | null = null; // the position for which somebody here was called

  constructor(readonly id: string) {
    this.live = new Live(id);
    this.live.onmessage = (message) => this.receive(message);
    this.live.onconnection = (connection, why) => {
      if (connection === 'open') return; // said when its snapshot is shown
      this.beginning = null; // the next connection brings another one
      this.connection = connection;
      this.closedWhy = why ?? null;
    };
  }

  open(): void {
    this.live.open();
  }

  /** After sitting down: the server shall recognise this browser. */
  reopen(): void {
    this.live.reopen();
  }

  close(): void {
    this.beginning = null;
    this.live.close();
  }

  send(command: NewCommand): Promise<void> {
    return this.live.send(command);
  }

  // ---- Questions --------------------------------------------------------------------------------------------

  /** The seat this browser decides for: the one whose turn it is, if it is one of its own. */
  get seat(): number | null {
    const decider = this.game?.decision.seat ?? null;
    if (decider !== null && this.you.includes(decider)) return decider;
    return this.you[0] ?? null;
  }

  get names(): string[] {
    return namesOf(this.table?.seats ?? []);
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

  /** Several people play at this browser, so nobody is "you". */
  get isOneScreen(): boolean {
    return this.you.length > 1;
  }

  get isDeciding(): boolean {
    const decider = this.newest?.decision.seat ?? null;
    return (
      this.table?.phase === 'playing' &&
      !this.isAnimating &&
      decider !== null &&
      this.you.includes(decider) &&
      this.table.seats[decider]?.stand_in === null &&
      (this.legal[decider]?.length ?? 0) > 0
    );
  }

  // ---- What the server says ---------------------------------------------------------------------------------

  private receive(message: ToViewer): void {
    switch (message.type) {
      case 'snapshot':
        void this.begin(message);
        break;
      case 'update':
        this.queue.push(message);
        if (!this.isWorking && !this.beginning) void this.work();
        break;
      case 'presence':
        if (this.table) {
          const seats = this.table.seats.map((seat, number) => ({
            ...seat,
            is_present: message.present.includes(number),
          }));
          this.table = { ...this.table, seats, spectators: message.spectators };
        }
        break;
      case 'goodbye':
        this.goodbye = message.reason;
        break;
    }
  }

  private async begin(snapshot: Snapshot): Promise<void> {
    this.beginning = snapshot;
    const edition = await this.editionOf(snapshot);
    await pause(); // the screen has just been put up
    if (this.beginning !== snapshot) return; // a newer one has come meanwhile
    this.beginning = null;
    this.edition = edition;
    this.queue = this.queue.filter((update) => update.sequence > snapshot.sequence);
    this.table = snapshot.table;
    this.game = this.newest = this.sameOr(snapshot.game);
    this.you = snapshot.you;
    this.legal = snapshot.legal;
    this.canUndo = snapshot.table.can_undo;
    this.sequence = snapshot.sequence;
    this.skew = snapshot.now - Date.now();
    this.goodbye = this.closedWhy = null;
    this.connection = 'open';
    this.addLines(snapshot.missed);
    if (!this.isWorking) await this.work(); // else whoever is at it goes on
  }

  /** Asked for again and again, as for a table that cannot be reached. */
  private async editionOf(snapshot: Snapshot): Promise<Edition | null> {
    const hash = snapshot.table.edition;
    if (this.edition?.hash === hash) return this.edition;
    for (let wait = 500; this.beginning === snapshot; wait = Math.min(wait * 2, 8000)) {
      try {
        return await fetchEdition(hash);
      } catch {
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return null;
  }

  /** The position that is shown, if it is the same: whoever is in the middle of a decision stays there. */
  private sameOr(game: View | null): View | null {
    return JSON.stringify(game) === JSON.stringify(this.newest) ? this.newest : game;
  }

  /** The log from the beginning, for whoever opens it. */
  addLines(entries: LogEntry[]): void {
    const known = new Set(this.log.map((line) => line.sequence));
    const more = entries.filter((entry) => !known.has(entry.sequence)) as Line[];
    if (more.length) this.log = [...this.log, ...more].sort((a, b) => a.sequence - b.sequence);
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      if (update.sequence <= this.sequence) continue;
      await this.show(update);
    }
    this.isWorking = this.isAnimating = false;
    this.callToTurn();
  }

  private async show(update: Update): Promise<void> {
    const before = this.game;
    const events = update.events as GameEvent[];
    const after = events.length ? update.game : this.sameOr(update.game);
    if (after !== this.newest) this.isAnimating = true;
    this.newest = after;
    this.legal = update.legal;
    this.sequence = update.sequence;
    if (update.table) this.table = update.table;
    this.canUndo = update.can_undo;
    this.clock(update);
    this.addLines([{ sequence: update.sequence, entry: update.entry, events }]);
    this.speak(update.entry, events);
    if (before && after && events.length) {
      this.recent = [...this.recent, { before, events, after }].slice(-KEPT_MOVES);
      if (this.queue.length < 12) await fly(events, before, after);
    }
    if (this.newest !== after) return; // a snapshot has come meanwhile
    this.you = update.you;
    this.game = after;
  }

  private clock(update: Update): void {
    if (!update.clock || !this.table) return;
    const left = update.clock.left;
    const seats = this.table.seats.map((seat, number) => ({ ...seat, time_left: left[number] ?? null }));
    this.table = { ...this.table, seats, clock_seat: update.clock.seat, clock_at: update.clock.at };
  }

  /** Shows again what the others did since this browser's last decision. */
  async showAgain(): Promise<void> {
    if (this.isWorking || !this.recent.length) return;
    this.isWorking = this.isAnimating = true;
    const own = this.recent.findLastIndex((shown) => this.you.includes(shown.before.decision.seat ?? -1));
    for (const { before, events, after } of this.recent.slice(own + 1)) {
      this.game = before;
      await fly(events, before, after);
      this.game = after;
    }
    this.game = this.newest;
    await this.work();
  }

  // ---- For ears and for people who look elsewhere -------------------------------------------------------------

  private speak(entry: Entry, events: GameEvent[]): void {
    const reader = this.reader;
    if (!reader) return;
    if (entry.kind !== 'moved') announce(entryText(entry, reader));
    for (const event of events) if (announcedKinds(event)) announce(eventText(event, reader));
  }

  /** Once for each decision. */
  private callToTurn(): void {
    const { reader, newest } = this;
    const isNew = this.called !== newest;
    this.called = this.isDeciding ? newest : null;
    if (!this.called || !isNew || !reader || !newest) return;
    const seat = newest.decision.seat ?? 0;
    const sentence = decisionText(newest.decision, { ...reader, viewer: seat });
    const count = this.legal[seat]?.length ?? 0;
    announceAtOnce(t('page-your-turn', { sentence, count, player: reader.names[seat] ?? '' }));
    notify(sentence, this.id).catch(() => {}); // a browser may refuse; the title calls as well
  }
}
