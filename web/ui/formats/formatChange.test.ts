import { expect, test } from 'vitest';
import { directionOf, formatChange, formatChangePercent } from './formatChange.ts';

test.each([
  [{ amount: 12345, percent: 3.6 }, '$12,345.00 (3.60%)', 'up'],
  [{ amount: -500.5, percent: -2.25 }, '-$500.50 (-2.25%)', 'down'],
  [{ amount: 900, percent: null }, '$900.00 (∞%)', 'up'],
  [{ amount: 0, percent: 0 }, '$0 (0%)', 'flat'],
  [null, '$0 (0%)', 'flat'],
] as const)('%o reads %s and points %s', (change, text, direction) => {
  expect(formatChange(change)).toBe(text);
  expect(directionOf(formatChange(change))).toBe(direction);
});

test.each([
  // 2.6502 and 2.6498 both are 2.65: one is 2.7, and one 2.6.
  [2.65, '2.65%'],
  [-1.35, '1.35%'],
  [2.64, '2.6%'],
  [2.66, '2.7%'],
  [1072.1, '1072.1%'],
])('a change of %d percent is stated as %s, and never rounded twice', (percent, text) => {
  expect(formatChangePercent({ amount: percent, percent })).toBe(text);
});

test('beside an arrow the percentage has no sign', () => {
  expect(formatChangePercent({ amount: -1, percent: -2.13 })).toBe('2.1%');
  expect(formatChangePercent({ amount: 9, percent: null })).toBe('from zero');
});
