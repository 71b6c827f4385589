import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

test('the highest reaches the top, each stands on the ground, and what is unknown has no height', () => {
  expect(barsOf([5, null, 10, 0], 100, 40)).toEqual([
    { x: 0, y: 20, width: 18, height: 20 },
    { x: 25, y: 40, width: 18, height: 0 },
    { x: 50, y: 0, width: 18, height: 40 },
    { x: 75, y: 40, width: 18, height: 0 },
  ]);
});

test('without figures there is nothing to see', () => {
  expect(barsOf([], 100, 40)).toEqual([]);
  expect(barsOf([0, null], 100, 40).every(({ height }) => height === 0)).toBe(true);
});
