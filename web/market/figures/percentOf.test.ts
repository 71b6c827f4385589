import { expect, test } from 'vitest';
import { percentOf } from './percentOf.ts';

test('a percentage is the one that the server states', () => {
  // 7.125 and 8.625: divided first, both are less in floating point.
  expect([percentOf(57, 800), percentOf(69, 800)]).toEqual([7.13, 8.63]);
  expect([percentOf(5, 0), percentOf(5, -10)]).toEqual([null, null]);
});
