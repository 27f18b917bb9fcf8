/** What the parts of a scene need, whether it shows a live game, a plan or a replay. */
import type { Deciding } from '../decision/deciding.svelte';
import type { Edition, View } from '../protocol/types';

export interface SceneProps {
  view: View;
  edition: Edition;
  names: string[];
  /** The seat whose area is at the bottom. */
  seat: number;
  deciding: Deciding | null;
}

/** The prices of the slots of the resources board; the lower ones from the left. */
export function slotPrices(edition: Edition, players: number): { lower: number[]; upper: number } {
  return edition.board[players === 2 ? 'two_players' : 'three_or_four_players'];
}
