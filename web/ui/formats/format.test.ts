import { expect, test } from 'vitest';
import { formatAxisMoney, formatMoney, formatRevpar } from './formatMoney.ts';
import { daysOf, formatDate, formatMonth, yearsTo } from './formatMonth.ts';
import { sortRows } from '../table/sortRows.ts';
import { sumMoney } from './sumMoney.ts';

test('money has thousands separators and cents', () => {
  expect(formatMoney(198204)).toBe('$198,204.00');
  expect(formatMoney(-1234.5)).toBe('-$1,234.50');
  expect(formatAxisMoney(320_000)).toBe('$320K');
  expect(formatAxisMoney(1_250_000)).toBe('$1.25M');
  expect(formatRevpar(63.5)).toBe('$63.50');
});

test('months and dates', () => {
  expect(formatMonth('2023-09')).toBe('September 2023');
  expect(formatDate('2024-01-06')).toBe('Jan 6, 2024');
  expect(daysOf('2024-02')).toBe(29);
  expect(yearsTo(2003)).toEqual([2003, 2002, 2001, 2000]);
});

test('unknown values are last, whichever way it is sorted', () => {
  const rows = [{ v: null }, { v: 2 }, { v: 10 }];
  expect(sortRows(rows, ({ v }) => v, false).map(({ v }) => v)).toEqual([2, 10, null]);
  expect(sortRows(rows, ({ v }) => v, true).map(({ v }) => v)).toEqual([10, 2, null]);
});

test('sums of dollars do not drift', () => {
  expect(sumMoney([0.1, 0.2, 0.3], (value) => value)).toBe(0.6);
});
