import { expect, test } from 'vitest';
import { Camera } from '../src/scene/camera.svelte';
import { gestures } from '../src/scene/gestures';

function pointer(kind: string, x: number, buttons: number): Event {
  return Object.assign(new Event(kind), { pointerId: 1, clientX: x, clientY: 0, buttons });
}

function city(): { node: EventTarget; camera: Camera } {
  const camera = new Camera();
  const node = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ x: 0, y: 0 }),
    setPointerCapture: () => {},
  });
  gestures(node as unknown as HTMLElement, camera);
  return { node, camera };
}

test('a drag moves the picture', () => {
  const { node, camera } = city();
  node.dispatchEvent(pointer('pointerdown', 0, 1));
  node.dispatchEvent(pointer('pointermove', 30, 1));
  expect(camera.left).toBe(30);
});

test('a pointer that was let go outside drags nothing', () => {
  const { node, camera } = city();
  node.dispatchEvent(pointer('pointerdown', 0, 1));
  node.dispatchEvent(pointer('pointermove', 30, 0));
  node.dispatchEvent(pointer('pointermove', 60, 1));
  expect(camera.left).toBe(0);
});
