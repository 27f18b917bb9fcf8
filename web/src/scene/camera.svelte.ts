/**
 * The view of the city: the width of a card in pixels, and where the Main Square's corner is in the window. The city
 * is refitted when something would be out of sight, until somebody moves it by hand.
 */
import type { Cell } from '../protocol/actions';

export const SHAPE = 352 / 252; // height of a card by its width
const NARROWEST = 60;
const WIDEST = 252;
export const NARROWEST_FITTED = 38; // ten columns on a phone; a finger can still hit it
const WIDEST_FITTED = 250;
const MARGIN = { phone: 8, desk: 24 };
const RINGS = 16; // the ring around a chosen card needs this much above and below
const PHONE = 500; // pixels; narrower is a phone
const WORTH_GROWING = 1.25; // refit when cards could be this much larger

/** What covers the edges of the window, in pixels. */
export interface Inset {
  left?: number;
  top?: number;
  right: number;
  bottom: number;
}

/** What covers a lower corner: its size, with its distance from the edges. */
export interface Corner {
  side: 'left' | 'right';
  width: number;
  height: number;
}

const NOTHING: Inset = { right: 0, bottom: 0 };

interface Frame {
  card: number;
  left: number;
  top: number;
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
  /** Cards are not fitted smaller than this; cells that are then out of view have to be shown otherwise. */
  narrowest = NARROWEST_FITTED;
  private inset: Inset = $state.raw(NOTHING);
  private fitted = ''; // the space it was fitted into

  /** Refits if it is wanted, the space has changed, something is out of sight, or everything is needlessly small. */
  follow(cells: Cell[], inset: Inset = NOTHING, corner?: Corner, isWanted = false): void {
    this.inset = inset;
    if (!this.isFollowing || !this.width || !cells.length) return;
    const room = JSON.stringify([this.width, this.height, inset, corner]);
    const frame = this.fitting(cells, inset, corner);
    const isGood =
      !isWanted &&
      this.fitted === room &&
      frame.card < this.card * WORTH_GROWING &&
      cells.every((cell) => this.isWhole(cell) && !(corner && this.isUnder(corner, cell, this)));
    this.fitted = room;
    if (!isGood) Object.assign(this, frame);
  }

  /** Whether a cell is fully visible. */
  isWhole({ x, y }: Cell): boolean {
    const { left, right, top, bottom } = this.open;
    const [x0, y0] = [this.left + x * this.card, this.top + y * this.card * SHAPE];
    return x0 >= left && x0 + this.card <= right && y0 >= top && y0 + this.card * SHAPE <= bottom;
  }

  /** The part of the window that nothing covers. */
  private get open(): { left: number; right: number; top: number; bottom: number } {
    const { left = 0, right, top = 0, bottom } = this.inset;
    return { left, right: this.width - right, top, bottom: this.height - bottom };
  }

  /**
   * Shows all these cells as large as possible, centred in the free part of the window. If the corner would cover one,
   * it leaves space beside or above the corner, whichever gives larger cards; above if both give the same.
   */
  fit(cells: Cell[], inset: Inset = NOTHING, corner?: Corner): void {
    this.isFollowing = true;
    this.inset = inset;
    if (this.width && cells.length) Object.assign(this, this.fitting(cells, inset, corner));
  }

  private fitting(cells: Cell[], inset: Inset, corner?: Corner): Frame {
    let frame = this.framed(cells, inset);
    if (corner && cells.some((cell) => this.isUnder(corner, cell, frame))) {
      const side = Math.max(inset[corner.side] ?? 0, corner.width);
      const beside = this.framed(cells, { ...inset, [corner.side]: side });
      const above = this.framed(cells, { ...inset, bottom: Math.max(inset.bottom, corner.height) });
      frame = above.card >= beside.card ? above : beside;
    }
    return frame;
  }

  private framed(cells: Cell[], inset: Inset): Frame {
    const { x0, x1, y0, y1 } = bounds(cells);
    const { left = 0, top = 0 } = inset;
    const [width, height] = [this.width - left - inset.right, this.height - top - inset.bottom];
    const margin = this.width < PHONE ? MARGIN.phone : MARGIN.desk;
    const [columns, rows] = [x1 - x0, y1 - y0];
    const fitted = Math.min((width - margin) / columns, (height - Math.max(margin, RINGS)) / (rows * SHAPE));
    const card = Math.max(this.narrowest, Math.min(WIDEST_FITTED, fitted));
    return {
      card,
      left: left + width / 2 - ((x0 + x1) / 2) * card,
      top: top + height / 2 - ((y0 + y1) / 2) * card * SHAPE,
    };
  }

  private isUnder(corner: Corner, cell: Cell, { card, left, top }: Frame): boolean {
    const x = left + cell.x * card;
    const isBeside = corner.side === 'left' ? x < corner.width : x + card > this.width - corner.width;
    return isBeside && top + (cell.y + 1) * card * SHAPE > this.height - corner.height;
  }

  pan(right: number, down: number): void {
    this.isFollowing = false;
    this.left += right;
    this.top += down;
  }

  /** Zooms around a point of the window, which stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.isFollowing = false;
    const card = Math.max(NARROWEST, Math.min(WIDEST, this.card * factor));
    const ratio = card / this.card;
    this.left = x - (x - this.left) * ratio;
    this.top = y - (y - this.top) * ratio;
    this.card = card;
  }

  /** Moves a cell into view if it is not. */
  show(cell: Cell): void {
    const { left, right, top, bottom } = this.open;
    const [x, y] = [this.left + cell.x * this.card, this.top + cell.y * this.card * SHAPE];
    const margin = 16;
    if (x < left + margin) this.left += left + margin - x;
    else if (x + this.card > right - margin) this.left -= x + this.card - right + margin;
    if (y < top + margin) this.top += top + margin - y;
    else if (y + this.card * SHAPE > bottom - margin) this.top -= y + this.card * SHAPE - bottom + margin;
  }

  /** On which side of the free part of the window a cell is, if its centre is out of view. */
  sideOf(cell: Cell): 'left' | 'right' | 'above' | 'below' | null {
    const { left, right, top, bottom } = this.open;
    const x = this.left + (cell.x + 0.5) * this.card;
    const y = this.top + (cell.y + 0.5) * this.card * SHAPE;
    if (x < left) return 'left';
    if (x > right) return 'right';
    if (y < top) return 'above';
    return y > bottom ? 'below' : null;
  }
}
