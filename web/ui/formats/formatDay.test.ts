import { expect, test } from 'vitest';
import { formatOrdinalDay } from './formatDay.ts';

test.each([
  ['2026-11-21T23:59:59.000Z', 'November 21st 2026'],
  ['2026-01-02T00:00:00.000Z', 'January 2nd 2026'],
  ['2026-03-03T12:00:00.000Z', 'March 3rd 2026'],
  ['2026-08-04T12:00:00.000Z', 'August 4th 2026'],
  ['2026-10-11T12:00:00.000Z', 'October 11th 2026'],
  ['2026-10-12T12:00:00.000Z', 'October 12th 2026'],
  ['2026-10-13T12:00:00.000Z', 'October 13th 2026'],
  ['2026-10-30T12:00:00.000Z', 'October 30th 2026'],
])('%s is %s', (instant, day) => {
  expect(formatOrdinalDay(instant)).toBe(day);
});
