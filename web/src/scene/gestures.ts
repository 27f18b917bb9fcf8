/** Moves a camera by dragging, pinching and the wheel. */
import type { Camera } from './camera.svelte';

const THRESHOLD = 6; // pixels before a press becomes a drag

export function gestures(node: HTMLElement, camera: Camera) {
  const pointers = new Map<number, { x: number; y: number }>();
  let isDragging = false;

  const at = (event: PointerEvent | WheelEvent) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  };

  function down(event: PointerEvent) {
    pointers.set(event.pointerId, at(event));
    isDragging = pointers.size > 1;
  }

  function move(event: PointerEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    if (!event.buttons) return up(event); // released outside the window
    const now = at(event);
    if (pointers.size === 1) {
      if (!isDragging && Math.hypot(now.x - before.x, now.y - before.y) < THRESHOLD) return;
      if (!isDragging) node.setPointerCapture(event.pointerId);
      isDragging = true;
      camera.pan(now.x - before.x, now.y - before.y);
    } else {
      const other = [...pointers].find(([id]) => id !== event.pointerId)![1];
      const spread = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y);
      camera.zoom(spread(now) / Math.max(1, spread(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    pointers.set(event.pointerId, now);
  }

  function up(event: PointerEvent) {
    pointers.delete(event.pointerId);
  }

  /** The click that ends a drag does not choose a card. */
  function click(event: MouseEvent) {
    if (isDragging) {
      event.stopPropagation();
      event.preventDefault();
    }
    isDragging = false;
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const { x, y } = at(event);
    if (event.ctrlKey || !event.shiftKey) camera.zoom(Math.exp(-event.deltaY / 400), x, y);
    else camera.pan(-event.deltaY, 0);
  }

  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('pointermove', move, { signal });
  node.addEventListener('pointerup', up, { signal });
  node.addEventListener('pointercancel', up, { signal });
  node.addEventListener('click', click, { capture: true, signal });
  node.addEventListener('wheel', wheel, { passive: false, signal });
  return { destroy: () => listening.abort() };
}
