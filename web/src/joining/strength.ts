/** How strong this person plays: kept in this browser, computed by the server after each game against bots. */
import { readLocal, writeLocal } from '../browser/localStore';
import { post } from '../protocol/api';
import type { SeatForm, View } from '../protocol/types';

const KEY = 'oddville-strength';
const MATCHED = 'matched';
const MOST_REMEMBERED = 20;

interface Kept {
  strength: { points: number; doubt: number; games: number } | null;
  level: string;
  counted: string[]; // tables whose result is in it
}

function kept(): Kept {
  return readLocal<Kept>(KEY, { strength: null, level: MATCHED, counted: [] });
}

/** A level for a new table: "at your strength" becomes the bot that fits. */
export function fittingLevel(level: string | null): string | null {
  return level === MATCHED ? kept().level : level;
}

/** A game of this person alone against bots is over. Each table counts once. */
export async function countResult(table: string, seats: SeatForm[], game: View): Promise<void> {
  const people = seats.filter(({ bot }) => bot === null);
  const before = kept();
  if (people.length !== 1 || people[0]!.stand_in !== null || before.counted.includes(table)) return;
  const own = game.players[seats.indexOf(people[0]!)]!.score;
  const others = seats.flatMap(({ bot }, seat) =>
    bot === null ? [] : [{ level: bot, points: game.players[seat]!.score }],
  );
  const counted = [...before.counted, table].slice(-MOST_REMEMBERED);
  writeLocal(KEY, { ...before, counted });
  const after = await post('/api/strength', {}, { before: before.strength, own, others });
  writeLocal(KEY, { ...after, counted });
}
