/** An own build as it is celebrated: the streets it joins, the bonuses they bring, the points; then its character. */
import { BONUSES, CHARACTERS, DIRECTIONS } from '../generated/vocabulary';
import type { Cell } from '../protocol/actions';
import type { Edition, View } from '../protocol/types';
import { t } from '../texts/language.svelte';
import { cardName, enumeration, type Reader } from '../texts/sentences';
import type { Step, Turn } from './steps';

export interface BuildMoment {
  turn: Turn;
  /** Where it stands; null if it has stood there before and brings its character now. */
  cell: Cell | null;
  /** The directions in which it meets a neighbour by street. */
  streets: string[];
  /** What may be chosen from now. */
  bonuses: number[];
  before: number;
  after: number;
}

/** Where a card's neighbour lies. */
const AROUND = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;

/** Streets meet streets, so every neighbour on the side of a street is joined. */
function streetsOf(step: Step, { city }: View, edition: Edition): string[] {
  const { x, y } = step.cell!;
  const streets = edition.building[step.card ?? -1]?.streets ?? [];
  return DIRECTIONS.filter((direction) => {
    const [right, down] = AROUND[direction];
    return streets.includes(direction) && city.some((one) => one.x === x + right && one.y === y + down);
  });
}

/** The moment of the step that has put a card into the city (`built`), or of the character after it. */
export function momentOf(
  turn: Turn,
  built: Step | null,
  before: View,
  after: View,
  edition: Edition,
): BuildMoment {
  return {
    turn: { ...turn, steps: [...turn.steps] },
    cell: built?.cell ?? null,
    streets: built ? streetsOf(built, after, edition) : [],
    bonuses: built ? (after.decision.bonuses ?? []).map(({ bonus }) => bonus) : [],
    before: (built ? null : turn.before) ?? before.players[turn.seat]!.score,
    after: after.players[turn.seat]!.score,
  };
}

/** For screen readers: "Bell Foundry built, 2 streets: wood and crystal. The Ghost joins you." */
export function spokenMoment({ turn, cell, streets, bonuses }: BuildMoment, reader: Reader): string {
  const built = turn.steps.findLast((step) => step.kind === 'builds');
  const gained = turn.steps.find((step) => step.kind === 'gains');
  const gets = enumeration(bonuses.map((bonus) => t(`bonus-${BONUSES[bonus]}-name`)));
  const card = cardName(built?.card ?? 0, reader.edition);
  return [
    cell && t('told-live-built', { card, streets: streets.length, gets: gets || t('page-no-bonus') }),
    gained && t('told-joins-you', { character: CHARACTERS[gained.character ?? 0]! }),
  ]
    .filter(Boolean)
    .join(' ');
}
