/** What a table shows, wherever the view comes from: the live game, a plan, or a replay. */
import type { Deciding } from '../decision/deciding.svelte';
import type { Edition, View } from '../protocol/types';

export interface SceneProps {
  view: View;
  edition: Edition;
  names: string[];
  /** Whose area lies at the bottom. */
  seat: number;
  deciding: Deciding | null;
}

/** What a slot of the resources board costs, the lower ones from the left, then the upper one. */
export function slotPrices(edition: Edition, players: number): { lower: number[]; upper: number } {
  return edition.board[players === 2 ? 'two_players' : 'three_or_four_players'];
}
