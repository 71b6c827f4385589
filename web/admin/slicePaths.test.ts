import { expect, test } from 'vitest';
import { slicePaths } from './slicePaths.ts';

test('slices follow one another clockwise from the top', () => {
  expect(slicePaths([1, 2, 1]).map((path) => path.replaceAll('-0.0000', '0.0000'))).toEqual([
    'M0 0L0.0000 -1.0000A1 1 0 0 1 1.0000 0.0000Z',
    'M0 0L1.0000 0.0000A1 1 0 0 1 -1.0000 0.0000Z',
    'M0 0L-1.0000 0.0000A1 1 0 0 1 0.0000 -1.0000Z',
  ]);
});

test('one alone is the whole circle, and nobody is no slice', () => {
  const [whole, none] = slicePaths([5, 0]);
  expect(whole).toContain('A1 1 0 1 1 0 1');
  expect(none).toBe('');
});
