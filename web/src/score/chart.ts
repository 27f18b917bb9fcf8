/** The layout of the score chart: round ticks, and labels that do not overlap. */
export type History = [turn: number, scores: number[]][];

const TARGET_TICKS = 5;

/** Ticks from 0 to the first one that is not below the highest value. */
export function ticksUpTo(highest: number): number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => highest / size <= TARGET_TICKS) ?? 1000;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, number) => number * step);
}

/** A linear scale; a single value is placed at the start. */
export function scale(low: number, high: number, start: number, end: number): (value: number) => number {
  const width = high - low;
  return (value) => (width ? start + ((value - low) / width) * (end - start) : start);
}

/** Moves labels as little as needed, so that they are at least `gap` apart and within the bounds. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted
    .map((_, index) => index)
    .sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  const found = [...wanted];
  order.forEach((index, rank) => {
    const before = rank ? found[order[rank - 1]!]! + gap : low;
    found[index] = Math.max(wanted[index]!, before);
  });
  order.toReversed().forEach((index, rank) => {
    const after = rank ? found[order.at(-rank)!]! - gap : high;
    found[index] = Math.min(found[index]!, after);
  });
  return found;
}

/** The turns to label: the first, the last, and round ones between them if there is space. */
export function turnTicks(turns: number[], most: number): number[] {
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined) return [];
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (last - first) / size <= most) ?? 200;
  const room = step * 0.75;
  const between = turns.filter((turn) => turn % step === 0 && turn - first >= room && last - turn >= room);
  return [...new Set([first, ...between, last])];
}
