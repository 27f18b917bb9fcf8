/** What is said about the players at the end: the reader is "you". */
import type { Edition } from '../protocol/types';
import type { Score } from '../score/items';
import { t, type Arguments } from '../texts/language.svelte';
import { cardName, enumeration, type Reader } from '../texts/sentences';

type Company = Pick<Reader, 'names' | 'viewer'>;

export const called = (seat: number, { names, viewer }: Company): string =>
  seat === viewer ? t('life-you') : (names[seat] ?? '');

/** Several players, or the reader (`who` is "you") and `players`. */
export function together(seats: number[], company: Company): Arguments {
  const others = seats.filter((seat) => seat !== company.viewer);
  const players = enumeration(others.map((seat) => called(seat, company)));
  return { who: others.length < seats.length ? 'you' : 'other', players };
}

/** What decided a game that was played to its end. */
export function decidedText(
  { code, winner, rivals, points, rival_points, card, end_trigger }: NonNullable<Score['verdict']>,
  company: Company,
  edition: Edition,
): string {
  const player = called(winner, company);
  const built = cardName(card, edition);
  if (code !== 'tie') {
    const rival = enumeration(rivals.map((seat) => called(seat, company)));
    return t(`ending-by-${code}`, { player, points, rival, rival_points, card: built });
  }
  const trigger = called(end_trigger, company);
  const sixth = card === null ? trigger : t('ending-sixth-with', { player: trigger, card: built });
  const tied = together([winner, ...rivals], company);
  return t(end_trigger === winner ? 'ending-tie' : 'ending-tie-next', { ...tied, points, player, sixth });
}
