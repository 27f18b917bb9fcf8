/**
 * Sentences about the game: the same messages with the same values as `oddville.text` in Python. Words of the
 * vocabulary are passed as ids, players and cards by name, lists as one text.
 */
import {
  BONUSES,
  BUILDER_PRICE,
  CHARACTERS,
  COIN_SOURCES,
  DECISIONS,
  GUILDS,
  MAIN_SQUARE,
  PAYMENTS,
  RESOURCES,
  SILENT_EVENTS,
  UPPER_SLOT,
  WORKER_CARDS,
} from '../generated/vocabulary';
import type { Action } from '../protocol/actions';
import { ApiError } from '../protocol/api';
import type { Decision, Edition, Entry, GameEvent, Reason } from '../protocol/types';
import { has, t, type Arguments } from './language.svelte';

/** For whom a sentence is written, and about which game. */
export interface Reader {
  names: string[];
  edition: Edition;
  viewer: number | null;
}

const WORDS: Record<string, readonly string[]> = {
  resource: RESOURCES,
  target: RESOURCES,
  guild: GUILDS,
  character: CHARACTERS,
  first: CHARACTERS,
  bonus: BONUSES,
  source: COIN_SOURCES,
  purpose: PAYMENTS,
  decision: DECISIONS,
};
const CARDS = ['card', 'given', 'taken'];
const PLAYERS = ['by', 'decider', 'turn_seat', 'builder'];
const SLOTS = ['slot', 'target_slot'];

// ---- Words ------------------------------------------------------------------------------------------------

export function cardName(card: number | null, edition: Edition): string {
  if (card === MAIN_SQUARE) return t('main-square');
  const building = card === null ? undefined : edition.building[card];
  if (!building) return t('empty-place');
  const id = `card-${building.id}`;
  return building.name ?? (has(id) ? t(id) : readable(building.id));
}

