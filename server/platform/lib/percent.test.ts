import { expect, test } from 'vitest';
import { percentOf } from './percent.ts';

test('a percentage is rounded from the exact one, halves up', () => {
  // 72.125: (8,655 / 12,000) × 10,000 is 7,212.499… in floating point.
  expect(percentOf(8_655, 12_000)).toBe(72.13);
  expect(percentOf(1, 3)).toBe(33.33);
  expect(percentOf(-1, 3)).toBe(-33.33);
  expect(percentOf(57, 800)).toBe(7.13);
  expect(percentOf(1, 0)).toBeNull();
});

test('a rise from a negative amount has no percentage, which would say that it fell', () => {
  expect(percentOf(300, -100)).toBeNull();
});
