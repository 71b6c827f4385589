import { expect, test } from 'vitest';
import { cutOffYear, DURATIONS, isWithin } from './duration.ts';

test('with 2018 as the latest year the cut-offs are those of the specification', () => {
  expect(DURATIONS.map((duration) => cutOffYear(duration, 2018))).toEqual([2016, 2015, 2013, 2008, 2000]);
});

test('a duration keeps the years after its cut-off, up to the latest', () => {
  const kept = [2015, 2016, 2017, 2018, 2019].filter((year) => isWithin('1', year, 2018));
  expect(kept).toEqual([2017, 2018]);
});

test('All begins with 2000 itself', () => {
  expect([1999, 2000, 2001, 2018, 2019].filter((year) => isWithin('all', year, 2018))).toEqual([
    2000, 2001, 2018,
  ]);
});
