import { expect, test } from 'vitest';
import { standingWords, type Band } from './percentileWords.ts';

const nobody: Omit<Band, 'period'> = {
  figure: 'ROOM_RECEIPTS',
  value: null,
  percentile: null,
  of: 0,
  spread: null,
};

test('that nobody has twelve months of receipts does not read as if nobody had receipts', () => {
  expect(standingWords({ ...nobody, period: 'TTM' })).toBe(
    'No hotel has receipts for all 12 months; a percentile needs 10.',
  );
  expect(standingWords({ ...nobody, period: 'MONTH' })).toBe('No hotel has receipts; a percentile needs 10.');
});
