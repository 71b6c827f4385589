import { expect, test } from 'vitest';
import { addMonths, everyMonth, lengthOf, monthsUpTo, stretchesOf, yearBefore } from './monthArithmetic.ts';

test.each([
  ['2023-09', 0, '2023-09'],
  ['2023-12', 1, '2024-01'],
  ['2023-01', -1, '2022-12'],
  ['2023-09', -24, '2021-09'],
  ['2023-09-30', 3, '2023-12'],
])('%s and %i months are %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test('the same month of an earlier year', () => {
  expect(yearBefore('2023-09')).toBe('2022-09');
  expect(yearBefore('2023-01', 4)).toBe('2019-01');
});

test('a period counts its first and its last month', () => {
  expect(lengthOf({ from: '2023-09', to: '2023-09' })).toBe(1);
  expect(lengthOf({ from: '2022-10', to: '2023-09' })).toBe(12);
  expect(lengthOf({ from: '2023-09', to: '2023-07' })).toBe(-1);
});

test('months up to the latest one are in order', () => {
  expect(monthsUpTo('2023-02', 3)).toEqual(['2022-12', '2023-01', '2023-02']);
  expect(monthsUpTo('2023-02', 0)).toEqual([]);
});

test('every month between the first and the last is there', () => {
  expect(everyMonth(['2023-02', '2022-11'])).toEqual(['2022-11', '2022-12', '2023-01', '2023-02']);
  expect(everyMonth([])).toEqual([]);
});

test('a gap between months begins another stretch', () => {
  expect(stretchesOf(['2022-12', '2023-01', '2023-03'])).toEqual([
    { from: '2022-12', to: '2023-01' },
    { from: '2023-03', to: '2023-03' },
  ]);
});
