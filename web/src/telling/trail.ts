/** The dots of a trail, on an arc from one box to another. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Dot {
  x: number;
  y: number;
  radius: number;
  opacity: number;
}

const GAP = 16;
const BOW = 0.13; // of its length
const RADIUS = { first: 2, last: 5.5 };
const OPACITY = { first: 0.35, last: 1 };

interface Point {
  x: number;
  y: number;
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where the way to another point leaves a box, at the height of `at`: trails never run over a panel's text. */
export function edgeOf(panel: Box, at: Box, towards: Box): Point {
  const [here, there] = [middle(at), middle(towards)];
  const { x, y, width, height } = panel;
  if (there.x > x + width) return { x: x + width, y: here.y };
  if (there.x < x) return { x, y: here.y };
  return { x: here.x, y: there.y > y + height ? y + height : y };
}

/** Growing dots every 16 pixels. */
export function dotsBetween(from: Point, to: Point): Dot[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down);
  const count = Math.max(2, Math.round(length / GAP));
  // Bowed upward, or to the left of a way straight down.
  const side = across >= 0 ? 1 : -1;
  const top = {
    x: (from.x + to.x) / 2 + side * down * BOW,
    y: (from.y + to.y) / 2 - side * across * BOW,
  };
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return {
      x: a * from.x + b * top.x + c * to.x,
      y: a * from.y + b * top.y + c * to.y,
      radius: RADIUS.first + (RADIUS.last - RADIUS.first) * part,
      opacity: OPACITY.first + (OPACITY.last - OPACITY.first) * part,
    };
  });
}
