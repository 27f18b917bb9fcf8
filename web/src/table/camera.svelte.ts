/**
 * How the city is looked at: the width of a card in pixels, and where the Main Square's corner lies in the
 * window. Cells never move when the city grows; as long as nobody has moved the picture, it is kept fitting.
 */
export const SHAPE = 352 / 252; // height of a card by its width
const NARROWEST = 60;
const WIDEST = 252;
const NARROWEST_FITTED = 44; // rather small than out of sight
const WIDEST_FITTED = 170;
const MARGIN = 24;

export interface Cell {
  x: number;
  y: number;
}

/** How wide a card may be so that all these cells fit. */
export function fittingCard(cells: Cell[], width: number, height: number): number {
  const { x0, x1, y0, y1 } = bounds(cells);
  return Math.min((width - MARGIN) / (x1 - x0), (height - MARGIN) / ((y1 - y0) * SHAPE));
}

function bounds(cells: Cell[]): { x0: number; x1: number; y0: number; y1: number } {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  return { x0: Math.min(...xs), x1: Math.max(...xs) + 1, y0: Math.min(...ys), y1: Math.max(...ys) + 1 };
}

export class Camera {
  card = $state(120);
  left = $state(0);
  top = $state(0);
  isFollowing = $state(true);
  width = $state(0);
  height = $state(0);

  /** All these cells, as large as possible, in the middle of what is left of the window. */
  fit(cells: Cell[], inset = { right: 0, bottom: 0 }): void {
    if (!this.width || !cells.length) return;
    const { x0, x1, y0, y1 } = bounds(cells);
    const [width, height] = [this.width - inset.right, this.height - inset.bottom];
    const fitted = fittingCard(cells, width, height);
    this.card = Math.max(NARROWEST_FITTED, Math.min(WIDEST_FITTED, fitted));
    this.left = width / 2 - ((x0 + x1) / 2) * this.card;
    this.top = height / 2 - ((y0 + y1) / 2) * this.card * SHAPE;
  }

  pan(right: number, down: number): void {
    this.isFollowing = false;
    this.left += right;
    this.top += down;
  }

  /** Larger or smaller around a point of the window, which stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.isFollowing = false;
    const card = Math.max(NARROWEST, Math.min(WIDEST, this.card * factor));
    const ratio = card / this.card;
    this.left = x - (x - this.left) * ratio;
    this.top = y - (y - this.top) * ratio;
    this.card = card;
  }

  /** Moves a cell into sight, if it is not. */
  show(cell: Cell): void {
    const x = this.left + cell.x * this.card;
    const y = this.top + cell.y * this.card * SHAPE;
    const margin = 16;
    if (x < margin) this.left += margin - x;
    else if (x + this.card > this.width - margin) this.left -= x + this.card - this.width + margin;
    if (y < margin) this.top += margin - y;
    else if (y + this.card * SHAPE > this.height - margin)
      this.top -= y + this.card * SHAPE - this.height + margin;
  }

  /** On which side of the window a cell lies, if its middle is out of sight. */
  sideOf(cell: Cell): 'left' | 'right' | 'above' | 'below' | null {
    const x = this.left + (cell.x + 0.5) * this.card;
    const y = this.top + (cell.y + 0.5) * this.card * SHAPE;
    if (x < 0) return 'left';
    if (x > this.width) return 'right';
    if (y < 0) return 'above';
    return y > this.height ? 'below' : null;
  }
}
