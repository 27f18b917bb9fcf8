/** The outcome of a game in two lines. */
import type { TableForm, View } from '../protocol/types';
import { t, type Arguments } from '../texts/language.svelte';
import { enumeration, whoIs, type Reader } from '../texts/sentences';
import { ranking } from './ranking';

interface Outcome {
  title: string;
  detail: string;
}
type Company = Pick<Reader, 'names' | 'viewer'>;

export function outcomeOf(table: TableForm, game: View, company: Company): Outcome {
  const { winner } = table;
  if (winner === null) return { title: t('score-stopped'), detail: t('score-stopped-detail') };
  const totals = game.players.map((player) => player.score);
  return {
    title: winsText(winner, company),
    detail: [lead(winner, totals, company, table.ending), trigger(game, company)].filter(Boolean).join(' '),
  };
}

export const winsText = (winner: number, company: Company): string =>
  t(winner === company.viewer ? 'score-you-win' : 'score-wins', whoIs(winner, company));

function lead(winner: number, totals: number[], company: Company, ending: TableForm['ending']): string {
  if (ending === 'resigned') return t('score-by-resignation');
  const second = ranking(totals, winner)[1];
  if (second === undefined) return '';
  const ahead = totals[winner]! - totals[second]!;
  const args = { points: totals[winner]!, ahead, ...next(totals, winner, second, company) };
  if (ahead < 0) return t('score-by-resignation');
  return ahead ? t('score-ahead', args) : t('score-tie', args);
}

/** Who came second: all who tied, or only "you" if the reader is among them. */
function next(totals: number[], winner: number, second: number, company: Company): Arguments {
  const seats = totals.flatMap((total, seat) => (seat !== winner && total === totals[second] ? [seat] : []));
  const { viewer, names } = company;
  if (viewer !== null && seats.includes(viewer)) return whoIs(viewer, company);
  return { who: 'other', player: enumeration(seats.map((seat) => names[seat] ?? '')) };
}

function trigger(game: View, company: Company): string {
  if (game.end_trigger === null) return '';
  return t('score-sixth', { ...whoIs(game.end_trigger, company), turn: game.decision.turn });
}
