import { expect, test } from 'vitest';
import { comparedYearOf, yearsToCompare } from './comparedYear.ts';

const MONTHS = ['2023-03', '2023-09'];
const KNOWN = [
  '2018-03',
  '2018-09',
  '2019-03',
  '2019-09',
  '2020-03',
  '2021-09',
  '2021-12',
  '2022-12',
  '2023-12',
];

test('a year to date is compared with the latest year that has all of its months', () => {
  expect(comparedYearOf(MONTHS, KNOWN)).toBe(2019);
  expect(comparedYearOf(['2023-09'], KNOWN)).toBe(2021);
  expect(comparedYearOf(['2023-04'], KNOWN)).toBeNull();
});

test('years to read beforehand are those that any part of its months would be compared with', () => {
  expect(yearsToCompare(MONTHS, KNOWN)).toEqual([
    { year: 2021, months: ['2021-09'] },
    { year: 2020, months: ['2020-03'] },
    { year: 2019, months: ['2019-03', '2019-09'] },
  ]);
  expect(yearsToCompare([], KNOWN)).toEqual([]);
});
