import { expect, test } from 'vitest';
import { addMonths, daysIn, daysInPeriod, isMonth, lastDayOf, monthsBetween, quarterOf } from './month.ts';
import { toCents, toDollars } from './money.ts';

test.each([
  ['2023-01', -1, '2022-12'],
  ['2023-12', 1, '2024-01'],
  ['2023-03', -27, '2020-12'],
  ['2023-03', 0, '2023-03'],
])('%s and %i months is %s', (month, count, result) => {
  expect(addMonths(month, count)).toBe(result);
});

test('days know leap years, and a quarter has those of its months', () => {
  expect([daysIn('2023-02'), daysIn('2024-02'), daysIn('2100-02'), daysIn('2000-02')]).toEqual([
    28, 29, 28, 29,
  ]);
  expect([
    daysInPeriod('2024-03-31', 3),
    daysInPeriod('2023-03-31', 3),
    daysInPeriod('2023-12-31', 1),
  ]).toEqual([91, 90, 31]);
  expect([lastDayOf('2024-02'), quarterOf('2024-03'), quarterOf('2024-04')]).toEqual(['2024-02-29', 1, 2]);
});

test('the months between two are all of them, and none if they are reversed', () => {
  expect(monthsBetween('2023-11', '2024-02')).toEqual(['2023-11', '2023-12', '2024-01', '2024-02']);
  expect(monthsBetween('2024-02', '2023-11')).toEqual([]);
});

test('only YYYY-MM is a month', () => {
  expect(['2023-00', '2023-13', '23-01', '2023-1', '2023-01-01', '0000-01', ''].filter(isMonth)).toEqual([]);
  expect(isMonth('2023-01')).toBe(true);
});

test('dollars and whole cents are the same amount, and fractions of a cent are none', () => {
  for (const cents of [0, 1, 29, 1_005, 8_228_217_15, 1_364_638_329_540]) {
    expect(toCents(toDollars(cents))).toBe(cents);
  }
  expect(() => toCents(0.001)).toThrow(RangeError);
  expect(() => toCents(Number.NaN)).toThrow(RangeError);
  expect(() => toCents(1e15)).toThrow(RangeError);
});
