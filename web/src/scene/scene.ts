/** What the parts of a scene need, whether it shows a live game, a plan or a replay. */
import type { Snippet } from 'svelte';
import type { Deciding } from '../decision/deciding.svelte';
import type { Edition, View } from '../protocol/types';
import { teller } from '../telling/teller.svelte';
import type { Person } from '../texts/people';
import type { Reader } from '../texts/sentences';

export interface SceneProps {
  view: View;
  edition: Edition;
  names: string[];
  people: Person[];
  /** The seat whose area is at the bottom. */
  seat: number;
  deciding: Deciding | null;
}

/** What a table on a desk or on a phone is made of, besides the game. */
export interface TableProps extends SceneProps {
  reader: Reader;
  /** The panel that shows the options of the decision, if it needs one. */
  panel: 'place' | 'bonuses' | 'discard' | null;
  /** The decision that was just made, while its panel stays on show. */
  held: Deciding | null;
  isPlanning?: boolean;
  /** Shown instead of the decision, for a replay. */
  sentence?: string | undefined;
  /** Shown below the decision. */
  note?: string | undefined;
  /** In the band of a desk: the name of the game and the turn on the left, the menu on the right. */
  brand?: Snippet | undefined;
  menu?: Snippet | undefined;
  /** The bar above a phone's stage. */
  seats?: Snippet | undefined;
  /** Strips below the band or the seats: a lost connection, a plan. */
  notices?: Snippet | undefined;
  /** Stands in the place of the decision while a move is told. */
  telling?: Snippet | undefined;
  /** The log by turns. */
  story?: Snippet | undefined;
  /** The name of its tab on a phone, if it is something else than the log. */
  storyTab?: string | undefined;
  /** On a desk, in the place of the opponents. The story then stays beside what is placed. */
  aside?: Snippet | undefined;
  /** A line over the city that helps beginners. */
  guide?: Snippet | undefined;
  /** Whether beginners are told what a decision is about. */
  hasTips?: boolean;
  /** Clock, absence, stand-in of a seat. */
  status?: Snippet<[number]> | undefined;
  ontakeback?: ((resource: number, slot: number) => void) | undefined;
  onoptions?: (() => void) | undefined;
}

/** Who is to move: while a turn is told, the player whose turn it is, even before the table has followed. */
export function moverOf(view: View): number | null {
  return teller.isTelling && teller.turn ? teller.turn.seat : view.decision.seat;
}

/** The prices of the slots of the resources board; the lower ones from the left. */
export function slotPrices(edition: Edition, players: number): { lower: number[]; upper: number } {
  return edition.board[players === 2 ? 'two_players' : 'three_or_four_players'];
}

/** How many workers a seat has on a resource, which is how much of it the seat has. */
export function workersOn(view: View, resource: number, seat: number): number {
  const { lower, upper } = view.board[resource]!;
  return lower.filter((owner) => owner === seat).length + (upper[seat] ?? 0);
}
