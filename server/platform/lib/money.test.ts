import { expect, test } from 'vitest';
import { formatCents } from './money.ts';

test.each([
  [123_450, '$1,234.50'],
  [0, '$0.00'],
  [-300, '-$3.00'],
  [100_000_000_01, '$100,000,000.01'],
])('%i cents read %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});
