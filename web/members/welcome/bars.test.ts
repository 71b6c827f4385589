import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

test('the highest reaches the top and the last the edge, each stands on the ground, and what is unknown has no height', () => {
  expect(barsOf([5, null, 10, 0], 100, 40)).toEqual([
    { x: 0, y: 20, width: 19.4, height: 20 },
    { x: 26.9, y: 40, width: 19.4, height: 0 },
    { x: 53.8, y: 0, width: 19.4, height: 40 },
    { x: 80.6, y: 40, width: 19.4, height: 0 },
  ]);
});

test('without figures there is nothing to see', () => {
  expect(barsOf([], 100, 40)).toEqual([]);
  expect(barsOf([0, null], 100, 40).every(({ height }) => height === 0)).toBe(true);
});
