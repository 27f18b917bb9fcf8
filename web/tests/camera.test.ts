import { expect, test } from 'vitest';
import { Camera, SHAPE } from '../src/scene/camera.svelte';

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

const corner = (side: 'left' | 'right') => ({ side, width: 68, height: 172 });

test.each(['left', 'right'] as const)('no card lies under the buttons in the %s corner', (side) => {
  const made = camera();
  const cells = [0, 1, 2, 3].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
  const wide = [...cells, { x: 4, y: 0 }, { x: 5, y: 0 }, { x: -1, y: 2 }, { x: 5, y: 2 }];
  made.fit(wide, { right: 0, bottom: 0 }, corner(side));
  for (const { x, y } of wide) {
    const isLow = made.top + (y + 1) * made.card * SHAPE > 600 - 172;
    const left = made.left + x * made.card;
    const isAside = side === 'left' ? left < 68 : left + made.card > 800 - 68;
    expect(isLow && isAside).toBe(false);
  }
});

test('buttons in a corner that no card meets take no room', () => {
  const [with_, without] = [camera(), camera()];
  const cells = [{ x: 0, y: 0 }];
  with_.fit(cells, { right: 0, bottom: 0 }, corner('right'));
  without.fit(cells);
  expect([with_.card, with_.left, with_.top]).toEqual([without.card, without.left, without.top]);
});

test('a single card moves up, not aside, for the button on a phone', () => {
  const made = new Camera();
  [made.width, made.height] = [390, 480];
  made.fit([{ x: 0, y: 0 }], { right: 0, bottom: 0 }, { side: 'left', width: 76, height: 76 });
  expect(made.left).toBeCloseTo(70);
  expect(made.top + made.card * SHAPE).toBeLessThanOrEqual(480 - 76);
});

test('the ring around a card that fills the height of a phone is not cut', () => {
  const made = new Camera();
  [made.width, made.height] = [390, 240];
  made.fit([{ x: 0, y: 0 }]);
  expect(made.top).toBeGreaterThanOrEqual(8);
});

test('cards stay legible while one is placed: what is then out of view is told', () => {
  const made = camera();
  made.narrowest = 84;
  const cells = [
    { x: -4, y: 0 },
    { x: 0, y: 0 },
    { x: 9, y: 0 },
  ];
  made.fit(cells);
  expect(made.card).toBe(84);
  expect(cells.map((cell) => made.sideOf(cell))).toEqual(['left', null, 'right']);
});

test('a single card is large', () => {
  const made = camera();
  made.fit([{ x: 0, y: 0 }]);
  expect(made.card).toBe(250);
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

test('growth in sight moves nothing; beyond it, all is fitted', () => {
  const made = camera();
  const frame = () => [made.card, made.left, made.top];
  made.follow([{ x: 0, y: 0 }]);
  const before = frame();
  made.follow([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(frame()).toEqual(before);
  const far = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
  ];
  made.follow(far);
  for (const cell of far) expect(made.sideOf(cell)).toBeNull();
});

test('a cell under a panel counts as out of sight', () => {
  const made = camera();
  made.card = 100;
  made.pan(0, 0);
  const cell = { x: 6, y: 0 };
  made.follow([cell], { right: 344, bottom: 0 });
  expect(made.sideOf(cell)).toBe('right');
  made.show(cell);
  expect(made.left + (cell.x + 1) * made.card).toBeLessThanOrEqual(800 - 344);
});

test('a city that is in sight is centred when that is wanted, unless it was moved by hand', () => {
  const made = camera();
  const wide = [0, 1, 2, 3, 4, 5, 6].map((x) => ({ x, y: 0 }));
  const built = wide.slice(0, 6);
  const centre = () => made.left + 3 * made.card;
  made.follow(wide);
  made.follow(built);
  expect(centre()).not.toBeCloseTo(400);
  made.follow(built, undefined, undefined, true);
  expect(centre()).toBeCloseTo(400);
  made.pan(30, 0);
  made.follow(built, undefined, undefined, true);
  expect(centre()).toBeCloseTo(430);
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

test('ten columns fit on a phone', () => {
  const made = new Camera();
  made.width = 390;
  made.height = 470;
  const cells = Array.from({ length: 10 }, (_, x) => ({ x, y: 0 }));
  made.fit(cells);
  expect(cells.every((cell) => made.isWhole(cell))).toBe(true);
});
