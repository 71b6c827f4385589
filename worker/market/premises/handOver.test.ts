import { expect, test } from 'vitest';
import { known } from './evidence.ts';
import { handsOver } from './handOver.ts';

/** Hotels of one address by their first and last months. */
function filed(...months: readonly (readonly [first: number, last: number])[]) {
  const hotel = {
    product: 'hotel' as const,
    name: 'INN',
    taxpayerNumber: '1',
    taxpayerName: 'LLC',
    phone: '',
  };
  return {
    businesses: months.map(([firstMonth, lastMonth]) =>
      known({ ...hotel, rooms: 30, permit: '', firstMonth, lastMonth }, 1),
    ),
  };
}

test.each([
  ['the month after', filed([1, 20]), filed([21, 40]), true],
  ['the same month', filed([1, 20]), filed([20, 40]), true],
  ['both for a month more', filed([1, 21]), filed([20, 40]), true],
  ['three months between', filed([1, 20]), filed([24, 40]), true],
  ['four months between', filed([1, 20]), filed([25, 40]), false],
  ['beside each other', filed([1, 30]), filed([20, 40]), false],
  ['sold together with a neighbor', filed([1, 20], [20, 40]), filed([1, 20], [20, 40]), false],
  ['back to the first spelling', filed([1, 20], [31, 40]), filed([21, 30]), true],
  ['only the second one is new', filed([1, 40]), filed([40, 40]), false],
  ['nobody filed since', filed([1, 39]), filed([40, 40]), false],
])('%s', (_, one, other, expected) => {
  expect(handsOver(one, other, 40)).toBe(expected);
  expect(handsOver(other, one, 40)).toBe(expected);
});
