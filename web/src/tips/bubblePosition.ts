/** Where a bubble goes: above its anchor, else below or beside it, never outside the window. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MARGIN = 8;
const GAP = 10;

export function bubbleAt(
  anchor: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
) {
  const middle = anchor.x + anchor.width / 2 - size.width / 2;
  const above = anchor.y - GAP - size.height;
  const below = anchor.y + anchor.height + GAP;
  if (above < MARGIN && below + size.height > room.height - MARGIN) {
    const left = anchor.x - GAP - size.width;
    const right = anchor.x + anchor.width + GAP;
    const beside = left >= MARGIN ? left : right;
    if (beside + size.width <= room.width - MARGIN)
      return { left: beside, top: within(anchor.y, size.height, room.height) };
  }
  const top = above >= MARGIN ? above : below;
  return { left: within(middle, size.width, room.width), top: within(top, size.height, room.height) };
}

function within(start: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - length - MARGIN));
}
