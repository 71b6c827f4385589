import { expect, test } from 'vitest';
import { classOf, classWords, quantiles } from './mapScale.ts';

test.each([
  [[0, 0, 0, 1_201, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000]],
  [[0, 0, 0, 0, 0, 0, 0, 0, 10, 20]],
  [[5, 5, 5]],
  [[1, 2, 3, 4, 5]],
])('no class of %j is empty', (values) => {
  const { bounds } = quantiles(values);
  const filled = new Set(values.map((value) => classOf(bounds, value)));
  expect(filled.size).toBe(bounds.length + 1);
});

test('the legend does not begin with receipts below the least', () => {
  const { bounds } = quantiles([0, 0, 0, 1_201, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000]);
  expect(classWords({ figure: 'receipts', bounds })[0]).toBe('under $2,000');
});
