import { expect, test } from 'vitest';
import { monthsBetween } from '../../../platform/lib/month.ts';
import { pastSpans, recentSpans } from './pastMonths.ts';

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

test('the months of small charts are the last 36, and with a filter by doubtful filings the years that are ranked as well', () => {
  const period = {
    bounds: { from: '2016-11', to: '2021-03' },
    months: ['2016-11'],
    monthsEarlier: null,
    compared: [],
    incomplete: [],
    monthlyOnly: [],
    recentIncomplete: [],
    published: new Set<string>(),
  };
  expect(recentSpans(period, null)).toEqual([span('2018-04-01', '2021-03-01')]);
  expect(recentSpans(period, { hasDoubtfulFilings: true })).toEqual([
    span('2016-01-01', '2016-12-01'),
    span('2018-04-01', '2021-03-01'),
  ]);
});
