/** Kind words after a lost game against beginners: the largest difference to the winner, and what to try next. */
import type { SeatForm, View } from '../protocol/types';
import type { Sheet } from '../score/items';
import { t } from '../texts/language.svelte';

const EASY = ['beginner', 'newcomer'];
const MANY_COINS = 5;

const sum = (items: readonly { points: number }[]) => items.reduce((total, { points }) => total + points, 0);

/** Empty for games that were won, and for all but those of one person against beginners. */
export function nextTime(
  seats: SeatForm[],
  view: View,
  sheets: Sheet[],
  own: number | null,
  winner: number | null,
  names: string[],
): string {
  if (own === null || winner === null || own === winner || !sheets[own] || !sheets[winner]) return '';
  const isEasy = seats.every(({ bot }, seat) => seat === own || (bot !== null && EASY.includes(bot)));
  if (!isEasy) return '';
  const [yours, theirs] = [sheets[own], sheets[winner]];
  const [built, theirBuilt] = [own, winner].map((seat) => view.players[seat]!.workers_in_city) as [
    number,
    number,
  ];
  const coins = view.players[own]!.coins;
  const gap = {
    buildings: sum(theirs.cards) - sum(yours.cards),
    characters: sum(theirs.characters) - sum(yours.characters),
    workers: theirs.workers - yours.workers,
  };
  const player = names[winner] ?? '';
  if (theirBuilt - built >= 2) return t('ending-next-build', { player, count: theirBuilt, own: built });
  if (coins >= MANY_COINS) return t('ending-next-coins', { coins });
  if (gap.characters >= gap.buildings && gap.characters > 0)
    return t('ending-next-characters', { player, points: gap.characters });
  if (gap.buildings > 0) return t('ending-next-places', { player, points: gap.buildings });
  return t(gap.workers > 0 ? 'ending-next-workers' : 'ending-next-tie');
}
