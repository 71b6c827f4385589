import { expect, test } from 'vitest';
import { monthsBetween } from '../../../platform/lib/month.ts';
import { pastSpans } from './pastMonths.ts';

const months = [...monthsBetween('2022-11', '2023-02'), ...monthsBetween('2019-11', '2020-01')];
const span = (first: string, last: string) => ({ first: `date '${first}'`, last: `date '${last}'` });

test('only the months that are asked for are made anew, in runs', () => {
  expect(pastSpans(months, null)).toEqual([
    span('2019-11-01', '2020-01-01'),
    span('2022-11-01', '2023-02-01'),
  ]);
  expect(pastSpans([], {})).toEqual([span('infinity', '-infinity')]);
});

test('a filter by doubtful filings needs whole years, of which two are not too many', () => {
  const filter = { hasDoubtfulFilings: false };
  expect(pastSpans(monthsBetween('2022-11', '2023-02'), filter)).toEqual([span('2022-01-01', '2023-12-01')]);
  expect(() => pastSpans(months, filter)).toThrow(
    'With asOf and hasDoubtfulFilings, ask for months of at most 2 calendar years, compared ones included.',
  );
});