function readable(id: string): string {
  return id.replace(/-/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}

export function levelName(level: string): string {
  const matched = /^matched(?:-(\d+))?$/.exec(level);
  if (matched) return t('level-matched', { strength: matched[1] ?? 'none' });
  const id = `level-${level}`;
  return has(id) ? t(id) : level;
}

export function enumeration(items: (string | number)[]): string {
  const words = items.map(String);
  const end = words.pop() ?? '';
  return words.length ? t('list-and', { rest: words.join(', '), end }) : end;
}

export function alternatives(items: string[]): string {
  const words = [...items];
  const end = words.pop() ?? '';
  return words.length ? t('list-or', { rest: words.join(', '), end }) : end;
}

export function cell(x: number, y: number): Arguments {
  const side = x < 0 ? 'left' : x > 0 ? 'right' : y ? 'below' : 'here';
  return { row: y + 1, across: Math.abs(x), side };
}

/** The parameters of an event, an action or a reason as values for a message, without nulls. */
function argumentsOf(params: Record<string, unknown>, reader: Reader): Arguments {
  const found: Arguments = {};
  for (const [name, value] of Object.entries(params)) {
    const words = WORDS[name];
    if (typeof value === 'string') found[name] = value;
    if (typeof value !== 'number') continue;
    if (PLAYERS.includes(name)) found[name] = reader.names[value] ?? t('chance');
    else if (words) found[name] = words[value] ?? String(value);
    else if (SLOTS.includes(name)) found[name] = value === UPPER_SLOT + 1 ? 'upper' : value;
    else if (CARDS.includes(name)) found[name] = cardName(value, reader.edition);
    else found[name] = value;
  }
  if (typeof params.x === 'number' && typeof params.y === 'number')
    Object.assign(found, cell(params.x, params.y));
  return found;
}

// ---- The course of the game -------------------------------------------------------------------------------

/** Whether an event has a sentence of its own in a log; the others are part of another event. */
export function isLogged(event: GameEvent): boolean {
  return !SILENT_EVENTS.includes(event.kind);
}

export function eventText(event: GameEvent, reader: Reader): string {
  const { kind, seat, ...params } = event;
  const args = argumentsOf(params, reader);
  if (seat !== null) Object.assign(args, whoIs(seat, reader));
  if (kind === 'pile-shuffled' && args.first !== undefined) args.character = args.first;
  if (kind === 'worker-cards-recovered') {
    const workers = workersIn(Number(params.cards));
    args.workers = enumeration(workers);
    args.count = workers.length;
  }
  return t(`event-${kind}`, args);
}

export function whoIs(seat: number, reader: Pick<Reader, 'names' | 'viewer'>): Arguments {
  return { who: seat === reader.viewer ? 'you' : 'other', player: reader.names[seat] ?? '' };
}

export function workersIn(bits: number): number[] {
  return Array.from({ length: WORKER_CARDS }, (_, worker) => worker + 1).filter(
    (worker) => (bits >> (worker - 1)) & 1,
  );
}

export function decisionText(decision: Decision, reader: Reader): string {
  const bonuses = decision.bonuses.map((open) => t(`bonus-${BONUSES[open.bonus]}-name`));
  const args: Arguments = {
    player: decision.seat === null ? t('chance') : (reader.names[decision.seat] ?? ''),
    recovered: decision.has_recovered ? 'yes' : 'no',
    worker: decision.worker ?? 0,
    bonuses: enumeration(bonuses),
    count: bonuses.length,
    price: BUILDER_PRICE,
  };
  if (decision.card !== null) args.card = cardName(decision.card, reader.edition);
  if (decision.guild !== null) args.guild = GUILDS[decision.guild]!;
  const isWaiting = decision.seat !== null && decision.seat !== reader.viewer;
  return t(`decision-${DECISIONS[decision.kind]}${isWaiting ? '-waiting' : ''}`, args);
}

/** An option as a sentence; `more` is what the position adds: card, price, coins. */
export function actionText(action: Action, more: Arguments, decision: Decision, reader: Reader): string {
  const { kind, ...params } = action;
  const asked = DECISIONS[decision.kind]!;
  const isUsedUp = asked === 'bonuses' && !decision.bonuses.length; // nothing is skipped any more
  const args = { ...argumentsOf(params, reader), decision: isUsedUp ? 'no-bonuses' : asked, ...more };
  return t(`action-${kind}`, args);
}

export function reasonText(reason: Reason, reader: Reader): string {
  const args = argumentsOf(reason.params, reader);
  const shown = reason.params.shown_by;
  if (Array.isArray(shown)) {
    args.workers = enumeration(shown as number[]);
    args.count = shown.length;
  }
  return t(`reason-${reason.code}`, args);
}

// ---- The table --------------------------------------------------------------------------------------------

export function errorText(
  error: { code: string; params: Record<string, unknown>; reason?: Reason | null },
  reader?: Reader,
): string {
  if (error.reason && reader) return reasonText(error.reason, reader);
  const args = error.params as Arguments;
  const { code } = error;
  const known = [`table-error-${code}`, `server-error-${code}`, `page-error-${code}`].find(has);
  if (known) return t(known, args);
  return t('page-error-unknown', { code });
}

/** What to tell about a failed request; other errors are bugs and thrown again. */
export function problemText(error: unknown, reader?: Reader): string {
  if (!(error instanceof ApiError)) throw error;
  return errorText(error, reader);
}

/** For log entries from before the start, when people sat in another order. `order[seat]` is the old place of a seat. */
export function beforeTheStart(reader: Reader, order: number[]): Reader {
  const names = order.map((_, chair) => reader.names[order.indexOf(chair)] ?? '');
  return { ...reader, names, viewer: reader.viewer === null ? null : (order[reader.viewer] ?? null) };
}

/** A log entry that is not a move; `names` are those after it. */
export function entryText(entry: Entry, reader: Reader): string {
  const args: Arguments = {};
  const told = entry as Record<string, unknown>;
  for (const name of ['scope', 'reason', 'text', 'level']) {
    const value = told[name];
    if (typeof value === 'string') args[name] = name === 'level' ? levelName(value) : value;
  }
  for (const name of ['agreed', 'muted']) {
    if (typeof told[name] === 'boolean') args[name] = told[name] ? 'yes' : 'no';
  }
  if (entry.kind === 'started') args.players = enumeration(reader.names);
  if (entry.kind === 'undone') args.redrawn = entry.redrawn ? 'yes' : 'no';
  if (entry.kind === 'bot-seated') args.is_free = entry.level === null ? 'yes' : 'no';
  if (typeof told.seat === 'number')
    Object.assign(args, { seat: told.seat + 1, ...whoIs(told.seat, reader) });
  return t(`entry-${entry.kind}`, args);
}

// ---- Points -----------------------------------------------------------------------------------------------

export function scoringText(card: number, edition: Edition, form: '' | '-name' = ''): string {
  if (card === MAIN_SQUARE) return t(`scoring-main-square${form}`, { value: edition.main_square.points });
  const building = edition.building[card]!;
  return t(`scoring-${building.scoring}${form}`, { value: building.value ?? 0, guild: building.guild ?? '' });
}

export function powerText(character: number): string {
  return t(`power-${CHARACTERS[character]}`);
}

export function characterName(character: number): string {
  return t(`character-${CHARACTERS[character]}`);
}

export function characterPoints(character: number, edition: Edition): string {
  const found = edition.character.find((one) => one.id === CHARACTERS[character]);
  const points = found?.points ?? 0;
  if (found?.points_on_main_square === undefined) return t('points-character', { points });
  return t('points-traveller', { points, on_main_square: found.points_on_main_square });
}
