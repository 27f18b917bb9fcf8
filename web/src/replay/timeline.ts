/** The structure of a replay: which moves make a turn, where something was built, how the scores developed. */
import type { components } from '../generated/schema';
import type { GameEvent, Replay } from '../protocol/types';
import type { History } from '../score/chart';

export type Frame = components['schemas']['Frame'];

/** The moves of a turn, as frame numbers. Turn 0 is the set-up and belongs to nobody. */
interface Turn {
  turn: number;
  seat: number | null;
  first: number;
  last: number;
}

interface Built {
  at: number; // frame number
  seat: number;
  card: number;
}

export function turnsOf(frames: Frame[]): Turn[] {
  const found: Turn[] = [];
  frames.forEach((frame, number) => {
    if (number === 0) return;
    const open = found.at(-1);
    if (open?.turn === frame.turn) open.last = number;
    else found.push({ turn: frame.turn, seat: seatOf(frames, number), first: number, last: number });
  });
  return found;
}

/** Whose turn it was at a move; another seat may have made the move. */
function seatOf(frames: Frame[], number: number): number | null {
  return frames[number]!.turn ? frames[number - 1]!.game.decision.turn_seat : null;
}

export function eventsOf(frame: Frame): GameEvent[] {
  return frame.events as unknown as GameEvent[];
}

export function builtIn(frames: Frame[]): Built[] {
  return frames.flatMap((frame, at) =>
    eventsOf(frame)
      .filter((event) => event.kind === 'card-built')
      .map((event) => ({ at, seat: event.seat ?? frame.seat ?? 0, card: Number(event.card) })),
  );
}

export function historyOf(frames: Frame[], turns: Turn[]): History {
  return turns
    .filter(({ turn }) => turn > 0)
    .map(({ turn, last }) => [turn, frames[last]!.game.players.map((player) => player.score)]);
}

/** The turn of a frame; the first frame comes before all turns. */
export function turnAt(turns: Turn[], at: number): Turn | null {
  return turns.find(({ last }) => at <= last && at > 0) ?? null;
}

/** Where a step of one turn leads: to the end of this or the next turn, or of the one before. */
export function turnStep(turns: Turn[], at: number, by: 1 | -1): number {
  if (by > 0) return turns.find(({ last }) => last > at)?.last ?? at;
  return turns.findLast(({ last }) => last < at)?.last ?? 0;
}

/** The frame that an address asks for: `?move=37`, limited to the game. Default: the start. */
export function frameAsked(search: URLSearchParams, count: number): number {
  const asked = Number(search.get('move') ?? 0);
  return Number.isInteger(asked) ? Math.max(0, Math.min(asked, count - 1)) : 0;
}

export function isFinished(replay: Replay, at: number): boolean {
  return replay.result !== null && at === replay.frames.length - 1;
}

/** Whose seat a game from a file is watched from: the first person's, or the first bot's. */
export function watchedFrom({ players }: Pick<Replay, 'players'>): number {
  return Math.max(
    0,
    players.findIndex(({ bot }) => bot === null),
  );
}
