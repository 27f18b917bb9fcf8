/** How a game came out, in two lines. */
import { t } from '../texts/language.svelte';
import type { TableForm, View } from '../wire/types';
import { ranking } from './ranking';

export interface Outcome {
  title: string;
  detail: string;
}

export function outcomeOf(table: TableForm, game: View, names: string[], viewer: number | null): Outcome {
  const { winner } = table;
  if (winner === null) return { title: t('score-stopped'), detail: t('score-stopped-detail') };
  const title = winner === viewer ? t('score-you-win') : t('score-wins', { player: names[winner] ?? '' });
  const totals = game.players.map((player) => player.score);
  return {
    title,
    detail: [lead(winner, totals, names, table.ending), trigger(game, names)].filter(Boolean).join(' '),
  };
}

function lead(winner: number, totals: number[], names: string[], ending: TableForm['ending']): string {
  if (ending === 'resigned') return t('score-by-resignation');
  const second = ranking(totals, winner)[1];
  if (second === undefined) return '';
  const ahead = totals[winner]! - totals[second]!;
  const args = { points: totals[winner]!, ahead, player: names[second] ?? '' };
  if (ahead < 0) return t('score-by-resignation');
  return ahead ? t('score-ahead', args) : t('score-tie', args);
}

function trigger(game: View, names: string[]): string {
  if (game.end_trigger === null) return '';
  return t('score-sixth', { player: names[game.end_trigger] ?? '', turn: game.decision.turn });
}
