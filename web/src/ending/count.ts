/** The order in which the points of a finished game are counted: buildings, characters, workers. */
import type { View } from '../protocol/types';
import type { Sheet } from '../score/items';
import { placesOf } from '../score/ranking';

export const STATIONS = ['buildings', 'characters', 'workers', 'winner'] as const;
export type Station = (typeof STATIONS)[number];

export interface Count {
  station: Station;
  seat: number;
  points: number;
  card?: number;
  /** Cards that count for it. */
  counted?: number[] | undefined;
  character?: number;
  /** Milliseconds before it. */
  wait: number;
}

const CARD = 140;
const ALL_CARDS = 3000;
const CHARACTER = 300;
const WORKER = 200;
const SUSPENSE = 900; // before the last worker of a close game
const CLOSE = 2; // points

/** Column by column; seat by seat; then from the last place up, so that the worker that decides comes last. */
export function countsOf(sheets: readonly Sheet[], view: View, winner: number | null): Count[] {
  const column = new Map(view.city.map(({ card, x, y }) => [card, x * 100 + y]));
  const cards = sheets
    .flatMap((sheet, seat) => sheet.cards.map((item) => ({ seat, ...item })))
    .sort((one, other) => (column.get(one.card) ?? 0) - (column.get(other.card) ?? 0));
  const buildings = cards.map(({ seat, card, points, counted }) => ({
    ...{ station: 'buildings' as const, seat, card, points, counted },
    wait: Math.min(CARD, ALL_CARDS / cards.length),
  }));
  const characters = sheets.flatMap((sheet, seat) =>
    sheet.characters.map(({ character, points }) => ({
      ...{ station: 'characters' as const, seat, character, points, wait: CHARACTER },
    })),
  );
  const totals = sheets.map((sheet) => sheet.total);
  const places = placesOf(totals, winner);
  const upward = sheets.map((_, seat) => seat).sort((one, other) => places[other]! - places[one]!);
  const workers = upward.flatMap((seat) =>
    Array.from({ length: sheets[seat]!.workers }, () => ({
      ...{ station: 'workers' as const, seat, points: 1, wait: WORKER },
    })),
  );
  const [first, second] = [...totals].sort((one, other) => other - one);
  const last = workers.at(-1);
  if (last && (first ?? 0) - (second ?? 0) <= CLOSE) last.wait = SUSPENSE;
  return [...buildings, ...characters, ...workers];
}

/** The board without the workers that have been counted, for they leave it. */
export function boardWithout(board: View['board'], counted: readonly number[]): View['board'] {
  const leaving = [...counted];
  const leaves = (seat: number) => {
    const found = leaving.indexOf(seat);
    if (found >= 0) leaving.splice(found, 1);
    return found >= 0;
  };
  return board.map(({ upper, lower, ...column }) => ({
    ...column,
    upper: upper.map(
      (count, seat) => count - Array.from({ length: count }).filter(() => leaves(seat)).length,
    ),
    lower: lower.map((seat) => (seat === null || leaves(seat) ? null : seat)),
  }));
}

/** Everybody's points by station after so many counts. */
export function countedSoFar(
  counts: readonly Count[],
  done: number,
  seats: number,
): Record<Station, number>[] {
  const found = Array.from({ length: seats }, () => ({ buildings: 0, characters: 0, workers: 0, winner: 0 }));
  for (const { seat, station, points } of counts.slice(0, done)) found[seat]![station] += points;
  return found;
}

export const totalOf = ({ buildings, characters, workers }: Record<Station, number>) =>
  buildings + characters + workers;
