import { expect, test } from 'vitest';
import { Camera, SHAPE } from '../src/table/camera.svelte';

function camera(): Camera {
  const made = new Camera();
  made.width = 800;
  made.height = 600;
  return made;
}

test('fitting shows every cell', () => {
  const made = camera();
  const cells = [
    { x: -3, y: 0 },
    { x: 4, y: 3 },
  ];
  made.fit(cells);
  for (const cell of cells) expect(made.sideOf(cell)).toBeNull();
  expect(made.card * 8).toBeLessThanOrEqual(800);
});

test('zooming keeps the point under the pointer', () => {
  const made = camera();
  made.fit([{ x: 0, y: 0 }]);
  const before = (200 - made.left) / made.card;
  made.zoom(1.3, 200, 100);
  expect((200 - made.left) / made.card).toBeCloseTo(before);
});

test('growth moves nothing once somebody has moved the picture', () => {
  const made = camera();
  made.fit([{ x: 0, y: 0 }]);
  made.pan(30, 0);
  expect(made.isFollowing).toBe(false);
});

test('a cell out of sight is told and can be shown', () => {
  const made = camera();
  made.card = 100;
  const cell = { x: 30, y: 0 };
  expect(made.sideOf(cell)).toBe('right');
  made.show(cell);
  expect(made.sideOf(cell)).toBeNull();
  expect(made.left + cell.x * made.card).toBeLessThan(800);
  expect(SHAPE).toBeGreaterThan(1);
});
