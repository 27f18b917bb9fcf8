/** Action numbers as typed values. Which of them are legal comes from the server. */
import { CITY_REACH, LAYOUT } from '../generated/vocabulary';

export type ActionKind = (typeof LAYOUT)[number]['kind'];

export interface Action {
  kind: ActionKind;
  worker?: number;
  resource?: number;
  target?: number;
  position?: number;
  project?: number;
  slot?: number;
  x?: number;
  y?: number;
  outcome?: number;
}

/** A place in the city; the Main Square is 0, 0. */
export interface Cell {
  x: number;
  y: number;
}

export function decode(number: number): Action {
  const layout = LAYOUT.findLast((kind) => kind.first <= number) ?? LAYOUT[0];
  const rest = number - layout.first;
  if (layout.kind === 'place-at') return { kind: layout.kind, ...cell(rest) };
  const found: Record<string, number> = {};
  let left = rest;
  for (const field of layout.fields.toReversed()) {
    found[field.name] = (left % field.size) + field.from;
    left = Math.floor(left / field.size);
  }
  return { kind: layout.kind, ...found };
}

/** The cells of the city are numbered row by row; each row has two cells fewer than the one above. */
function cell(number: number): Cell {
  let first = 0;
  for (let y = 0; ; y += 1) {
    const reach = CITY_REACH - y;
    const size = 2 * reach + 1;
    if (number < first + size) return { x: number - first - reach, y };
    first += size;
  }
}
