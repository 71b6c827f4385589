import { expect, test } from 'vitest';
import { formatMonths, formatMonthsOf } from './formatMonths.ts';
import { monthsUpTo } from './monthArithmetic.ts';

test('months in a row are told by their first and last', () => {
  expect(formatMonths(['2023-05'])).toBe('May 2023');
  expect(formatMonths(['2022-11', '2022-12', '2023-01'])).toBe('Nov 2022 – Jan 2023');
  expect(formatMonths(['2023-01', '2023-02', '2023-04', '2023-06', '2023-07'])).toBe(
    'Jan–Feb 2023, Apr 2023, Jun–Jul 2023',
  );
  expect(formatMonthsOf(monthsUpTo('2023-12', 12).slice(0, 11), 12)).toBe('Jan–Nov 2023, 11 of 12 months');
});
